/** Claims results of the AI for review. */
import { graphql } from '#api/graphql.ts'
import type { BlindObservation } from '#api/generated/contract.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import type { PrincipleAnswers } from '#domain/reviewQueue/blindReview.ts'
import type { ReviewOrder } from '#domain/reviewQueue/reviewQueueInput.ts'
import { type ObservationListFilter, toApiFilter } from '#domain/observations/observationFilter.ts'
import { request } from '../../foundation/data/request.ts'

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

export interface ClaimedReview {
  id: string
  /** Null: the observation may be shown as it is. */
  blind: BlindObservation | null
}

export async function claimReviews(
  { clientId, filter, order }: QueueOf,
  claim: Claim,
): Promise<{ claimed: ClaimedReview[]; left: number }> {
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
        blind {
          date
          task_name
          location_name
          principles
          video_url
          lift_start_time
          lift_end_time
        }
      }
      left
    }
  }
`)

/** Returns the observation with what the AI says of it. */
export async function submitBlindReview(id: string, answers: PrincipleAnswers) {
  const given = PRINCIPLES.map((principle) => ({ principle, is_correct: answers[principle] }))
  return (await request(SUBMIT_BLIND_REVIEW, { id, answers: given })).submitBlindReview
}

const SUBMIT_BLIND_REVIEW = graphql(`
  mutation SubmitBlindReview($id: ID!, $answers: [BlindAnswerInput!]!) {
    submitBlindReview(observationId: $id, answers: $answers) {
      id
      ai_technique
      video {
        id
        is_inside_base
        is_big_engines
        is_turn_not_twist
        is_dip_n_drive
      }
    }
  }
`)
