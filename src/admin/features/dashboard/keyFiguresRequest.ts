/** Request for the counts of a range and of the range before it. Needs no query code, so that it can be prefetched. */
import { graphql } from '#api/graphql.ts'
import { mayOpen } from '#domain/access.ts'
import { type DatePeriod, precedingRange } from '#domain/charts/summaryPeriods.ts'
import { WITH_AI_RESULT } from '#domain/observations/aiReview.ts'
import type { Role } from '#domain/roles.ts'

/** `hasAi`: the client's videos are analysed; those who review the results are told how many are left. */
export function keyFiguresRequest(clientId: string, days: DatePeriod, reader: Reader) {
  const { dateFrom, dateTo } = days
  return {
    query: KEY_FIGURES,
    variables: {
      input: { clientId },
      days: { dateFrom, dateTo },
      before: precedingRange(days),
      toReview: {
        dateFrom,
        dateTo,
        type: [...UNREVIEWED_FILTER.type],
        aiReviewStatus: [...UNREVIEWED_FILTER.aiReviewStatus],
      },
      reviews: reader.hasAi && mayOpen(reader.type, '/allobservations/any/edit'),
    },
  }
}

interface Reader {
  type: Role
  hasAi: boolean
}

/** Filter of AI results that nobody has reviewed. */
export const UNREVIEWED_FILTER = { type: WITH_AI_RESULT, aiReviewStatus: ['UNREVIEWED'] } as const

const KEY_FIGURES = graphql(`
  query KeyFigures(
    $input: ObservationListInput
    $days: ObservationFilter
    $before: ObservationFilter
    $toReview: ObservationFilter
    $reviews: Boolean!
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
  }
`)
