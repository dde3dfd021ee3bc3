/** Rows of the page with one's observations of the day: task, time, place and people, with a chip on the right. */
import { Box, List, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { InlineObservationDate } from '../observations/ObservationDate.tsx'

export function DayRows({ children }: { children: ReactNode }) {
  return <List disablePadding>{children}</List>
}

export function DayRow({ title, at, details, chip, children }: DayRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Typography variant="body2" color="text.secondary">
            <InlineObservationDate at={at} />
            {details.filter(Boolean).map((detail) => ` · ${detail}`)}
          </Typography>
        </Box>
        <Box sx={{ flexShrink: 0 }}>{chip}</Box>
      </Stack>
      {children}
    </Box>
  )
}

interface DayRowProps {
  title: ReactNode
  /** ISO instant, or a local minute. */
  at: string
  /** Null and empty ones are left out. */
  details: readonly (string | null)[]
  chip: ReactNode
  /** Below the texts. */
  children?: ReactNode
}

const rowStyle = {
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
