/** People who opened the recording of an observation. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { readViews } from './recordingViewQueries.ts'

export const recordingViewResolvers = {
  Observation: {
    recording_views: (observation, _args, context) => {
      const { role, userId } = requireSession(context)
      return observation.observee_id === userId || mayCall(role, 'updateObservation')
        ? loadViews(context, observation)
        : null
    },
  },
} satisfies Resolvers<RequestContext>

const loadViews = requestBatchLoader(
  ({ db }: RequestContext, observations: readonly ObservationParent[]) =>
    readViews(db, observations),
)
