/** Styles of every list's table; on phones each row is a card of two or three lines. */
import type { SxProps, Theme } from '@mui/material'
import { cardStyles, ON_LOW_WINDOW, ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { TRUNCATED } from './TruncatedTextTooltip.tsx'

/** Shadows at the edges beyond which a table goes on. They lie behind the cells, which have no background of their own. */
const scrollShadows = {
  background: (theme: Theme) => {
    const { paper } = theme.palette.background
    const shadow = `${theme.palette.shade}, transparent`
    return [
      `linear-gradient(to right, ${paper} 40%, transparent) left / 40px 100% no-repeat local`,
      `linear-gradient(to left, ${paper} 40%, transparent) right / 40px 100% no-repeat local`,
      `linear-gradient(to right, ${shadow}) left / 14px 100% no-repeat scroll`,
      `linear-gradient(to left, ${shadow}) right / 14px 100% no-repeat scroll`,
    ].join(', ')
  },
} as const

/** Without tables inside a cell. */
const TABLE = '& .RaDataTable-table'
const HEAD = `${TABLE} > thead`
const BODY = `${TABLE} > tbody`
const ROW = `${BODY} > tr`
const CELL = `${ROW} > td`

/** Width of a column's text where all are as wide: beside the menu, the page's padding and the checkboxes. */
const SHARE = '(100vw - 352px) / var(--columns) - 16px'

/** The name, and under it the other values as one text. */
const cards = {
  [`${TABLE}, ${BODY}`]: { display: 'block' },
  [HEAD]: { display: 'block' },
  // Phones sort with the toolbar's button.
  [`${HEAD} th:not(.MuiTableCell-paddingCheckbox)`]: { display: 'none' },
  [`${HEAD} tr`]: { display: 'flex' },
  [`${HEAD} tr:not(:has(> .MuiTableCell-paddingCheckbox))`]: { display: 'none' },
  [`${HEAD} th.MuiTableCell-paddingCheckbox`]: {
    flexGrow: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    px: 1.5,
    py: 0.5,
    border: 0,
  },
  [ROW]: {
    ...cardStyles,
    position: 'relative',
    display: 'block',
    px: 1.5,
    py: 1,
  },
  // The checkbox is to the left of the whole card.
  [`${ROW}:has(> td.MuiTableCell-paddingCheckbox)`]: { pl: 5.5 },
  [`${CELL}.MuiTableCell-paddingCheckbox`]: {
    position: 'absolute',
    insetBlock: 0,
    left: 4,
    display: 'flex',
    alignItems: 'center',
    p: 0,
    border: 0,
  },
  [`${CELL}[data-label]`]: {
    display: 'inline',
    p: 0,
    border: 0,
    lineHeight: '24px',
    color: 'text.secondary',
    '&[data-labelled]::before': { content: 'attr(data-label) "\\00a0"' },
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
  [`${CELL}[data-label] ~ td:not(:last-of-type, :has(+ td .MuiButton-root))::after`]: {
    content: '" · "',
  },
  // A second line of a cell goes on in the first.
  '& td[data-wrapped] > span p': { display: 'inline', '&::before': { content: '" · "' } },
  [`${CELL}:has(> span:empty)`]: { display: 'none' },
  [`& tbody .${TRUNCATED}, & tbody .${TRUNCATED} > span`]: {
    display: 'inline',
    // Room for the ring of a link would be an empty line behind a text of two lines.
    p: 0,
    m: 0,
    verticalAlign: 'baseline',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  // Beside the heading.
  [`${CELL}:has(> span > [aria-expanded])`]: { position: 'absolute', top: 4, right: 4 },
  // One card with the row above.
  [`${ROW}:has(+ [data-details])`]: { mb: 0, borderBottom: 0, borderRadius: '4px 4px 0 0' },
  [`${ROW}[data-details]`]: { mt: 0, borderTop: 0, borderRadius: '0 0 4px 4px' },
  [`${ROW}[data-details] > td`]: { display: 'block', p: 0, border: 0 },
  // The name is the card's heading.
  [`${CELL}[data-label]:not([data-label] ~ td)`]: {
    display: 'block',
    fontSize: 14,
    fontWeight: 600,
    color: 'text.primary',
  },
} as const

export const entityTableStyles = {
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    // The header sticks to the top of this box.
    maxHeight: { sm: 'calc(100vh - 200px)' },
    [ON_LOW_WINDOW]: { maxHeight: 'none' },
    ...scrollShadows,
  },
  [TABLE]: { minWidth: { sm: 720 } },
  [`${HEAD} th, ${CELL}`]: {
    px: { sm: 1 },
    fontSize: 13,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  [`${HEAD} th`]: {
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
  [ROW]: { height: 44 },
  [`& .${TRUNCATED}`]: {
    display: 'inline-block',
    verticalAlign: 'middle',
    // At most 300 with the cell's padding [9.26].
    maxWidth: {
      sm: 120,
      lg: `clamp(150px, ${SHARE}, 268px)`,
      xl: `clamp(190px, ${SHARE}, 268px)`,
    },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [`& td[data-wide] .${TRUNCATED}, & td[data-label]:not([data-label] ~ td) .${TRUNCATED}`]: {
    maxWidth: { sm: 200, lg: `clamp(220px, ${SHARE}, 268px)`, xl: 268 },
  },
  '& td[data-wrapped]': { maxWidth: 'none', overflowWrap: 'anywhere', whiteSpace: 'normal' },
  [`${ROW}[data-details]`]: { bgcolor: 'background.default' },
  [`${ROW}[data-details] > td`]: { maxWidth: 'none', py: 1.5 },
  // Old rows, until the new page or order is there. Short waits show nothing.
  [BODY]: { transition: 'opacity 150ms 150ms' },
  '&[aria-busy="true"] tbody, & [aria-busy="true"] tbody': { opacity: 0.5 },
  // The first cell is the way to the record; other links are quiet until they are pointed at.
  '& tbody td[data-label] ~ td a:not(:hover, :focus-visible)': {
    color: 'inherit',
    textDecoration: 'none',
  },
  // The ring of a link inside must not be cut off with the text.
  [`& .${TRUNCATED}:has(a, button)`]: { p: '2px', m: '-2px' },
  [`& .${TRUNCATED} :focus-visible`]: { outlineOffset: 0 },
  // The client's colour has enough contrast on paper only.
  '& tbody tr:hover a, & tbody tr.Mui-selected a': { color: 'text.primary' },
  '& tbody tr[data-deleted]': { bgcolor: 'background.default' },
  '& tbody tr[data-deleted] td': { color: 'text.secondary' },
  '& tbody tr[data-deleted] td a': { color: 'inherit' },
  [ON_PHONE]: cards,
} satisfies SxProps<Theme>
