/** The same key by the same user answers with the first result, also when both come at once. */
import type { Database, Transaction } from '../../platform/db/database.ts'
import { badInput } from '#domain/errors.ts'
import type { Session } from './requestContext.ts'

/**
 * The id of what an earlier call with this key made; null: this call is the first and makes `resultId`.
 * A call that comes meanwhile waits here for the first one's transaction.
 */
export async function claimKey(
  transaction: Transaction,
  { clientId, userId }: Pick<Session, 'clientId' | 'userId'>,
  operation: IdempotentOperation,
  key: string | null | undefined,
  resultId: string,
): Promise<string | null> {
  if (key === null || key === undefined) return null
  if (key.length < 1 || key.length > 200)
    throw badInput('idempotencyKey', 'A key has 1 to 200 characters.')
  const mine = { client_id: clientId, user_id: userId, operation, key }
  const [first] = await transaction.run((tables) =>
    tables
      .insert('idempotency_keys')
      .values({ ...mine, result_id: resultId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('result_id'),
  )
  if (first) return null
  const [earlier] = await transaction.run((tables) =>
    tables
      .from('idempotency_keys')
      .select('result_id')
      .where('user_id', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key),
  )
  return earlier?.result_id ?? null
}

/** Whether an earlier call with this key is done. */
export async function hasResult(
  db: Database,
  { clientId, userId }: Pick<Session, 'clientId' | 'userId'>,
  operation: IdempotentOperation,
  key: string | null | undefined,
): Promise<boolean> {
  if (!key) return false
  const earlier = await db.read({ clientId }, (tables) =>
    tables
      .from('idempotency_keys')
      .select('result_id')
      .where('user_id', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key),
  )
  return earlier.length > 0
}

type IdempotentOperation = 'createObservation' | 'uploadVideo'
