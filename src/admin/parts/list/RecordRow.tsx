/** Records as rows: what leads to one, its state on the right, facts below. */
import { Box, List, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function RecordRows({ children }: { children: ReactNode }) {
  return <List disablePadding>{children}</List>
}

export function RecordRow({ title, state, facts, children }: RecordRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={line}>
        <Box sx={{ fontWeight: 600, minWidth: 0 }}>{title}</Box>
        <Box sx={{ flexShrink: 0 }}>{state}</Box>
      </Box>
      {facts && (
        <Typography variant="body2" component="div" color="text.secondary">
          {facts}
        </Typography>
      )}
      {children}
    </Box>
  )
}

interface RecordRowProps {
  /** A link, or what it is about. */
  title: ReactNode
  /** A chip or a number. */
  state: ReactNode
  facts?: ReactNode
  /** Below both. */
  children?: ReactNode
}

const rowStyle = {
  py: 1.5,
  overflowWrap: 'anywhere',
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

const line = {
  display: 'flex',
  gap: 1,
  alignItems: 'start',
  justifyContent: 'space-between',
} as const
