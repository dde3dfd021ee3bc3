/** Stops the mails that a link names, or has them sent again; no session is needed. */
import type { MailSubscription } from '#api/generated/contract.ts'
import { postPublic } from './postPublic.ts'

export type Subscription = Omit<MailSubscription, '__typename'>

export async function changeSubscription(
  token: string,
  isSubscribed: boolean,
): Promise<Subscription> {
  const { subscription } = await postPublic<{ subscription: Subscription }>(
    isSubscribed ? RESUBSCRIBE : UNSUBSCRIBE,
    { token },
  )
  return subscription
}

const UNSUBSCRIBE = `mutation Unsubscribe($token: String!) {
  subscription: unsubscribe(token: $token) { mail is_subscribed }
}`

const RESUBSCRIBE = `mutation Resubscribe($token: String!) {
  subscription: resubscribe(token: $token) { mail is_subscribed }
}`
