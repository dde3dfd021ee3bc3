/** Limits how often a person does what mails others. */
import { MAILING_ACTS_AN_HOUR, type MailingAct } from '#domain/mails/mailLimits.ts'
import { enforceLimits } from './rateLimit.ts'
import { type RequestContext, requireSession } from './requestContext.ts'

/** Counts one act of the caller; RATE_LIMITED beyond the limit. Call it before the transaction. */
export const limitMailing = (context: RequestContext, act: MailingAct): Promise<void> =>
  enforceLimits(
    context.db,
    [
      {
        key: `${act} of ${requireSession(context).userId}`,
        limit: MAILING_ACTS_AN_HOUR,
        windowSeconds: 3_600,
      },
    ],
    context.now(),
  )
