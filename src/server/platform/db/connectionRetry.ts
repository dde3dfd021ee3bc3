/** A database that is away for a moment is waited for, but only before anything was sent. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

const CONNECT_RETRY_MS = 4_000
const RETRY_DELAY_MS = 100

export async function connectWithRetry(
  pool: Pool,
  retryForMs = CONNECT_RETRY_MS,
): Promise<PoolClient> {
  const deadline = Date.now() + retryForMs
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > deadline) throw error
      logOncePerOutage(error, retryForMs)
      await wait(RETRY_DELAY_MS)
    }
  }
}

let loggedAt = 0

function logOncePerOutage(error: Error, retryForMs: number): void {
  if (Date.now() - loggedAt < CONNECT_RETRY_MS) return
  loggedAt = Date.now()
  const reason = error.message || ('code' in error ? String(error.code) : error.name)
  process.stderr.write(
    `The database does not answer (${reason}); trying again for ${retryForMs / 1000} seconds.\n`,
  )
}

/** Connection refused, reset or ended; the server starting up or shutting down. */
export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/.test(code) ||
    /^(57P0[123]|08)/.test(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect|worker ended/.test(
      error.message,
    )
  )
}

/**
 * Connections of the pool, with patience: one that turns out to be dead is replaced before anything was done on it.
 * A connection with the transaction begun.
 */
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
