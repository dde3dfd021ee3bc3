/** Help requests (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { sendHelpRequest } from './sendHelpRequest.ts'

export const helpResolvers = {
  Mutation: {
    sendHelpRequest: (_root, { input }, context) => sendHelpRequest(context, input),
  },
} satisfies Resolvers<RequestContext>
