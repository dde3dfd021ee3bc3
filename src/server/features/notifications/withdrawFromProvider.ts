/** Takes back what people of the provider were told in the app, after the job that told them. */
import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#domain/enumerations.ts'
import { removeNotices } from '../../context/notices/notify.ts'
import { defineJob } from '../../platform/queue/queue.ts'

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
