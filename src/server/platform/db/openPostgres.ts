/** Opens PostgreSQL 15 or newer at a connection string. */
import { hostname } from 'node:os'
import pg, { type ClientBase, type Pool } from 'pg'
import type { Database } from './database.ts'
import { assertOwnsDatabase, beginSession } from './databaseRoles.ts'
import { connectWithRetry, logPoolErrors, withClient } from './connectionRetry.ts'
import { openPipelinedReads } from './pipelinedReads.ts'
import { executorOn, type RowSecurity } from './executor.ts'
import { POOLER_SHARES, sharesConnections } from './pooler.ts'
import { typeParsers } from './typeParsers.ts'

/** One name for all connections of a process, so that processes can be counted; PostgreSQL keeps 63 letters. */
const APPLICATION_NAME = `liftwise ${process.pid}@${hostname()}`.slice(0, 63)

/** Settings of each connection to a server. */
export const CONNECTION = { types: typeParsers, application_name: APPLICATION_NAME }

const STARTUP_RETRY_MS = 60_000

/** Connections shared by pipelined reads; more would only compete for the same cores. */
const PIPELINED_CONNECTIONS = 2
/** A smaller pool has no connections to spare for pipelined reads. */
const MIN_POOL_FOR_PIPELINING = 8

/** `poolSize` counts all connections of the engine to one server. */
export async function openPostgres(
  connectionString: string,
  {
    poolSize,
    statementSeconds,
    rowSecurity,
  }: { poolSize: number; statementSeconds: number; rowSecurity: RowSecurity },
): Promise<Database & { pool: Pool }> {
  const config = {
    ...CONNECTION,
    connectionString,
    connectionTimeoutMillis: 3_000,
    onConnect: (client: ClientBase) =>
      beginSession(client, { timeoutMs: statementSeconds * 1_000 }),
  }
  const pipelined = poolSize < MIN_POOL_FOR_PIPELINING ? 0 : PIPELINED_CONNECTIONS
  const pool = new pg.Pool({ ...config, max: poolSize - pipelined })
  logPoolErrors(pool)
  await waitForServer(pool)
  try {
    await withClient(pool, async (client) => {
      await assertOwnsDatabase(client)
      if (await sharesConnections(client, connectionString)) throw new Error(POOLER_SHARES)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  const pipelinedReads = pipelined === 0 ? null : openPipelinedReads(config, pipelined)
  const assertWritable = () => Promise.resolve()
  return {
    ...executorOn({ pool, pipelinedReads, assertWritable }, rowSecurity),
    pool,
    close: async () => {
      await pipelinedReads?.close()
      await pool.end()
    },
  }
}

async function waitForServer(pool: pg.Pool): Promise<void> {
  try {
    const client = await connectWithRetry(pool, STARTUP_RETRY_MS)
    client.release()
  } catch (error) {
    throw new Error(
      `The database at DATABASE_URL cannot be opened: ${errorMessage(error)}. Check the address, and that its server runs and has this user and database.`,
      { cause: error },
    )
  }
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error)
}
