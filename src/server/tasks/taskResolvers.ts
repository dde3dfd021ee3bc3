/** Tasks: those that an observation form offers (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import { accessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { chosenId } from '../list/uuids.ts'
import { readTasksForObservation } from './taskQueries.ts'

export const taskResolvers = {
  Query: {
    getTasksForObservation: async (_root, { input }, context) =>
      readTasksForObservation(context.db, await accessOf(context, input?.clientId), {
        locationId: chosenId(input?.locationId),
        departmentId: chosenId(input?.departmentId),
        campaignId: chosenId(input?.campaignId),
      }),
  },
} satisfies Resolvers<RequestContext>
