/** Files: the link to send one. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../graphql/context.ts'
import { presignedUrl } from './presignedUrl.ts'

export const fileResolvers = {
  Mutation: {
    getPresignedUrl: (_root, { urlInput }, context) => presignedUrl(context, urlInput),
  },
} satisfies Resolvers<RequestContext>
