/** The code of the signed-in app. */
export const loadApp = () => import('./App.tsx')

/** Fetches it without running it. The build leaves the links in the page. */
export function preloadApp(): void {
  const links = document.querySelector<HTMLTemplateElement>('#app-files')
  if (links) document.head.append(links.content)
}
