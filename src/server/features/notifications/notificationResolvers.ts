/** Resolvers of a person's own notifications: list, unread count, and marking as read. */
import type { Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { countNotifications, markRead, readNotifications } from './notificationQueries.ts'

export const notificationResolvers = {
  Notification: { reason: ({ reason }, _args, { texts }) => (reason ? texts.word(reason) : null) },
  Query: {
    myNotifications: async (_root, args, context) => {
      const rows = parseInput(listInputSchema, args)
      const { t } = context.texts
      return readNotifications(context.db, await accessOf(context), { ...rows, t })
    },
    totalMyNotifications: (_root, { unreadOnly }, context) =>
      countNotifications(context.db, requireSession(context), unreadOnly ?? false),
  },
  Mutation: {
    readNotifications: async (_root, args, context) => {
      const ids = [...new Set(args.ids.map((id) => requireUuid(id).toLowerCase()))]
      await markRead(context.db, requireSession(context), { ids, at: context.now() })
      return ids
    },
  },
} satisfies Resolvers<RequestContext>
