/** Claims results of the AI for review, and counts those that wait. */
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { ReviewOrder } from '#domain/reviewQueue/reviewQueueInput.ts'
import { type ObservationListFilter, toApiFilter } from '#domain/observations/observationFilter.ts'
import { request } from '../../../foundation/data/request.ts'

export interface QueueOf {
  clientId: string
  filter: ObservationListFilter
  order: ReviewOrder
}

/** Ids of observations that stay the reviewer's, and of those left to others. */
export interface Claim {
  keptIds: string[]
  skippedIds: string[]
}

export async function claimReviews({ clientId, filter, order }: QueueOf, claim: Claim) {
  const variables = { input: { clientId }, filter: toApiFilter({ ...filter }), order, ...claim }
  const { claimReviews: queue } = await request(CLAIM_REVIEWS, variables)
  return queue
}

const CLAIM_REVIEWS = graphql(`
  mutation ClaimReviews(
    $filter: ObservationFilter
    $input: ObservationListInput
    $order: ReviewOrder
    $keptIds: [ID!]
    $skippedIds: [ID!]
  ) {
    claimReviews(
      filter: $filter
      input: $input
      order: $order
      keptIds: $keptIds
      skippedIds: $skippedIds
    ) {
      claimed {
        id
      }
      left
    }
  }
`)

export const toReviewQuery = (clientId: string, filter: ObservationListFilter) =>
  queryOptions({
    queryKey: ['allobservations', 'toReview', clientId, filter],
    queryFn: async ({ signal }) => {
      const variables = { input: { clientId }, filter: toApiFilter({ ...filter }) }
      return (await request(TO_REVIEW, variables, { signal })).totalToReview
    },
  })

const TO_REVIEW = graphql(`
  query ToReview($filter: ObservationFilter, $input: ObservationListInput) {
    totalToReview(filter: $filter, input: $input)
  }
`)
