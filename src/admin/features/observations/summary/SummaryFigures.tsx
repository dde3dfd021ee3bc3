/** The charts of the list's own filter: asked for again whenever it changes. */
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { QueryState } from '../../../parts/charts/QueryBody.tsx'
import type { ObservationListFilter } from '../../../foundation/router/observationListPath.ts'
import { SummaryCharts } from './SummaryCharts.tsx'
import { SUMMARY_HEIGHT } from './summaryHeight.ts'
import { summaryQuery } from './summaryQuery.ts'

export function SummaryFigures({ filter }: { filter: ObservationListFilter }) {
  const { id } = useCurrentClient()
  const query = useQuery(summaryQuery(id, filter))
  return (
    <QueryState query={query} height={SUMMARY_HEIGHT} errorText={MESSAGES.summaryFailed}>
      {(summary) => (
        <Box
          aria-busy={query.isPlaceholderData}
          sx={query.isPlaceholderData ? { opacity: 0.6 } : {}}
        >
          <SummaryCharts
            summary={summary}
            empty="No observations in these days. Choose a longer range or change the filters."
          />
        </Box>
      )}
    </QueryState>
  )
}
