/** Builds the mail to a person whose second factor was removed. */
import { z } from 'zod'
import { defineMail } from '../mails/mailContent.ts'

export const secondFactorRemoved = defineMail({
  kind: 'secondFactorRemoved',
  payload: z.object({ by: z.enum(['self', 'administrator']) }),
  build: async ({ payload: { by } }, _parts, { texts: { t } }) => {
    return {
      values: { by: t(by === 'self' ? 'mailParts.you' : 'mailParts.administrator') },
      path: '/account',
    }
  },
})
