/** Opting out of a kind of mail and back in, with the link of such a mail. */
import type { MailSubscription, Resolvers } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type MailSubscriber, unsubscribeTokens } from './unsubscribeToken.ts'

export interface SubscriptionChange extends Pick<RequestContext, 'db' | 'now' | 'requestId'> {
  settings: Pick<RequestContext['settings'], 'tokenSecret' | 'previousTokenSecret'>
}

/**
 * Returns the person and the kind of mail that the link names; null when the link is invalid or the person no longer
 * exists.
 */
export async function setSubscription(
  change: SubscriptionChange,
  token: string,
  isSubscribed: boolean,
): Promise<MailSubscriber | null> {
  const { tokenSecret, previousTokenSecret } = change.settings
  const subscriber = unsubscribeTokens(tokenSecret, previousTokenSecret).verify(token)
  if (!subscriber || !(await personExists(change.db, subscriber))) return null
  await changeMails({ ...change, session: null }, subscriber, isSubscribed)
  return subscriber
}

/** Audited; writes nothing when the person gets the kind of mail, or does not, already. */
export async function changeMails(
  actor: AuditActor & Pick<RequestContext, 'db'>,
  subscriber: MailSubscriber,
  isSubscribed: boolean,
): Promise<void> {
  const { clientId, userId, kind } = subscriber
  await actor.db.write({ clientId }, async (transaction) => {
    const changedRows = isSubscribed
      ? await optIn(transaction, subscriber)
      : await optOut(transaction, subscriber, actor.now())
    if (changedRows.length === 0) return
    const field = `wants_${kind}`
    await audit(transaction, actor, {
      clientId,
      action: 'UPDATE',
      entity: 'users',
      recordId: userId,
      before: { [field]: !isSubscribed },
      after: { [field]: isSubscribed },
    })
  })
}

/** Tells whether the person has opted out of a kind of mail. */
export async function hasRefused(
  db: Database,
  { clientId, userId, kind }: MailSubscriber,
): Promise<boolean> {
  const refusals = await db.read({ clientId }, (tables) =>
    tables
      .from('mail_refusals')
      .select('kind')
      .where('user_id', '=', userId)
      .where('kind', '=', kind),
  )
  return refusals.length > 0
}

async function personExists(db: Database, { clientId, userId }: MailSubscriber): Promise<boolean> {
  const people = await db.read({ clientId }, (tables) =>
    tables.from('users').select('id').where('id', '=', userId),
  )
  return people.length > 0
}

/** Both return a row only when something changed. */
function optOut(
  transaction: Transaction,
  { clientId, userId, kind }: MailSubscriber,
  now: Date,
): Promise<{ kind: string }[]> {
  const values = { client_id: clientId, user_id: userId, kind, created_at: now }
  return transaction.run((tables) =>
    tables
      .insert('mail_refusals')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('kind'),
  )
}

function optIn(
  transaction: Transaction,
  { userId, kind }: MailSubscriber,
): Promise<{ kind: string }[]> {
  return transaction.run((tables) =>
    tables
      .remove('mail_refusals')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .returning('kind'),
  )
}

/** unsubscribe and resubscribe, for the page that the links of mails open. */
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
  if (!subscriber) throw badInput('token', message('unsubscribeLinkInvalid'))
  return { mail: subscriber.kind, is_subscribed: isSubscribed }
}
