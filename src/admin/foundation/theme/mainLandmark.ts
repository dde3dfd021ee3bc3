/** Container of menus and lists of options, where screen readers look for the page's content. */
export const mainLandmark = (): HTMLElement => document.querySelector('main') ?? document.body
