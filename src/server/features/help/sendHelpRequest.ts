/** sendHelpRequest: the request to the provider's help desk and a copy to its sender, both or none (spec 7). */
import { v7 as uuid } from 'uuid'
import type { HelpRequestInput } from '#api/generated/contract.ts'
import { rateLimited } from '#domain/errors.ts'
import { helpFormSchema } from '#domain/help/helpForm.ts'
import { consume } from '../../context/request/rateLimit.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { parseInput } from '../../context/request/checked.ts'

export async function sendHelpRequest(
  context: RequestContext,
  input: HelpRequestInput,
): Promise<boolean> {
  const { db, now } = context
  const { clientId, userId } = requireSession(context)
  const payload: HelpRequest = parseInput(helpFormSchema, input)
  const rateLimit = { key: `help requests of ${userId}`, limit: 5, windowSeconds: 15 * 60 }
  if (!(await consume(db, [rateLimit], now()))) throw rateLimited()
  const mail = { clientId, userId, subjectId: uuid(), payload, priority: 1, dueAt: now() }
  await db.write({ clientId }, (transaction) =>
    enqueue(transaction, [
      { ...mail, kind: 'mail.helpRequest' },
      { ...mail, kind: 'mail.helpRequestCopy' },
    ]),
  )
  return true
}

/** What waits in the queue. */
export interface HelpRequest {
  subject: string
  message: string
}
