/** Opens PostgreSQL or the embedded engine behind one executor that knows tenants, roles and policies. */
import type { Pool, PoolClient } from 'pg'
import type { Database, Reach, Transaction } from './database.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { connectWithPatience, isLostConnection } from './patience.ts'
import { openPostgres } from './openPostgres.ts'
import { type Statement, statementOf } from './statements.ts'

export interface DatabaseSettings {
  /** null: embedded in `dataDir`. */
  databaseUrl: string | null
  /** A folder, or 'memory://' for tests. */
  dataDir: string
  rowSecurity: 'writes' | 'everything'
}

export interface Engine {
  pool: Pool
  /** Rejects, in words, when nothing may be written now. */
  beforeWrite(): Promise<void>
  close(): Promise<void>
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database & { pool: Pool }> {
  const engine = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openEmbedded(settings.dataDir)
  const { pool } = engine

  const read: Database['read'] = async (reach, build) => {
    const statement = statementOf(reach, build)
    if (settings.rowSecurity === 'everything')
      return inTransaction(pool, reach, (client) => rowsOf(client, statement))
    try {
      return await withClient(pool, (client) => rowsOf(client, statement))
    } catch (error) {
      // A read may run twice; its connection was lost under it.
      if (!isLostConnection(error)) throw error
      return withClient(pool, (client) => rowsOf(client, statement))
    }
  }

  const write: Database['write'] = async (reach, work) => {
    await engine.beforeWrite()
    return inTransaction(pool, reach, (client) => {
      const run: Transaction['run'] = (build) => rowsOf(client, statementOf(reach, build))
      return work({ run })
    })
  }

  return {
    pool,
    read,
    write,
    ping: async () => {
      await withClient(pool, (client) => client.query('select 1'))
    },
    close: () => engine.close(),
  }
}

async function rowsOf<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const { rows } = await client.query(statement)
  return rows as Row[]
}

/** Everything inside runs as the application's role under the policies of `reach`. */
function inTransaction<T>(
  pool: Pool,
  reach: Reach,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return withClient(pool, async (client) => {
    await client.query('begin')
    try {
      await client.query('set local role liftwise_app')
      await client.query({ name: 'reach', text: REACH, values: reachValues(reach) })
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      if (!isLostConnection(error)) await client.query('rollback')
      throw error
    }
  })
}

const REACH =
  "select set_config('app.client_id', $1, true), set_config('app.every_client', $2, true)"

function reachValues(reach: Reach): string[] {
  return reach === 'every client' ? ['', 'on'] : [reach.clientId, 'off']
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
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
