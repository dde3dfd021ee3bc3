/** Connections of the pool, with patience: one that turns out to be dead is replaced before anything was done on it. */
import type { Pool, PoolClient } from 'pg'
import { connectWithRetry, isLostConnection } from './patience.ts'

/** A connection with the transaction begun. */
export function begin(pool: Pool, beginSql: string): Promise<PoolClient> {
  return retryLostConnection(async () => {
    const client = await connectWithRetry(pool)
    try {
      await client.query(beginSql)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  })
}

/** For what may run twice, a read or the beginning of a transaction: a pooled connection may turn out to be dead. */
export async function retryLostConnection<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + STATEMENT_RETRY_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > deadline) throw error
    }
  }
}

/** Below the patience with which each try waits for a connection, so that a database that is away ends the tries. */
const STATEMENT_RETRY_MS = 1_000

export async function rollbackFails(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => false,
    () => true,
  )
}

export async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connectWithRetry(pool)
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
