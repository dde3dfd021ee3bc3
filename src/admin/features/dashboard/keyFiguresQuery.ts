/** Query for the counts of a range and of the range before it, in one request. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { GettingStarted } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { mayCall, mayOpen } from '#domain/access.ts'
import {
  type DatePeriod,
  precedingRange,
  type SummaryRange,
} from '#domain/charts/summaryPeriods.ts'
import type { Role } from '#domain/roles.ts'
import { request } from '../../foundation/data/request.ts'

/** `hasAi`: the client's videos are analysed; those who review the results are told how many are left. */
export const keyFiguresQuery = (
  clientId: string,
  range: SummaryRange,
  type: Role,
  hasAi: boolean,
) =>
  queryOptions({
    queryKey: ['allobservations', 'keyFigures', clientId, range, type, hasAi],
    queryFn: async ({ signal }): Promise<KeyFiguresData> => {
      const { months, dates } = range
      const days = { dates }
      const before = precedingRange(range)
      const variables = {
        input: { clientId },
        days,
        before,
        toReview: { ...days, ...TO_REVIEW },
        withoutRecording: { ...days, ...WITHOUT_RECORDING },
        clientId,
        starts: mayCall(type, 'gettingStarted'),
        reviews: hasAi && mayOpen(type, '/allobservations/any/edit'),
      }
      const counts = await request(KEY_FIGURES, variables, { signal })
      return { ...counts, clientId, months, days, before }
    },
    placeholderData: keepPreviousData,
  })

/** Filter of the AI's results that wait for a review: of the card, its list and its queue. */
export const TO_REVIEW = { toReview: true } as const

/** Filter of those that nobody can look at. */
export const WITHOUT_RECORDING = { withoutRecording: true } as const

const KEY_FIGURES = graphql(`
  query KeyFigures(
    $input: ObservationListInput
    $days: ObservationFilter
    $before: ObservationFilter
    $toReview: ObservationFilter
    $withoutRecording: ObservationFilter
    $clientId: ID
    $reviews: Boolean!
    $starts: Boolean!
  ) {
    total: totalObservations(filter: $days, input: $input)
    totalBefore: totalObservations(filter: $before, input: $input)
    pie: pieChartObservationsSummary(filter: $days, input: $input) {
      correct
      incorrect
    }
    pieBefore: pieChartObservationsSummary(filter: $before, input: $input) {
      correct
      incorrect
    }
    toReview: totalObservations(filter: $toReview, input: $input) @include(if: $reviews)
    withoutRecording: totalObservations(filter: $withoutRecording, input: $input)
      @include(if: $reviews)
    gettingStarted(clientId: $clientId) @include(if: $starts) {
      has_locations
      has_departments
      has_tasks
      has_people
      has_observations
      has_campaigns
    }
  }
`)

export interface KeyFiguresData extends Counts {
  clientId: string
  months: number
  days: Pick<SummaryRange, 'dates'>
  before: DatePeriod
}

interface Counts {
  total: number
  totalBefore: number
  pie: VerdictCounts
  pieBefore: VerdictCounts
  /** Absent for users who do not review AI results. */
  toReview?: number
  withoutRecording?: number
  /** First steps that a new client has done; absent or null: none are shown. */
  gettingStarted?: Omit<GettingStarted, '__typename'> | null
}

interface VerdictCounts {
  correct: number
  incorrect: number
}
