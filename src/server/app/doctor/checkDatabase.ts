/** Examines the database: version, rights of the role, migrations, clock, and whether its jobs are worked on. */
import type { ClientBase, Pool } from 'pg'
import { ownershipMissing, withOwnerRole, WRITING_ROLE } from '../../platform/db/databaseRoles.ts'
import { matchingSecret, readInstallation, type Secrets } from '../../platform/db/installation.ts'
import {
  DIVIDED,
  isDivided,
  laterMigrations,
  pendingMigrations,
} from '../../platform/db/migrate.ts'
import { commandText } from '../../platform/settings/commandText.ts'
import { CONNECTIONS_OF_LONG_JOB, type Settings } from '../../platform/settings/settings.ts'
import { type Finding, mend, mendWhere, note, ok } from './finding.ts'

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databasePoolSize' | 'longJobs'>

export async function checkDatabase(pool: Pool, settings: DatabaseSettings): Promise<Finding[]> {
  const client = await pool.connect()
  try {
    await client.query('reset role')
    const rights = settings.databaseUrl ? await checkRights(client) : []
    const findings = [...(await checkServer(client, settings)), ...rights]
    // The checks below cannot read without these rights.
    if (rights.some(({ level }) => level === 'mend')) return findings
    if (await isDivided(client)) findings.push(mend('Database', DIVIDED))
    const pending = await pendingMigrations(client)
    if (pending.length > 0) return [...findings, migrationsMissing(pending)]
    return [...findings, ...(await checkContent(client))]
  } finally {
    // It has the role of the tables' owner.
    client.release(true)
  }
}

/** Returns nothing where no process has started with the database. */
export async function checkTokenSecret(pool: Pool, settings: Secrets): Promise<Finding[]> {
  const installation = await withOwnerRole(pool, readInstallation)
  if (!installation?.secret_check) return []
  try {
    matchingSecret(installation, settings)
    return [ok('Settings', 'The token secret is that of the database.')]
  } catch (error) {
    return [mend('Settings', error instanceof Error ? error.message : String(error))]
  }
}

const migrationsMissing = (pending: readonly string[]): Finding =>
  mend('Database', `${pending.length} migrations are pending. Call: ${commandText('migrate')}`)

const checkContent = async (client: ClientBase): Promise<Finding[]> => [
  ...(await checkVersion(client)),
  ...(await checkAccounts(client)),
  ...(await checkHeldMail(client)),
  ...(await checkWork(client)),
]

const OLDEST_VERSION = 150_000
const LARGEST_CLOCK_DIFFERENCE_SECONDS = 5

interface ServerFacts {
  version: string
  versionNumber: number
  encoding: string
  fsync: string
  maxConnections: number
  /** Processes that run now, as far as the role sees them. */
  processes: number
  milliseconds: number
}

async function checkServer(
  client: ClientBase,
  { databaseUrl, databasePoolSize, longJobs }: DatabaseSettings,
): Promise<Finding[]> {
  const asked = Date.now()
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version') as version,
       current_setting('server_version_num')::int as "versionNumber",
       current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         as "maxConnections",
       (select count(distinct application_name) from pg_stat_activity
         where application_name like 'liftwise %@%')::int as processes,
       extract(epoch from clock_timestamp())::float8 * 1000 as milliseconds`,
  )
  const server = rows[0]
  if (!server) throw new Error('The database answers nothing')
  const kind = databaseUrl ? 'PostgreSQL' : 'The embedded PostgreSQL'
  const { maxConnections } = server
  const needed = databasePoolSize + CONNECTIONS_OF_LONG_JOB * longJobs
  const all = needed * server.processes
  const differenceSeconds = Math.abs(server.milliseconds - (asked + Date.now()) / 2) / 1000
  return [
    ok('Database', `${kind} ${server.version} answers.`),
    ...mendWhere('Database', [
      [server.versionNumber < OLDEST_VERSION, 'Liftwise needs PostgreSQL 15 or newer.'],
      [
        server.encoding !== 'UTF8',
        `Its encoding is ${server.encoding}. Create it with: encoding 'UTF8'`,
      ],
    ]),
    ...mendWhere(
      'Database',
      databaseUrl === null
        ? []
        : [
            [server.fsync === 'off', 'A power cut may destroy it. Set fsync = on.'],
            [
              needed > maxConnections,
              `It takes ${maxConnections} connections, and one process may open ${needed}. Lower DATABASE_POOL_SIZE or LONG_JOBS, or raise max_connections.`,
            ],
            [
              needed <= maxConnections && all > maxConnections,
              `It takes ${maxConnections} connections, and the ${server.processes} processes of Liftwise that run may open ${all}. Lower DATABASE_POOL_SIZE or LONG_JOBS, or raise max_connections.`,
            ],
            [
              differenceSeconds > LARGEST_CLOCK_DIFFERENCE_SECONDS,
              `Its clock and that of this machine differ by ${differenceSeconds.toFixed(0)} seconds. Synchronise both (NTP).`,
            ],
          ],
    ),
  ]
}

const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin']

interface Rights {
  name: string
  isSuperuser: boolean
  database: string
  ownsDatabase: boolean
  createsTables: boolean
  unavailable: string[]
  owner: string | null
}

async function checkRights(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<Rights>(
    `select r.rolname as name, r.rolsuper as "isSuperuser", current_database() as database,
       pg_has_role(r.rolname, '${WRITING_ROLE}', 'member') as "ownsDatabase",
       has_schema_privilege(r.rolname, 'public', 'create') as "createsTables",
       array(select e from unnest($1::text[]) e
         where not exists (select from pg_available_extensions a where a.name = e)) as unavailable,
       (select t.tableowner::text from pg_tables t
         where t.schemaname = 'public' and not pg_has_role(r.rolname, t.tableowner, 'member') limit 1) as owner
     from pg_roles r where r.rolname = session_user`,
    [EXTENSIONS],
  )
  const rights = rows[0]
  if (!rights) throw new Error('The role of DATABASE_URL is unknown')
  const { name, unavailable, owner } = rights
  const problems = mendWhere('Database', [
    [
      unavailable.length > 0,
      `The extensions ${unavailable.join(', ')} are not installed. Install the package postgresql-contrib on the database server.`,
    ],
    [!rights.ownsDatabase, ownershipMissing(name, rights.database)],
    [
      !rights.createsTables,
      `The role ${name} may not create tables. As an administrator call: grant create on schema public to ${name};`,
    ],
    [owner !== null, `The tables belong to ${owner}, not to ${name}. Connect as ${owner}.`],
  ])
  return rights.isSuperuser
    ? [
        ...problems,
        note('Database', `The role ${name} is a superuser. One that owns the database is enough.`),
      ]
    : problems
}

async function checkVersion(client: ClientBase): Promise<Finding[]> {
  const later = await laterMigrations(client)
  return later.length > 0
    ? [note('Database', `A later version has changed it: ${later.join(', ')}.`)]
    : [ok('Database', 'It is up to date with this version.')]
}

async function checkAccounts(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ hasProvider: boolean }>(
    `select exists (select from users u where u.type = 'PROVIDER_SUPER_USER' and not u.is_demo
       and u.deleted_at is null) as "hasProvider"`,
  )
  if (rows[0]?.hasProvider) return []
  const command = commandText('create-admin', '--email you@example.com')
  return [note('Database', `Nobody but the demo can manage it. The first account: ${command}`)]
}

async function checkHeldMail(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ since: Date }>(
    'select mail_held_at as since from installation where mail_held_at is not null',
  )
  return rows.map(({ since }) =>
    note(
      'Mail',
      `It was restored on ${since.toISOString().slice(0, 10)} and sends no emails, reminders or alerts. If it is no copy, select Send emails on the page /status.`,
    ),
  )
}

interface Work {
  lateMinutes: number | null
  failedToday: number
  lastReason: string | null
}

const LATE_MINUTES = 10

/** A job that waits for long says that no process works, or too few. */
async function checkWork(client: ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<Work>(
    `select floor(extract(epoch from now() - min(job.due_at) filter (where job.state = 'waiting'
           and not (starts_with(job.kind, 'mail.')
             and (select i.mail_held_at from installation i) is not null))) / 60)::int
         as "lateMinutes",
       (count(*) filter (where job.state = 'failed' and job.finished_at > now() - interval '1 day'))::int
         as "failedToday",
       (array_agg(job.kind || ': ' || coalesce(job.error, '') order by job.finished_at desc)
         filter (where job.state = 'failed' and job.finished_at > now() - interval '1 day'))[1] as "lastReason"
     from jobs job`,
  )
  const { lateMinutes = null, failedToday = 0, lastReason = null } = rows[0] ?? {}
  const failures =
    failedToday > 0
      ? [note('Work', `${failedToday} jobs failed in the last 24 hours, the latest ${lastReason}.`)]
      : []
  return lateMinutes !== null && lateMinutes >= LATE_MINUTES
    ? [
        ...failures,
        mend(
          'Work',
          `A job has been waiting for ${lateMinutes} minutes. Start a process that works: ${commandText('worker')}`,
        ),
      ]
    : [...failures, ok('Work', 'No job has been waiting for long.')]
}
