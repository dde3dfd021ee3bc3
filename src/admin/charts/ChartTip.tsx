/** What a part of a chart is, while the pointer is on it: its name, its counts and their shares. */
import { Box, Paper, Typography } from '@mui/material'
import { isEnoughToTell } from '#domain/observations/enoughToTell.ts'
import { shownCount } from './shownCount.ts'
import { shownShare } from '#domain/observations/shownShare.ts'

export function ChartTip({ title, lines }: ChartTipProps) {
  return (
    <Paper sx={{ px: 1.5, py: 1, boxShadow: 3, whiteSpace: 'nowrap' }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {lines.map(({ name, color, count, whole }) => (
        <Box key={name} sx={line}>
          <Box component="span" sx={{ color, fontWeight: 600 }}>
            {name}
          </Box>
          <span>
            {shownCount(count)}
            {whole !== undefined && isEnoughToTell(whole) && ` (${shownShare(count, whole)})`}
          </span>
        </Box>
      ))}
      <Typography variant="caption" color="text.secondary">
        Click to see them
      </Typography>
    </Paper>
  )
}

interface ChartTipProps {
  title: string
  lines: readonly TipLine[]
}

export interface TipLine {
  name: string
  /** A token of the palette. */
  color: string
  count: number
  /** What the count is a share of. */
  whole?: number
}

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 13 } as const
