/** Styles of every list's table; on phones each row is a card of two or three lines. */
import type { SxProps, Theme } from '@mui/material'
import { cardStyles, ON_LOW_WINDOW, ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { TRUNCATED } from './TruncatedTextTooltip.tsx'

/** Shadows at the edges beyond which a table goes on. They lie behind the cells, which have no background of their own. */
const scrollShadows = {
  background: (theme: Theme) => {
    const { paper } = theme.palette.background
    const shadow = `rgb(28 31 35 / 22%), transparent`
    return [
      `linear-gradient(to right, ${paper} 40%, transparent) left / 40px 100% no-repeat local`,
      `linear-gradient(to left, ${paper} 40%, transparent) right / 40px 100% no-repeat local`,
      `linear-gradient(to right, ${shadow}) left / 14px 100% no-repeat scroll`,
      `linear-gradient(to left, ${shadow}) right / 14px 100% no-repeat scroll`,
    ].join(', ')
  },
} as const

/** The name, and under it the other values as one text. */
const cards = {
  '& table, & tbody': { display: 'block' },
  '& thead': { display: 'block' },
  // Phones sort with the toolbar's button.
  '& thead th:not(.MuiTableCell-paddingCheckbox)': { display: 'none' },
  '& thead tr': { display: 'flex' },
  '& thead tr:not(:has(> .MuiTableCell-paddingCheckbox))': { display: 'none' },
  '& thead th.MuiTableCell-paddingCheckbox': {
    flexGrow: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    px: 1.5,
    py: 0.5,
    border: 0,
  },
  '& tbody tr': {
    ...cardStyles,
    position: 'relative',
    display: 'block',
    px: 1.5,
    py: 1,
  },
  // The checkbox is to the left of the whole card.
  '& tbody tr:has(> td.MuiTableCell-paddingCheckbox)': { pl: 5.5 },
  '& tbody td.MuiTableCell-paddingCheckbox': {
    position: 'absolute',
    insetBlock: 0,
    left: 4,
    display: 'flex',
    alignItems: 'center',
    p: 0,
    border: 0,
  },
  '& tbody td[data-label]': {
    display: 'inline',
    p: 0,
    border: 0,
    lineHeight: '24px',
    color: 'text.secondary',
    '&[data-labelled]::before': { content: 'attr(data-label) " "' },
    // For screen readers only.
    '&:not([data-labelled])::before': {
      content: 'attr(data-label)',
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
  '& tbody td[data-label] ~ td:not(:last-of-type)::after': { content: '" · "' },
  '& tbody td:has(> span:empty)': { display: 'none' },
  [`& tbody .${TRUNCATED}, & tbody .${TRUNCATED} > span`]: {
    display: 'inline',
    verticalAlign: 'baseline',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  // The name is the card's heading.
  '& tbody td[data-label]:not([data-label] ~ td)': {
    display: 'block',
    fontSize: 14,
    fontWeight: 600,
    color: 'text.primary',
  },
} as const

export const entityTableStyles: SxProps<Theme> = {
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    // The header sticks to the top of this box.
    maxHeight: { sm: 'calc(100vh - 200px)' },
    [ON_LOW_WINDOW]: { maxHeight: 'none' },
    ...scrollShadows,
  },
  '& table': { minWidth: { sm: 720 } },
  '& th, & td': {
    px: { sm: 1 },
    fontSize: 13,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': {
    position: 'sticky',
    [ON_LOW_WINDOW]: { position: 'static' },
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  // An arrow beside every header, most of them invisible, would take the width of a column.
  '& thead .MuiTableSortLabel-icon': { position: 'absolute', insetInlineStart: '100%', mx: '1px' },
  '& thead th.MuiTableCell-alignRight .MuiTableSortLabel-icon': {
    insetInline: 'auto 100%',
  },
  '& tbody tr': { height: 44 },
  [`& .${TRUNCATED}`]: {
    display: 'inline-block',
    verticalAlign: 'middle',
    // At most 300 with the cell's padding [9.26].
    maxWidth: { sm: 120, lg: 150, xl: 190 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [`& td[data-wide] .${TRUNCATED}, & td[data-label]:not([data-label] ~ td) .${TRUNCATED}`]: {
    maxWidth: { sm: 200, lg: 220, xl: 268 },
  },
  // Old rows, until the new page or order is there. Short waits show nothing.
  '& tbody': { transition: 'opacity 150ms 150ms' },
  '&[aria-busy="true"] tbody, & [aria-busy="true"] tbody': { opacity: 0.5 },
  // The first cell is the way to the record; other links are quiet until they are pointed at.
  '& tbody td[data-label] ~ td a:not(:hover, :focus-visible)': {
    color: 'inherit',
    textDecoration: 'none',
  },
  // The ring of a link inside must not be cut off with the text.
  [`& .${TRUNCATED}:has(a, button)`]: { p: '2px', m: '-2px' },
  [`& .${TRUNCATED} :focus-visible`]: { outlineOffset: 0 },
  // The client's colour has enough contrast on white only.
  '& tbody tr:hover a, & tbody tr.Mui-selected a': { color: 'text.primary' },
  '& tbody tr[data-deleted]': { bgcolor: 'background.default' },
  '& tbody tr[data-deleted] td': { color: 'text.secondary' },
  '& tbody tr[data-deleted] td a': { color: 'inherit' },
  [ON_PHONE]: cards,
}
