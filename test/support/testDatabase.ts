/**
 * The database of one test process: embedded in memory, or a new one on the PostgreSQL server of TEST_DATABASE_URL.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Pool, QueryResultRow } from 'pg'
import type { Database } from '#server/platform/db/database.ts'
import { withOwnerRole as connectedAsOwner } from '#server/platform/db/databaseRoles.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { memoryDatabase } from './memoryDatabase.ts'
import { printedBlock } from './printedBlock.mjs'

interface TestDatabaseOptions {
  databasePoolSize?: number
  statementSeconds?: number
}

/** Returns the row security that the run's ROW_SECURITY asks for. */
const usualRowSecurity = (): Settings['rowSecurity'] =>
  process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes'

/** Migrated and empty. On PostgreSQL it is left behind under a name that the next run removes. */
export async function testDatabase(
  rowSecurity = usualRowSecurity(),
  pool: TestDatabaseOptions = {},
): Promise<Database> {
  const db = await emptyDatabase(rowSecurity, pool)
  await migrate(db)
  return db
}

export async function emptyDatabase(
  rowSecurity = usualRowSecurity(),
  pool: TestDatabaseOptions = {},
): ReturnType<typeof openDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  const databaseUrl = server ? await newDatabase(server) : null
  const dataDir = databaseUrl ? '' : await memoryDatabase()
  return openDatabase({ databaseUrl, dataDir, rowSecurity, ...pool })
}

/**
 * Creates an empty database, and its owner, as OPERATIONS.md says: a role that may do nothing else. Returns the address
 * with which the owner connects. `server` is an administrator's.
 */
export async function newDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await dropLeftOvers(client)
    const name = `liftwise_test_${process.pid}_${randomBytes(6).toString('hex')}`
    const password = randomBytes(12).toString('hex')
    // One by one: a database is not created in a transaction.
    const statements = printedBlock('create role liftwise login', {
      liftwise: name,
      'what openssl rand -hex 24 prints': password,
    })
    for (const statement of statements.trim().split('\n')) await client.query(statement)
    return Object.assign(new URL(server), { username: name, password, pathname: `/${name}` }).href
  } finally {
    await client.end()
  }
}

/**
 * Drops the databases of earlier runs, and their owners. One without connections may still belong to a running process
 * whose pool is idle.
 */
async function dropLeftOvers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where datname like 'liftwise\\_test\\_%'
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
  )
  for (const { datname } of rows)
    if (!isAlive(Number(datname.split('_')[2]))) {
      await client.query(`drop database if exists ${datname}`).catch(() => undefined)
      await client.query(`drop role if exists ${datname}`).catch(() => undefined)
    }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns the address of a database on PostgreSQL, with which other processes open it too. */
export function addressOf(db: Database): string {
  const { connectionString } = (db as Database & { pool: Pool }).pool.options
  if (connectionString === undefined) throw new Error('The embedded engine has no address.')
  return connectionString
}

/** Runs SQL as the role that owns the tables, for what the application may not do itself. */
export const asOwner = <Row extends QueryResultRow>(
  db: Database,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  connectedAsOwner((db as Database & { pool: Pool }).pool, async (client) => {
    const { rows } = await client.query<Row>(sql, values)
    return rows
  })
