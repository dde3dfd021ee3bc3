/** The counts of a range and of the range before it, in one question. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { WITH_AI_RESULT } from '#domain/observations/aiReview.ts'
import { rangeBefore } from '#domain/observations/summaryDates.ts'
import type { Days, SummaryRange } from '#domain/observations/summaryDates.ts'
import { call } from '../data/call.ts'

export const keyFiguresQuery = (clientId: string, range: SummaryRange, reviews: boolean) =>
  queryOptions({
    queryKey: ['allobservations', 'keyFigures', clientId, range, reviews],
    queryFn: async ({ signal }): Promise<KeyFiguresOfRange> => {
      const { months, ...days } = range
      const before = rangeBefore(days)
      const toReview = { ...days, ...TO_REVIEW }
      const variables = { input: { clientId }, days, before, toReview, reviews }
      const counts = await call<Counts>(KEY_FIGURES, variables, { signal })
      return { ...counts, months, days, before }
    },
    placeholderData: keepPreviousData,
  })

/** AI results that nobody has reviewed. */
export const TO_REVIEW = { type: WITH_AI_RESULT, aiReviewStatus: ['UNREVIEWED'] } as const

export interface KeyFiguresOfRange extends Counts {
  months: number
  days: Days
  before: Days
}

interface Counts {
  total: number
  totalBefore: number
  pie: Verdicts
  pieBefore: Verdicts
  /** Left out for who does not review. */
  toReview?: number
}

interface Verdicts {
  correct: number
  incorrect: number
}

const KEY_FIGURES = `query KeyFigures(
  $input: ObservationListInput, $days: ObservationFilter, $before: ObservationFilter,
  $toReview: ObservationFilter, $reviews: Boolean!
) {
  total: totalObservations(filter: $days, input: $input)
  totalBefore: totalObservations(filter: $before, input: $input)
  pie: pieChartObservationsSummary(filter: $days, input: $input) { correct incorrect }
  pieBefore: pieChartObservationsSummary(filter: $before, input: $input) { correct incorrect }
  toReview: totalObservations(filter: $toReview, input: $input) @include(if: $reviews)
}`
