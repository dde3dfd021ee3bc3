/** Tells people of the provider in the app, beyond the client's scope, in which the cause is written; and takes it back. */
import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#domain/enumerations.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { insertNotices, removeNotices } from '../../context/notices/notify.ts'
import { defineJob } from '../../platform/queue/queue.ts'

export const notifyProvider = defineJob({
  kind: 'notifyProvider',
  payload: z.object({
    kind: z.enum(NOTIFICATION_KINDS),
    cause: z.string(),
    people: z.array(z.string()),
    content: z.record(z.string(), z.unknown()).default({}),
  }),
  handler: async ({ subjectId, payload: { content, ...notice } }, { db, now }) => {
    // Before the job's end, which has the client's scope; a second attempt tells nobody again.
    await db.write('every client', (everywhere) =>
      insertNotices(everywhere, { ...notice, payload: content, subjectId, at: now() }, [
        PROVIDER_ROLE,
      ]),
    )
    return { state: 'done' }
  },
})

export const withdrawFromProvider = defineJob({
  kind: 'withdrawFromProvider',
  payload: z.object({ kinds: z.array(z.enum(NOTIFICATION_KINDS)), cause: z.string() }),
  handler: async ({ subjectId, payload }, { db }) => {
    await db.write('every client', (everywhere) =>
      removeNotices(everywhere, { ...payload, subjectId }),
    )
    return { state: 'done' }
  },
})
