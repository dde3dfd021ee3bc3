/** sendHelpRequest: mails the request to the provider's help desk and a copy to its sender, both or none. */
import { v7 as uuid } from 'uuid'
import type { HelpRequestInput, Resolvers } from '#api/generated/contract.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { helpFormSchema } from '#domain/help/helpForm.ts'
import { defineMail } from '../mails/mailContent.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { enforceLimits } from '../../context/request/rateLimit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { enqueue } from '../../platform/queue/queue.ts'

async function sendHelpRequest(context: RequestContext, input: HelpRequestInput): Promise<boolean> {
  const { db, now } = context
  const { clientId, userId } = requireSession(context)
  const payload = parseInput(helpFormSchema, input)
  const rateLimit = { key: `help requests of ${userId}`, limit: 5, windowSeconds: 15 * 60 }
  await enforceLimits(db, [rateLimit], now())
  const mail = { clientId, userId, subjectId: uuid(), payload, priority: 1, dueAt: now() }
  await db.write({ clientId }, (transaction) =>
    enqueue(transaction, [
      { ...mail, kind: 'mail.helpRequest' },
      { ...mail, kind: 'mail.helpRequestCopy' },
    ]),
  )
  return true
}

/** Resolver of help requests. */
export const helpResolvers = {
  Mutation: {
    sendHelpRequest: (_root, { input }, context) => sendHelpRequest(context, input),
  },
} satisfies Resolvers<RequestContext>

/** Builds the mails: to the help desk, and the sender's copy. */
export const helpRequest = defineMail({
  kind: 'helpRequest',
  payload: helpFormSchema,
  build: async (job, _parts, recipient) => ({
    values: { name: fullNameOf(recipient), email: recipient.email, ...job.payload },
    path: `/users/${recipient.id}?clientId=${job.clientId}`,
  }),
})

export const helpRequestCopy = defineMail({
  kind: 'helpRequestCopy',
  payload: helpFormSchema,
  build: async ({ payload }) => ({ values: payload, path: '/help' }),
})
