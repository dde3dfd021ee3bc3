/** Names and values of a record, in pairs; what is missing reads 'N/A'. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { MESSAGES } from '#domain/messages.ts'

export function PropertyList({ facts }: { facts: readonly Property[] }) {
  return (
    <Box component="dl" sx={grid}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value === null || value === undefined || value === '' ? MESSAGES.notApplicable : value}
          </Box>
        </div>
      ))}
    </Box>
  )
}

export type Property = readonly [label: string, value: ReactNode]

export const yesOrNo = (value: boolean | null | undefined): string | null =>
  value === true ? 'Yes' : value === false ? 'No' : null

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
} as const
