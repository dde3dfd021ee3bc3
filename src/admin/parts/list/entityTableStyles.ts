/** Styles of every list's table; on phones each row is a card. */
import type { SxProps, Theme } from '@mui/material'
import { cardsOnPhone, ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { TRUNCATED } from './TruncatedTextTooltip.tsx'

export const entityTableStyles = (minWidth: number): SxProps<Theme> => ({
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    // The header sticks to the top of this box.
    maxHeight: { sm: 'calc(100vh - 200px)' },
  },
  '& table': { minWidth: { sm: minWidth } },
  '& th, & td': { fontSize: 13, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { height: 44 },
  [`& .${TRUNCATED}`]: {
    display: 'inline-block',
    verticalAlign: 'middle',
    // 300 with the cell's padding of 16 on either side.
    maxWidth: { sm: 268 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { sm: 'nowrap' },
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
})

const cards = {
  ...cardsOnPhone('& tbody tr'),
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
  // The checkbox is to the left of the whole card.
  '& tbody tr:has(> td.MuiTableCell-paddingCheckbox)': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    '& > td:not(.MuiTableCell-paddingCheckbox)': { gridColumn: 2 },
  },
  '& tbody td.MuiTableCell-paddingCheckbox': {
    gridArea: '1 / 1 / span 50 / auto',
    p: 0,
  },
  '& tbody td > span': { overflowWrap: 'anywhere' },
  '& tbody td:has(> span:empty)': { display: 'none' },
} as const
