/** Files: the link to send one. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { createPresignedUrl } from './presignedUrl.ts'

export const uploadResolvers = {
  Mutation: {
    getPresignedUrl: (_root, { urlInput }, context) => createPresignedUrl(context, urlInput),
  },
} satisfies Resolvers<RequestContext>
