/** Pie and line of a summary, side by side where there is room. */
import { Box } from '@mui/material'
import { memo } from 'react'
import { CHART_HEIGHT } from '../../charts/chartHeight.ts'
import { EmptyState } from '../../charts/Empty.tsx'
import { ObservationLineChart } from '../../charts/LineOverTime.tsx'
import { VerdictPieChart } from '../../charts/PieOfVerdicts.tsx'
import { formatNumber } from '../../charts/shownCount.ts'
import { timeBuckets } from '../../charts/timeBuckets.ts'
import { useToday } from '../../charts/useToday.ts'
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
