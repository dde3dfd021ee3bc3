/** Fills an empty database with clients and their observations, once; what is there from an earlier run stays. */
import { statfs } from 'node:fs/promises'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { passwords } from '#server/features/auth/passwords.ts'
import { refreshAllRollups } from '#server/features/rollups/rollupWorker.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { seedObservations } from './seedObservations.ts'
import { seedRecords } from './seedRecords.ts'
import { OBSERVATIONS, seededClients } from './seedSizes.ts'
import { analyzeTables, readSeeded, type Seeded, withOwner } from './seededDatabase.ts'

interface Seed {
  db: Database & { pool: Pool }
  /** 1: 2,000,000 observations. */
  scale: number
  /** Told of each step when it has ended. */
  say: (what: string) => void
}

export async function seedDatabase({ db, scale, say }: Seed): Promise<Seeded> {
  await migrate(db)
  const earlier = await readSeeded(db.pool)
  if (earlier && earlier.scale !== scale)
    throw new Error(
      `The database is seeded at scale ${earlier.scale}; use another one for ${scale}.`,
    )
  if (earlier?.finished_at) return earlier
  if (earlier) say('The rows are there from a run that ended before its end; they are counted now.')
  else await withOwner(db.pool, (owner) => fill(owner, { scale, say }))
  let failure: unknown
  await refreshAllRollups({ db, stepMs: 5_000, report: (error) => (failure = error) })
  if (failure) throw failure
  say('summaries counted')
  await analyzeTables(db.pool)
  await withOwner(db.pool, (owner) => owner.query('update bench_seed set finished_at = now()'))
  say('vacuumed, statistics learnt')
  const seeded = await readSeeded(db.pool)
  if (!seeded) throw new Error('Who seeded left no record of it.')
  return seeded
}

/** Returns the scale that the database is seeded at, or is to be: BENCH_SCALE, or `usual`. */
export async function usualScale(db: Database & { pool: Pool }, usual: number): Promise<number> {
  return (await readSeeded(db.pool))?.scale ?? Number(process.env['BENCH_SCALE'] ?? usual)
}

/** One transaction, without triggers and checks of references: what is made is right, and checked once at the end. */
async function fill(owner: PoolClient, { scale, say }: Omit<Seed, 'db'>): Promise<void> {
  const lastDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const observations = Math.round(OBSERVATIONS * scale)
  await owner.query('begin')
  try {
    const { rowCount } = await owner.query('select from clients limit 1')
    if (rowCount) throw new Error('The database has clients of its own; seed an empty one.')
    await owner.query(`set local session_replication_role = replica; set local maintenance_work_mem = '512MB';
      set local work_mem = '256MB';
      set local synchronous_commit = off; set local jit = off`)
    const passwordHash = await passwords.hash(FACTORY_PASSWORD)
    for (const { name, text, values } of seedRecords(seededClients(), passwordHash)) {
      await owner.query(text, values)
      if (name) say(name)
    }
    const observed = async () => {
      for (const { name, text, values } of seedObservations({ observations, lastDay })) {
        await owner.query(text, values)
        if (name) say(name)
      }
      await owner.query(DUPLICATES_GO)
      say('duplicates deleted')
    }
    await owner.query('analyze clients, locations, departments, users, tasks, campaigns')
    await fillWithoutIndexes(owner, 'observations', {
      fill: observed,
      restored: (definition) => say(definition.replace(/^.* INDEX (\S+) .*$/s, 'index $1')),
    })
    const dangling = await findDanglingReferences(owner, 'observations')
    if (dangling.length > 0) throw new Error(`Of nothing there is: ${dangling.join(', ')}.`)
    say('references checked')
    await owner.query('drop table seeded_clients')
    await owner.query(RECORD)
    await owner.query('insert into bench_seed values ($1, $2, $3, now())', [
      scale,
      observations,
      lastDay,
    ])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

const RECORD = `create table bench_seed (scale float8 not null, observations int not null, last_day date not null,
  started_at timestamptz not null, finished_at timestamptz)`

/** Chance makes a few that the product would refuse. */
const DUPLICATES_GO = `update observations o set deleted_at = o.date + interval '1 day'
  from (select id, row_number() over (partition by client_id, task_id, location_id, department_id,
      date_trunc('minute', date at time zone 'UTC'), observee_id, lower(unlinked_observee_name),
      lower(unlinked_observee_employee_id) order by id) as turn
    from observations where deleted_at is null) twin
  where twin.id = o.id and twin.turn > 1`

/**
 * Checks what a table filled without its triggers refers to.
 * The constraints that rows break.
 */
async function findDanglingReferences(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{
    name: string
    other: string
    columns: string[]
    keys: string[]
  }>(
    `select c.conname as name, c.confrelid::regclass::text as other,
        (select array_agg(a.attname::text order by k.ord) from unnest(c.conkey) with ordinality k (num, ord)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
        (select array_agg(a.attname::text order by k.ord) from unnest(c.confkey) with ordinality k (num, ord)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as keys
      from pg_constraint c where c.contype = 'f' and c.conrelid = $1::regclass`,
    [table],
  )
  const broken: string[] = []
  for (const { name, other, columns, keys } of rows) {
    const fits = columns.map((column, at) => `r.${keys[at]} = o.${column}`).join(' and ')
    const isWhole = columns.map((column) => `o.${column} is not null`).join(' and ')
    const { rowCount } = await client.query(
      `select from ${table} o left join ${other} r on ${fits} where ${isWhole} and r.${keys.at(-1)} is null limit 1`,
    )
    if (rowCount) broken.push(name)
  }
  return broken
}

/** As measured at scale 1, rows and indexes and summaries; while it is filled, as much again for the log. */
const BYTES_PER_OBSERVATION = 2_000

/** Says how large a seeded database will be, and refuses it where the disk has no room for it. */
export async function requireDiskSpace(pool: Pool, scale: number): Promise<void> {
  if (await readSeeded(pool)) return
  const needed = OBSERVATIONS * scale * BYTES_PER_OBSERVATION * 2
  const { rows } = await withOwner(pool, (owner) =>
    owner.query<{ folder: string }>(`select current_setting('data_directory') as folder`),
  )
  const disk = await statfs(rows[0]?.folder ?? '').catch(() => null)
  const room = disk ? disk.bavail * disk.bsize : null
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`
  const there = room === null ? 'how much there is cannot be seen from here' : gigabytes(room)
  console.log(`Scale ${scale} takes about ${gigabytes(needed)} while it is filled; free: ${there}.`)
  if (room !== null && room < needed) throw new Error('The disk has not enough room for it.')
}

/**
 * Fills a table that has only the indexes of its keys meanwhile: made afterwards, they take a tenth of the time.
 */
interface TableFill {
  fill: () => Promise<void>
  /** Called after each index with its definition. */
  restored: (definition: string) => void
}

/** Inside a transaction, so that a filling that fails gives the indexes back too. */
async function fillWithoutIndexes(
  client: ClientBase,
  table: string,
  { fill, restored }: TableFill,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.schemaname = 'public' and i.tablename = $1
        and not exists (select from pg_constraint c where c.conindid = i.indexname::regclass)
      order by i.indexname`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) {
    await client.query(definition)
    restored(definition)
  }
}
