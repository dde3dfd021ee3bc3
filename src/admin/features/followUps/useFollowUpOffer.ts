/** Offer to start a follow-up of an observation, or the follow-up it has; requested before anything is offered. */
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'

/** `observationId`: null, nothing is asked. */
export const useFollowUpOffer = (observationId: string | null) =>
  useQuery({
    queryKey: ['followups', 'offer', observationId],
    enabled: observationId !== null,
    queryFn: async ({ signal }) =>
      (await request(FOLLOW_UP_OFFER, { id: observationId ?? '' }, { signal })).followUpOffer,
  })

const FOLLOW_UP_OFFER = graphql(`query FollowUpOffer($id: ID!) {
  followUpOffer(observationId: $id) {
    may_open refusal open_id closed_id coach { ${PERSON} }
  }
}`)

/** Query parameter of the page that starts a follow-up: its observation. */
export const OBSERVATION_PARAM = 'observation'

export const startFollowUpPath = (observationId: string): string =>
  `/followups/create?${OBSERVATION_PARAM}=${observationId}`
