/** In place of figures: what is missing, and what to do next; as high as what it stands for. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function EmptyState({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: height, display: 'grid', placeItems: 'center', px: 2 }}>
      <Typography color="text.secondary" align="center">
        {children}
      </Typography>
    </Box>
  )
}
