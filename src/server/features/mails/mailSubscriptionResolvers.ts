/** unsubscribe and resubscribe, for the page that the links of mails lead to. */
import type { MailSubscription, Resolvers } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { setSubscription } from './mailSubscriptions.ts'

export const mailSubscriptionResolvers = {
  Mutation: {
    unsubscribe: (_root, { token }, context) => changeSubscription(context, token, false),
    resubscribe: (_root, { token }, context) => changeSubscription(context, token, true),
  },
} satisfies Resolvers<RequestContext>

async function changeSubscription(
  context: RequestContext,
  token: string,
  isSubscribed: boolean,
): Promise<MailSubscription> {
  const subscriber = await setSubscription(context, token, isSubscribed)
  if (!subscriber) throw badInput('token', MESSAGES.unsubscribeLinkInvalid)
  return { mail: subscriber.kind, is_subscribed: isSubscribed }
}
