/** A part of a section that the browser opens, also where its search finds something in it; paper has all of it. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
        {title}
      </Box>
      {children}
    </details>
  )
}
