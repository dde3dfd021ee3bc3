/** The pie and the line of the range. */
import { useQuery } from '@tanstack/react-query'
import { MESSAGES } from '#domain/messages.ts'
import type { SummaryRange } from '#domain/charts/summaryDates.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { QueryState } from '../../parts/charts/QueryBody.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { SummaryCharts } from '../observations/summary/SummaryCharts.tsx'
import { SUMMARY_HEIGHT } from '../observations/summary/summaryHeight.ts'
import { summaryQuery } from '../observations/summary/summaryQuery.ts'

export function Trend({ range: { dateFrom, dateTo } }: { range: SummaryRange }) {
  const { id } = useCurrentClient()
  const query = useQuery(summaryQuery(id, { dateFrom, dateTo }))
  return (
    <Section title="Results">
      <QueryState query={query} height={SUMMARY_HEIGHT} errorText={MESSAGES.summaryFailed}>
        {(summary) => (
          <SummaryCharts
            summary={summary}
            empty="No observations in these days. Choose a longer range, or add the first observation that you see."
          />
        )}
      </QueryState>
    </Section>
  )
}
