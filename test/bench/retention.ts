/**
 * Measures the daily job of retention on a client with a million observations: how many a second, the memory it takes,
 * and whether the figures stay. In a copy of the seeded database of BENCH_DATABASE_URL, which nobody else may use
 * meanwhile. BENCH_DAYS: how many days observations are kept, 365.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { applyRetention } from '#server/features/dataProtection/applyRetention.ts'
import { sql } from '#server/platform/db/sql.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { openMailer } from '#server/platform/mail/mailer.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { addressOf, dropBenchDatabase, openBenchDatabase } from './benchDatabase.ts'
import { seededId } from './seed/seedSql.ts'
import { readSeeded, withOwner } from './seed/seededDatabase.ts'

const source = process.env['BENCH_DATABASE_URL']
if (!source) throw new Error('BENCH_DATABASE_URL: a seeded PostgreSQL database, which is copied.')
const DAYS = Number(process.env['BENCH_DAYS'] ?? 365)

const name = decodeURIComponent(new URL(source).pathname.slice(1))
const copy = addressOf(source, `${name}_retention`)
await copyDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
const settings = readSettings({
  DATA_DIR: dataDir,
  DATABASE_URL: copy,
  TOKEN_SECRET: 'the secret of a measurement, long enough',
  DEMO: 'off',
})
const db = await openBenchDatabase(copy)
try {
  await measure()
} finally {
  await db.close()
  await dropBenchDatabase(copy)
  rmSync(dataDir, { recursive: true })
}

async function measure(): Promise<void> {
  const clientId = seededId('client', 0, 0)
  const seeded = await readSeeded(db.pool)
  if (!seeded) throw new Error('The database is not seeded: npm run bench -- seed.')
  await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables.sql(
        (tenantFilter) => sql`update clients c set observation_retention_days = ${DAYS}::int,
          recording_retention_days = ${DAYS}::int where ${tenantFilter('c')} and c.id = ${clientId}`,
      ),
    ),
  )
  const before = await figures(db.pool, clientId)
  const services = {
    db,
    settings,
    mailer: openMailer(settings),
    files: diskFileStore({ folder: join(dataDir, 'files'), secret: 'not used' }),
    now: () => new Date(`${seeded.last_day}T12:00:00Z`),
  }
  const began = performance.now()
  let said = began
  let memory = 0
  let done = 0
  const progress = async (rows: { done: number }) => {
    done = rows.done
    memory = Math.max(memory, process.memoryUsage().rss)
    if (performance.now() - said < 10_000) return
    said = performance.now()
    console.log(`${done.toLocaleString('en')} after ${((said - began) / 1_000).toFixed(0)} s`)
  }
  const job = {
    id: clientId,
    clientId,
    kind: 'applyRetention',
    subjectId: clientId,
    occurrence: '',
    userId: null,
    payload: null,
    attempt: 1,
  } as const
  const { state } = await applyRetention(job, { ...services, progress })
  const seconds = (performance.now() - began) / 1_000
  console.log(
    `${state}: ${done.toLocaleString('en')} of ${before.total} observations in ${seconds.toFixed(0)} s (${(done / seconds).toFixed(0)} a second), at most ${(memory / 1024 ** 2).toFixed(0)} MB`,
  )
  const same = JSON.stringify(before) === JSON.stringify(await figures(db.pool, clientId))
  console.log(`figures by day and place: ${same ? 'the same' : 'DIFFERENT'}`)
}

/** Returns the number of observations and a hash of their results by day and place. */
function figures(pool: pg.Pool, clientId: string): Promise<{ total: string; hash: string }> {
  return withOwner(pool, async (owner) => {
    const { rows } = await owner.query<{ total: string; hash: string }>(
      `select sum(n)::text as total, md5(string_agg(r::text, ',' order by r::text)) as hash
      from (select o.date::date, o.location_id, o.department_id, o.is_inside_base, o.is_big_engines,
          o.is_turn_not_twist, o.is_dip_n_drive, count(*) as n
        from observations o where o.client_id = $1 group by 1, 2, 3, 4, 5, 6, 7) r`,
      [clientId],
    )
    if (!rows[0]) throw new Error('No observations.')
    return rows[0]
  })
}

async function copyDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(String(source), 'postgres') })
  await client.connect()
  try {
    await client.query(`drop database if exists ${name}_retention with (force)`)
    await client.query(`create database ${name}_retention template ${name}`)
  } finally {
    await client.end()
  }
}
