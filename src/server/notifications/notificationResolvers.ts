/** Notifications: a person's own, what is unread of them, and marking them read. */
import type { Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { checked } from '../list/checked.ts'
import { uuidOf } from '../list/uuids.ts'
import { countNotifications, markRead, readNotifications } from './notificationQueries.ts'

export const notificationResolvers = {
  Query: {
    myNotifications: (_root, args, context) =>
      readNotifications(context.db, sessionOf(context), checked(listInputSchema, args)),
    totalMyNotifications: (_root, { unreadOnly }, context) =>
      countNotifications(context.db, sessionOf(context), unreadOnly ?? false),
  },
  Mutation: {
    readNotifications: async (_root, args, context) => {
      const ids = [...new Set(args.ids.map((id) => uuidOf(id).toLowerCase()))]
      await markRead(context.db, sessionOf(context), { ids, at: context.now() })
      return ids
    },
  },
} satisfies Resolvers<RequestContext>
