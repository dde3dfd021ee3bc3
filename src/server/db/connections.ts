/** Connections of the pool, with patience: one that turns out to be dead is replaced before anything was done on it. */
import type { Pool, PoolClient } from 'pg'
import { connectWithPatience, isLostConnection } from './patience.ts'

/** A connection with the transaction begun. */
export function begun(pool: Pool, opening: string): Promise<PoolClient> {
  return untilConnected(async () => {
    const client = await connectWithPatience(pool)
    try {
      await client.query(opening)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  })
}

/** For what may run twice, a read or the beginning of a transaction: a pooled connection may turn out to be dead. */
export async function untilConnected<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUp = Date.now() + TRY_AGAIN_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > giveUp) throw error
    }
  }
}

/** Below the patience with which each try waits for a connection, so that a database that is away ends the tries. */
const TRY_AGAIN_MS = 1_000

export async function failsToRollBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => false,
    () => true,
  )
}

export async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connectWithPatience(pool)
  let lost = false
  try {
    return await work(client)
  } catch (error) {
    lost = isLostConnection(error)
    throw error
  } finally {
    client.release(lost)
  }
}
