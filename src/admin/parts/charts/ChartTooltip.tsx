/** Tooltip for a part of a chart: its name, its counts and their shares. */
import { Box, Paper, Typography } from '@mui/material'
import { formatPercentage, isSampleLargeEnough } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function ChartTooltip({ title, lines }: ChartTooltipProps) {
  const t = useT()
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
            {formatNumber(count)}
            {whole !== undefined &&
              isSampleLargeEnough(whole) &&
              ` (${formatPercentage(count, whole, readerLocale())})`}
          </span>
        </Box>
      ))}
      <Typography variant="caption" color="text.secondary">
        {t('charts.clickToView')}
      </Typography>
    </Paper>
  )
}

interface ChartTooltipProps {
  title: string
  lines: readonly TooltipLine[]
}

interface TooltipLine {
  name: string
  /** Colour token of the palette. */
  color: string
  count: number
  /** Total for the share of the count. */
  whole?: number
}

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 13 } as const
