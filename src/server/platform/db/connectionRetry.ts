/** Retries during a short outage of the database, but only what the database has not started to process. */
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool, PoolClient } from 'pg'

const CONNECT_RETRY_MS = 4_000
const CONNECT_RETRY_DELAY_MS = 100

/** Returns a connection of the pool; rejects when none is available within `retryForMs`. */
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
      logOncePerOutage(
        `The database does not respond (${reasonOf(error)}); trying again for ${retryForMs / 1000} seconds.`,
      )
      await wait(CONNECT_RETRY_DELAY_MS)
    }
  }
}

/**
 * Logs lost connections; without listeners a lost connection would end the process. The next call connects again, and a
 * connection in use rejects its own statement.
 */
export function logPoolErrors(pool: Pool): void {
  pool.on('error', (error) =>
    logOncePerOutage(`A connection to the database was lost (${reasonOf(error)}).`),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
}

let loggedAt = 0

function logOncePerOutage(sentence: string): void {
  if (Date.now() - loggedAt < CONNECT_RETRY_MS) return
  loggedAt = Date.now()
  process.emitWarning(sentence)
}

const reasonOf = (error: Error): string => error.message || codeOf(error) || error.name

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Code of the embedded engine's own errors when its thread has ended. */
export const ENGINE_ENDED = 'ENGINE_ENDED'

/** Returns whether a connection was refused, reset or ended, or the server is starting up or shutting down. */
export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === '' ? DRIVER_MESSAGES.test(error.message) : LOST_CONNECTION_CODES.test(code)
}

/** Codes of the operating system, of PostgreSQL (class 08 and shutdowns) and of the embedded engine. */
const LOST_CONNECTION_CODES =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0[123]|08\w{3}|ENGINE_ENDED)$/

/** Messages of the driver's errors that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/

/** Returns a connection with an open transaction; a dead connection is replaced before the transaction starts. */
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

/**
 * Retries work that may safely run twice (a read, the start of a transaction), since a pooled connection may be dead.
 * The second attempt follows immediately, later ones after a growing pause.
 */
export async function retryLostConnection<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + STATEMENT_RETRY_MS
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > deadline) throw error
      if (attempts > 1) await wait(Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 2), MAX_PAUSE_MS))
    }
  }
}

/** Shorter than an attempt's wait for a connection, so that a database that is away ends the attempts. */
const STATEMENT_RETRY_MS = 1_000
const FIRST_PAUSE_MS = 25
const MAX_PAUSE_MS = 200

export async function rollbackFails(client: ClientBase): Promise<boolean> {
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
