/** Query of the numbers of follow-ups: those still to be done, and those closed in a range. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { request } from '../../foundation/data/request.ts'

export const followUpTotalsQuery = (clientId: string, range: SummaryRange) =>
  queryOptions({
    queryKey: ['followups', 'totals', clientId, range],
    queryFn: async ({ signal }) =>
      (await request(FOLLOW_UP_TOTALS, { clientId, ...closedIn(range) }, { signal }))
        .followUpTotals,
    placeholderData: keepPreviousData,
  })

/** Filter of those closed in the range. */
export const closedIn = ({ dates }: SummaryRange) => ({ closedDates: dates })

const FOLLOW_UP_TOTALS = graphql(`
  query FollowUpTotals($clientId: ID, $closedDates: DatePreset) {
    followUpTotals(clientId: $clientId, closedDates: $closedDates) {
      open
      overdue
      closed
      closed_in_time
      median_days_to_close
    }
  }
`)
