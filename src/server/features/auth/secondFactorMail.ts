/** Builds the mail to a person whose second factor was removed. */
import { z } from 'zod'
import { defineMail } from '../mails/mailContent.ts'
import type { RemovedBy } from './secondFactorQueries.ts'

export const secondFactorRemoved = defineMail({
  kind: 'secondFactorRemoved',
  payload: z.object({ by: z.enum(['self', 'administrator']) }),
  build: async ({ payload: { by } }, _parts, { firstname }) => {
    return { values: { firstname, by: REMOVED_BY[by] }, path: '/account' }
  },
})

const REMOVED_BY: Record<RemovedBy, string> = { self: 'You', administrator: 'An administrator' }
