/** The report on the AI: what the reviews say of the observations that a filter leaves (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { observationAccessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { daysOf } from '../observations/daysOf.ts'
import { readAiAccuracy } from './accuracyQueries.ts'

export const accuracyResolvers = {
  Query: {
    aiAccuracy: async (_root, { filter: given, input }, context) => {
      const filter = checked(observationListInputSchema, given ?? {})
      const access = await observationAccessOf(context, input?.clientId)
      const days = await daysOf(context.db, access, filter)
      return readAiAccuracy(context.db, { access, filter, days })
    },
  },
} satisfies Resolvers<RequestContext>
