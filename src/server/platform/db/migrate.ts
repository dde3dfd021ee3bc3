/** Runs the migrations: plain SQL files in order, each once, by one process at a time. */
import { readdir, readFile } from 'node:fs/promises'
import { runner } from 'node-pg-migrate'
import type { ClientBase, Pool } from 'pg'
import { join } from 'node:path'
import { withOwnerRole } from './databaseRoles.ts'
import { type DatabaseSettings, openDatabase } from './openDatabase.ts'
import { projectRoot } from '../settings/projectRoot.ts'

const FOLDER = join(projectRoot, 'src/server/platform/db/migrations')

const MIGRATION_LOCK = 7_216_354

export async function openMigrated(
  settings: DatabaseSettings,
): Promise<Awaited<ReturnType<typeof openDatabase>>> {
  const db = await openDatabase(settings)
  await migrate(db)
  return db
}

export async function migrate({ pool }: { pool: Pool }): Promise<void> {
  await withOwnerRole(pool, (client) =>
    lockMigrations(client, async () => {
      await runner({
        dbClient: client,
        dir: FOLDER,
        direction: 'up',
        migrationsTable: 'migrations',
        noLock: true,
        log: () => undefined,
        logger: { debug: noop, info: noop, warn: noop, error: noop },
      })
    }),
  )
}

/** Waits for other processes that change the schema, and makes them wait. */
export async function lockMigrations(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** Returns the names of this version's migrations in their order. */
export async function listMigrations(): Promise<string[]> {
  const files = await readdir(FOLDER)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted()
}

/** Returns the names of this version's migrations that the database lacks; a later version may have run others. */
export async function pendingMigrations(client: ClientBase): Promise<string[]> {
  const names = await listMigrations()
  const { rows: tables } = await client.query(`select to_regclass('migrations') as found`)
  if (tables[0]?.found === null) return names
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}

/** Runs migrations in the open transaction, so that they are undone with it, and records them as the runner does. */
export async function applyMigrations(client: ClientBase, names: readonly string[]): Promise<void> {
  await client.query(`create table if not exists migrations
    (id serial primary key, name varchar(255) not null, run_on timestamp not null)`)
  for (const name of names) {
    await client.query(await readFile(join(FOLDER, `${name}.sql`), 'utf8'))
    await client.query('insert into migrations (name, run_on) values ($1, now())', [name])
  }
}

function noop(): void {}
