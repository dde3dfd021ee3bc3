/** Campaigns: those that an observation form offers (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import { accessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { readCampaignsForObservation } from './campaignQueries.ts'

export const campaignResolvers = {
  Query: {
    getCampaignsForObservation: async (_root, { input }, context) =>
      readCampaignsForObservation(
        context.db,
        await accessOf(context, input?.clientId),
        context.now(),
      ),
  },
} satisfies Resolvers<RequestContext>
