/** Media query of phones: widths below the theme's `sm` breakpoint. */
export const ON_PHONE = '@media (max-width: 599.95px)'

/** A phone that is held upright: the one place with room for a bar that stays at the bottom. */
export const ON_UPRIGHT_PHONE = '@media (max-width: 599.95px) and (min-height: 480px)'

/** A phone on its side, or a window that is zoomed to 400 %: bars that stay in view would leave no room for the page. */
export const ON_LOW_WINDOW = '@media (max-height: 479.95px)'
