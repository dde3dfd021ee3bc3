/** Idempotency keys: a repeated call answers with the result of the first one, even when both arrive together. */
import { createHash } from 'node:crypto'
import { badInput } from '#domain/errors.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Session } from './requestContext.ts'

/** A call with the key that its sender chose; null: the call is never a repetition. */
export interface KeyedCall {
  operation: 'completeVideoAnalysis' | 'createObservation' | 'uploadVideo'
  key: string | null | undefined
  /** Input as the sender gave it: a repetition sends the same one. */
  input: object
}

type KeyOwner = Pick<Session, 'clientId' | 'userId'>

/**
 * Returns the id of what an earlier call with this key made; null: this call is the first and makes `resultId`. Throws
 * BAD_INPUT when the earlier call had another input. Waits for the transaction of a call that came just before.
 */
export async function claimKey(
  transaction: Transaction,
  { clientId, userId }: KeyOwner,
  { operation, key, input }: KeyedCall,
  resultId: string,
): Promise<string | null> {
  if (key === null || key === undefined) return null
  if (key.length < 1 || key.length > 200)
    throw badInput('idempotencyKey', 'The key must have 1 to 200 characters.')
  const claim = { client_id: clientId, user_id: userId, operation, key }
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const [first] = await transaction.run((tables) =>
    tables
      .insert('idempotency_keys')
      .values({ ...claim, result_id: resultId, input_hash: inputHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('result_id'),
  )
  if (first) return null
  const [earlier] = await transaction.run((tables) =>
    tables
      .from('idempotency_keys')
      .select(['result_id', 'input_hash'])
      .where('user_id', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key),
  )
  if (!earlier) return null
  if (earlier.input_hash !== null && earlier.input_hash !== inputHash)
    throw badInput('idempotencyKey', 'This key was already used with different input.')
  return earlier.result_id
}

/** Tells whether an earlier call with this key is done. */
export async function hasResult(
  db: Database,
  { clientId, userId }: KeyOwner,
  { operation, key }: Pick<KeyedCall, 'operation' | 'key'>,
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
