/** Refusing mails of a kind, and wanting them again, by whoever has the link of such a mail. */
import type { Database, Transaction } from '../db/database.ts'
import { recordChange } from '../audit/recordChange.ts'
import type { RequestContext } from '../graphql/context.ts'
import { type MailSubscriber, unsubscribeTokens } from './unsubscribeToken.ts'

export interface SubscriptionChange extends Pick<RequestContext, 'db' | 'now' | 'requestId'> {
  settings: Pick<RequestContext['settings'], 'tokenSecret'>
}

/** Answers whom and which mails the link names; null: it is not one of ours, or the person is gone. */
export async function setSubscription(
  change: SubscriptionChange,
  token: string,
  wanted: boolean,
): Promise<MailSubscriber | null> {
  const subscriber = unsubscribeTokens(change.settings.tokenSecret).read(token)
  if (!subscriber || !(await exists(change.db, subscriber))) return null
  const { clientId, userId, kind } = subscriber
  await change.db.write({ clientId }, async (transaction) => {
    const changed = wanted
      ? await want(transaction, subscriber)
      : await refuse(transaction, subscriber, change.now())
    if (changed.length === 0) return
    const field = `wants_${kind}`
    await recordChange(
      transaction,
      { ...change, session: null },
      {
        clientId,
        action: 'UPDATE',
        entity: 'users',
        recordId: userId,
        before: { [field]: !wanted },
        after: { [field]: wanted },
      },
    )
  })
  return subscriber
}

async function exists(db: Database, { clientId, userId }: MailSubscriber): Promise<boolean> {
  const people = await db.read({ clientId }, (tables) =>
    tables.from('users').select('id').where('id', '=', userId),
  )
  return people.length > 0
}

/** Both answer a row for what was not so before. */
function refuse(
  transaction: Transaction,
  { clientId, userId, kind }: MailSubscriber,
  now: Date,
): Promise<{ kind: string }[]> {
  const values = { client_id: clientId, user_id: userId, kind, created_at: now }
  return transaction.run((tables) =>
    tables
      .insert('mail_refusals')
      .values(values)
      .onConflict((known) => known.doNothing())
      .returning('kind'),
  )
}

function want(
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
