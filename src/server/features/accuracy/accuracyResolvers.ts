/** The report on the AI: what the reviews say of the observations that a filter leaves (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { parseObservationQuery } from '../observations/askedQuery.ts'
import { readAiAccuracy } from './accuracyQueries.ts'

export const accuracyResolvers = {
  Query: {
    aiAccuracy: async (_root, args, context) =>
      readAiAccuracy(context.db, await parseObservationQuery(context, args)),
  },
} satisfies Resolvers<RequestContext>
