/** Runs the migrations: plain SQL files in order, each once, by one process at a time. */
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runner } from 'node-pg-migrate'
import type { ClientBase, Pool } from 'pg'
import { join } from 'node:path'
import { withOwnerRole } from './databaseRoles.ts'
import { readInstallation } from './installation.ts'
import { isLockConflict } from './lockConflict.ts'
import { type DatabaseSettings, openDatabase } from './openDatabase.ts'
import { projectRoot } from '../settings/projectRoot.ts'
import type { Settings } from '../settings/settings.ts'
import { programVersion, versionText } from '../settings/version.ts'

const FOLDER = join(projectRoot, 'src/server/platform/db/migrations')

const MIGRATION_LOCK = 7_216_354

/** The schema of release 0.2.0 in one file, in place of the migrations up to the last one of that release. */
const BASELINE = '0052_release_0_2'
const LAST_REPLACED = '0052_equal_names'

export async function openMigrated(
  settings: DatabaseSettings & Pick<Settings, 'newerDatabase'>,
): Promise<Awaited<ReturnType<typeof openDatabase>>> {
  const db = await openDatabase(settings)
  await withOwnerRole(db.pool, (client) => assertNotNewer(client, settings.newerDatabase))
  await migrate(db)
  return db
}

/** Each migration is a transaction. Processes of the version before may serve meanwhile. */
export async function migrate({ pool }: { pool: Pool }, folder = FOLDER): Promise<void> {
  await withOwnerRole(pool, (client) =>
    lockMigrations(client, async () => {
      if ((await isDivided(client)) && (await pendingMigrations(client)).length > 0)
        throw new Error(`${DIVIDED} Until then the version before serves it. Nothing was changed.`)
      await recordBaseline(client)
      await lettingCallsPass(client, () =>
        runner({
          dbClient: client,
          dir: folder,
          direction: 'up',
          migrationsTable: 'migrations',
          noLock: true,
          // Databases have the replaced ones, too.
          checkOrder: false,
          log: () => undefined,
          logger: { debug: noop, info: noop, warn: noop, error: noop },
        }),
      )
      if ((await laterMigrations(client)).length === 0) await recordVersion(client)
    }),
  )
}

/** Rejects a database of a version before the baseline. One that has the migrations in place of it gets its name. */
export async function recordBaseline(client: ClientBase): Promise<void> {
  const applied = await recordedMigrations(client)
  if (applied.length === 0 || applied.includes(BASELINE)) return
  if (isBeforeBaseline(applied))
    throw new Error(
      `A version before Liftwise 0.2.0 has updated this database last (${applied.at(-1)}), and this is ${versionText()}. Update to Liftwise 0.2.0 first, with its command \`migrate\`, then to this version. Nothing was changed.`,
    )
  await client.query('insert into migrations (name, run_on) values ($1, now())', [BASELINE])
}

/** Says how a database comes back that a version before 0.3.0 divided with its command `partition`. */
export const DIVIDED =
  'Its tables are divided by client, which later migrations do not support. Back it up with the command `backup`, and `restore` the backup into a new database: that one is undivided.'

export async function isDivided(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p' limit 1`,
  )
  return rows.length > 0
}

/** Tests run migrations of their own, without the table. */
async function recordVersion(client: ClientBase): Promise<void> {
  const { version } = programVersion()
  const installation = await readInstallation(client)
  if (installation && installation.version !== version)
    await client.query('update installation set version = $1', [version])
}

/**
 * Waits a moment for a lock and then begins again after a pause: calls that come later queue behind a statement that
 * waits for its lock, and an export may hold one for minutes. The moment is shorter than PostgreSQL's `deadlock_timeout`,
 * so that of a write and a migration that wait for each other the migration gives way.
 */
async function lettingCallsPass(client: ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query(`set lock_timeout = '300ms'`)
  try {
    for (let attempt = 1; ; attempt += 1)
      try {
        await work()
        return
      } catch (error) {
        // The runner leaves its failed transaction open.
        await client.query('rollback')
        if (!isLockConflict(error) || attempt === MAX_ATTEMPTS) throw error
        await wait(ATTEMPT_PAUSE_MS)
      }
  } finally {
    await client.query('reset lock_timeout')
  }
}

const ATTEMPT_PAUSE_MS = 1_000
/** Ten minutes. */
const MAX_ATTEMPTS = 460

/** Waits for other processes that change the schema, and makes them wait. */
export async function lockMigrations(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** Returns the names of migrations that a later version has run. */
export async function laterMigrations(client: ClientBase): Promise<string[]> {
  const known = await listMigrations()
  return (await recordedMigrations(client)).filter(
    (name) => name > BASELINE && !known.includes(name),
  )
}

/** Returns the names in the order in which they were run. */
async function recordedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query(`select to_regclass('migrations') as found`)
  if (tables[0]?.found === null) return []
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id')
  return rows.map(({ name }) => name)
}

/**
 * Rejects where a later version has changed the database: what it stores may mean something that this one does not know.
 * `accept`: processes of the version before go on during an update.
 */
export async function assertNotNewer(
  client: ClientBase,
  newerDatabase: Settings['newerDatabase'],
): Promise<void> {
  const later = newerDatabase === 'accept' ? [] : await laterMigrations(client)
  if (later.length === 0) return
  const version = (await readInstallation(client))?.version
  throw new Error(
    `A later version of Liftwise${version ? `, ${version},` : ''} has changed this database (${later.join(', ')}), and this is ${versionText()}. Install the later version; or, to go back, restore the backup of before the update into an empty database. NEWER_DATABASE=accept starts this version anyway, for the time of an update.`,
  )
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
  const applied = throughBaseline(await recordedMigrations(client))
  return (await listMigrations()).filter((name) => !applied.includes(name))
}

/** Names the baseline in place of what it replaces; older databases keep all names. */
export const throughBaseline = (applied: readonly string[]): readonly string[] =>
  applied.includes(BASELINE) || applied.includes(LAST_REPLACED)
    ? [BASELINE, ...applied.filter((name) => name > BASELINE)]
    : applied

export const isBeforeBaseline = (applied: readonly string[]): boolean =>
  throughBaseline(applied) === applied && applied.length > 0

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
