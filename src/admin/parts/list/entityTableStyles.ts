/** Styles of every list's table. */
import type { SxProps, Theme } from '@mui/material'
import { ON_LOW_WINDOW } from '../../foundation/theme/cardsOnPhone.ts'
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
const TABLE = '& > table'
const HEAD = `${TABLE} > thead`
const BODY = `${TABLE} > tbody`
const ROW = `${BODY} > tr`
const CELL = `${ROW} > td`

/** Width of a column's text where all are as wide: beside the menu, the page's padding and the checkboxes. */
const SHARE = '(100vw - 352px) / var(--columns) - 16px'

export const entityTableStyles = {
  overflow: 'auto',
  // The header sticks to the top of this box.
  maxHeight: 'calc(100vh - 200px)',
  [ON_LOW_WINDOW]: { maxHeight: 'none' },
  ...scrollShadows,
  [TABLE]: { minWidth: 720 },
  [`${HEAD} th, ${CELL}`]: {
    px: 1,
    fontSize: 13,
    lineHeight: '18px',
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
      xs: 120,
      lg: `clamp(150px, ${SHARE}, 268px)`,
      xl: `clamp(190px, ${SHARE}, 268px)`,
    },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [`& td[data-wide] .${TRUNCATED}`]: {
    maxWidth: { xs: 200, lg: `clamp(220px, ${SHARE}, 268px)`, xl: 268 },
  },
  '& td[data-wrapped]': { maxWidth: 'none', overflowWrap: 'anywhere', whiteSpace: 'normal' },
  [`${ROW}[data-details]`]: { bgcolor: 'background.default' },
  [`${ROW}[data-details] > td`]: { maxWidth: 'none', py: 1.5 },
  // Old rows, until the new page or order is there. Short waits show nothing.
  [BODY]: { transition: 'opacity 150ms 150ms' },
  '& > [aria-busy="true"] > tbody': { opacity: 0.5 },
  // The first cell is the way to the record; other links are quiet until they are pointed at.
  '& tbody td[data-first] ~ td a:not(:hover, :focus-visible)': {
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
} satisfies SxProps<Theme>
