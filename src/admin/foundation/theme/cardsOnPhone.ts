/** Media query of phones: widths below the theme's `sm` breakpoint. */
export const ON_PHONE = '@media (max-width: 599.95px)'

/** A phone that is held upright: the one place with room for a bar that stays at the bottom. */
export const ON_UPRIGHT_PHONE = '@media (max-width: 599.95px) and (min-height: 480px)'

/** A phone on its side, or a window that is zoomed to 400 %: bars that stay in view would leave no room for the page. */
export const ON_LOW_WINDOW = '@media (max-height: 479.95px)'

/** A row of a table as a card. */
export const cardStyles = {
  height: 'auto',
  m: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

/**
 * Styles that show a table as cards on phones, each cell with its column's name (`data-label`) on the left. `card`
 * and `cell` are the selectors of cards and their cells, `padding` is in units of the theme. Belongs into a rule of
 * ON_PHONE.
 */
export const cardsOnPhone = (card: string, cell: string, padding: number) => ({
  '& table, & tbody': { display: 'block' },
  [card]: { ...cardStyles, display: 'block', p: padding, overflow: 'hidden' },
  [cell]: { display: 'block', maxWidth: 'none', border: 0, px: 1, py: 0.5 },
  [`${cell}[data-label]`]: {
    display: 'flex',
    // Numeric cells of MUI's tables are reversed.
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 2,
    textAlign: 'right',
    '&::before': { content: 'attr(data-label)', color: 'text.secondary', flex: 'none' },
  },
  [`${cell}[data-label] > *`]: { minWidth: 0 },
})
