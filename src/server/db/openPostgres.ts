/** PostgreSQL 15 or newer by its address. */
import pg from 'pg'
import type { Engine } from './engine.ts'
import { becomeReader } from './becomeReader.ts'
import { connectWithPatience } from './patience.ts'
import { quickReads } from './quickReads.ts'
import { typeParsers } from './typeParsers.ts'

const START_PATIENCE_MS = 60_000

export async function openPostgres(connectionString: string): Promise<Engine> {
  const config = {
    connectionString,
    types: typeParsers,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'liftwise',
    // Compiling a plan costs more than running any of ours.
    options: '-c jit=off',
    onConnect: becomeReader,
  }
  const pool = new pg.Pool({ ...config, max: 16 })
  // Without a listener an idle connection's end would end the process; the next call connects anew.
  pool.on('error', () => undefined)
  // The pool listens to idle connections only; one in use that ends tells its caller by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const client = await connectWithPatience(pool, START_PATIENCE_MS)
    client.release()
  } catch (error) {
    throw new Error(`The database of DATABASE_URL does not answer: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  const quick = quickReads(config)
  return {
    pool,
    quick,
    hasOneConnection: false,
    beforeWrite: () => Promise.resolve(),
    close: async () => {
      await quick.close()
      await pool.end()
    },
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error)
}
