/** Opens PostgreSQL 15 or newer at a connection string. */
import { hostname } from 'node:os'
import pg, { type ClientBase } from 'pg'
import type { Engine } from './engine.ts'
import { assertOwnsDatabase, beginSession } from './databaseRoles.ts'
import { connectWithRetry, logPoolErrors, withClient } from './connectionRetry.ts'
import { openPipelinedReads } from './pipelinedReads.ts'
import { openReplicas, PRIMARY_POSITION } from './replicas/replicas.ts'
import { withPlaceholders } from './renderSql.ts'
import { POOLER_SHARES, sharesConnections } from './pooler.ts'
import { typeParsers } from './typeParsers.ts'

/** One name for all connections of a process, so that processes can be counted; PostgreSQL keeps 63 letters. */
const APPLICATION_NAME = `liftwise ${process.pid}@${hostname()}`.slice(0, 63)

const STARTUP_RETRY_MS = 60_000

/** Connections shared by pipelined reads; more would only compete for the same cores. */
const PIPELINED_CONNECTIONS = 2
/** A smaller pool has no connections to spare for pipelined reads. */
const MIN_POOL_FOR_PIPELINING = 8

/** `poolSize` counts all connections of the engine to one server. */
export async function openPostgres(
  connectionString: string,
  { poolSize, statementSeconds }: { poolSize: number; statementSeconds: number },
  replicaUrls: readonly string[],
): Promise<Engine> {
  const config = {
    connectionString,
    types: typeParsers,
    connectionTimeoutMillis: 3_000,
    application_name: APPLICATION_NAME,
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
  const replicas =
    replicaUrls.length === 0
      ? null
      : openReplicas(replicaUrls, {
          config: { ...config, max: poolSize },
          systemId: await readSystemId(pool),
          readPosition: () => readPosition(pool),
        })
  return {
    pool,
    pipelinedReads,
    replicas,
    hasOneConnection: false,
    openReadCopy: () => Promise.resolve(null),
    startUpkeep: () => () => Promise.resolve(),
    tidy: () => Promise.resolve(),
    assertWritable: () => Promise.resolve(),
    close: async () => {
      await replicas?.close()
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
    throw new Error(`The database at DATABASE_URL does not respond: ${errorMessage(error)}`, {
      cause: error,
    })
  }
}

async function readSystemId(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]?.id ?? ''
}

async function readPosition(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ position: number | null }>(
    `select ${withPlaceholders(PRIMARY_POSITION)} as position`,
  )
  return rows[0]?.position ?? null
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error)
}
