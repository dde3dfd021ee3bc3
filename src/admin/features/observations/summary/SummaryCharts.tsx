/** Charts of the observation list's filter; loaded again when it changes. */
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { filterDays } from '#domain/charts/datePresets.ts'
import { useCurrentClient, useToday } from '../../../foundation/auth/currentClient.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { ObservationLineChart } from '../../../parts/charts/ObservationLineChart.tsx'
import { CHART_HEIGHT, SUMMARY_HEIGHT } from '../../../parts/charts/chartHeights.ts'
import { EmptyState, QueryState } from '../../../parts/layout/QueryState.tsx'
import { VerdictPieChart } from '../../../parts/charts/VerdictPieChart.tsx'
import { timeBuckets } from '../../../parts/charts/timeBuckets.ts'
import { pieNote, type Summary, summaryQuery } from './summaryQuery.ts'

export function SummaryFigures({ filter }: { filter: ObservationListFilter }) {
  const t = useT()
  const { id } = useCurrentClient()
  const query = useQuery(summaryQuery(id, filter))
  return (
    <QueryState query={query} height={SUMMARY_HEIGHT} errorText={t('messages.summaryFailed')}>
      {(summary) => (
        <Box
          aria-busy={query.isPlaceholderData}
          sx={query.isPlaceholderData ? { opacity: 0.6 } : {}}
        >
          <SummaryCharts summary={summary} empty={t('observations.list.nothing')} />
        </Box>
      )}
    </QueryState>
  )
}

/** Pie and line chart of a summary, side by side when there is room. Memoized: renders again only for other figures. */
export const SummaryCharts = memo(function SummaryCharts({
  summary: { pie, line, filter },
  empty,
}: SummaryChartsProps) {
  const today = useToday()
  const total = line.reduce((sum, day) => sum + day.total, 0)
  if (total === 0) return <EmptyState height={CHART_HEIGHT}>{empty}</EmptyState>
  const buckets = timeBuckets(line, filterDays(filter, today), today)
  return (
    <Box sx={columnsStyle}>
      <VerdictPieChart pie={pie} filter={filter} note={pieNote(total, pie, filter)} />
      <ObservationLineChart buckets={buckets} filter={filter} />
    </Box>
  )
})

interface SummaryChartsProps {
  summary: Summary
  /** Text when there are no observations. */
  empty: string
}

const columnsStyle = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const
