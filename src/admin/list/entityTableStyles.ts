/** The look of every list's table; on a phone each row is a card (design, lists). */
import type { SxProps, Theme } from '@mui/material'

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
  '& tbody a:focus-visible': { outlineOffset: 2 },
  '@media (max-width: 599.95px)': cards,
})

const cards = {
  '& table, & thead, & tbody': { display: 'block' },
  '& thead tr': { display: 'flex', overflowX: 'auto' },
  '& thead th': { display: 'flex', alignItems: 'center', flex: 'none' },
  '& tbody tr': {
    display: 'block',
    height: 'auto',
    m: 1,
    p: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& tbody td': {
    display: 'flex',
    justifyContent: 'space-between',
    maxWidth: 'none',
    gap: 2,
    border: 0,
    px: 1,
    py: 0.5,
    textAlign: 'right',
  },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label)',
    color: 'text.secondary',
    flex: 'none',
  },
  '& tbody td:has(> span:empty)': { display: 'none' },
  '& thead th.MuiTableCell-paddingCheckbox': { width: 48 },
  '& tbody td.MuiTableCell-paddingCheckbox': { justifyContent: 'flex-end' },
} as const
