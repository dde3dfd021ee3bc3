/** Where the fields of the filter form stand: five in a row on a desktop, one on a phone. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export function FilterGrid({ children }: { children: ReactNode }) {
  return <Box sx={gridStyle}>{children}</Box>
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  alignItems: 'start',
  gap: { xs: 1.5, md: 2 },
  '& > *': { minWidth: 0 },
} as const
