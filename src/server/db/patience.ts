/** A database that is away for a moment is waited for, but only before anything was sent. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

const PATIENCE_MS = 4_000
const BETWEEN_MS = 100

export async function connectWithPatience(
  pool: Pool,
  patienceMs = PATIENCE_MS,
): Promise<PoolClient> {
  const giveUp = Date.now() + patienceMs
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > giveUp) throw error
      sayOncePerOutage(error, patienceMs)
      await wait(BETWEEN_MS)
    }
  }
}

let saidAt = 0

function sayOncePerOutage(error: Error, patienceMs: number): void {
  if (Date.now() - saidAt < PATIENCE_MS) return
  saidAt = Date.now()
  const reason = error.message || ('code' in error ? String(error.code) : error.name)
  process.stderr.write(
    `The database does not answer (${reason}); trying again for ${patienceMs / 1000} seconds.\n`,
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
