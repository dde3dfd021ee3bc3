/** Pie and line of a summary, side by side where there is room. */
import { Box } from '@mui/material'
import { memo } from 'react'
import { CHART_HEIGHT } from '../../../parts/charts/chartHeight.ts'
import { EmptyState } from '../../../parts/charts/Empty.tsx'
import { ObservationLineChart } from '../../../parts/charts/ObservationLineChart.tsx'
import { VerdictPieChart } from '../../../parts/charts/VerdictPieChart.tsx'
import { formatNumber } from '../../../foundation/format/formatNumber.ts'
import { timeBuckets } from '../../../parts/charts/timeBuckets.ts'
import { useToday } from '../../../foundation/auth/useToday.ts'
import type { Summary } from './summaryQuery.ts'

/** Drawn again for other figures only. */
export const SummaryCharts = memo(function SummaryCharts({
  summary: { pie, line, filter },
  empty,
}: SummaryChartsProps) {
  const today = useToday()
  const total = line.reduce((sum, day) => sum + day.total, 0)
  if (total === 0) return <EmptyState height={CHART_HEIGHT}>{empty}</EmptyState>
  const days = { dateFrom: filter.dateFrom ?? null, dateTo: filter.dateTo ?? null }
  const buckets = timeBuckets(line, days, today)
  return (
    <Box sx={columnsStyle}>
      <VerdictPieChart pie={pie} filter={filter} note={missingVerdictNote(total, pie, filter)} />
      <ObservationLineChart buckets={buckets} filter={filter} />
    </Box>
  )
})

interface SummaryChartsProps {
  summary: Summary
  /** What to say when there is no observation. */
  empty: string
}

/** Only where the filter does not choose among verdicts itself. */
function missingVerdictNote(total: number, pie: Summary['pie'], filter: Summary['filter']) {
  const missing = total - pie.correct - pie.incorrect
  const chosen = filter.showResult !== undefined || (filter.principles ?? []).length > 0
  if (missing <= 0 || chosen) return undefined
  return `${formatNumber(missing)} without a verdict yet.`
}

const columnsStyle = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const
