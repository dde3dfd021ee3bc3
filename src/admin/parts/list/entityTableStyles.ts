/** The look of every list's table; on a phone each row is a card (design, lists). */
import type { SxProps, Theme } from '@mui/material'
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
    // With the cell's padding of 16 on either side, 300.
    maxWidth: { sm: 268 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { sm: 'nowrap' },
  },
  '& tbody a:focus-visible': { outlineOffset: 2 },
  // The client's colour is dark enough for white only.
  '& tbody tr:hover a, & tbody tr.Mui-selected a': { color: 'text.primary' },
  '& tbody tr[data-deleted]': { bgcolor: 'background.default' },
  '& tbody tr[data-deleted] td': { color: 'text.secondary' },
  '& tbody tr[data-deleted] td a': { color: 'inherit' },
  '@media (max-width: 599.95px)': cards,
})

const cards = {
  '& table, & thead, & tbody': { display: 'block' },
  // The toolbar's menu sorts.
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
    display: 'block',
    height: 'auto',
    m: 1,
    p: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
  },
  // The checkbox stands beside the whole card.
  '& tbody tr:has(> td.MuiTableCell-paddingCheckbox)': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    '& > td:not(.MuiTableCell-paddingCheckbox)': { gridColumn: 2 },
  },
  '& tbody td.MuiTableCell-paddingCheckbox': {
    gridArea: '1 / 1 / span 50 / auto',
    justifyContent: 'flex-start',
    alignItems: 'flex-start',
    p: 0,
  },
  '& tbody td': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    maxWidth: 'none',
    gap: 2,
    border: 0,
    px: 1,
    py: 0.5,
    textAlign: 'right',
  },
  '& tbody td > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label)',
    color: 'text.secondary',
    flex: 'none',
  },
  '& tbody td:has(> span:empty)': { display: 'none' },
} as const
