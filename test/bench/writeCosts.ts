/** What marking days costs who writes observations, and how long it takes until an import is counted. */
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '#server/db/openDatabase.ts'
import { keepRolledUp } from '#server/rollups/keepRolledUp.ts'
import { rolledUp } from '#server/rollups/rolledUp.ts'

const WRITERS = 8
const ROUNDS = 16
const ROUND_MS = 1_000
const IMPORTED = 100_000

/** Single rows by writers at once, with the triggers and without, by turns; the rows are removed again. */
export async function writeCost(address: string, clientId: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: address, max: WRITERS + 1 })
  try {
    const perSecond = { with: 0, without: 0 }
    for (let round = 0; round < ROUNDS; round += 1)
      // Each is the first one as often as the other.
      for (const marks of round % 2 === 0 ? [true, false] : [false, true]) {
        await pool.query(
          `alter table observations ${marks ? 'enable' : 'disable'} trigger mark_added`,
        )
        perSecond[marks ? 'with' : 'without'] += (await rowsIn(ROUND_MS, pool, clientId)) / ROUNDS
      }
    console.log(
      `rows written a second: ${perSecond.with.toFixed(0)} with marks, ${perSecond.without.toFixed(0)} without, ratio ${(perSecond.with / perSecond.without).toFixed(3)}`,
    )
  } finally {
    await pool.query('alter table observations enable trigger mark_added')
    await removeWritten(pool, clientId)
    await pool.end()
  }
}

async function rowsIn(duration: number, pool: pg.Pool, clientId: string): Promise<number> {
  const end = performance.now() + duration
  const write = async () => {
    let rows = 0
    for (; performance.now() < end; rows += 1)
      await pool.query({ name: 'written', text: insertOf('1'), values: [clientId, Math.random()] })
    return rows
  }
  const rows = await Promise.all(Array.from({ length: WRITERS }, write))
  return rows.reduce((sum, one) => sum + one, 0)
}

/** Copies of observations that are there, at moments of the last year. */
const insertOf = (
  rows: string,
) => `insert into observations (client_id, id, kind, location_id, department_id,
    task_id, user_id, observee_id, technique, date, review_type, name)
  select o.client_id, gen_random_uuid(), o.kind, o.location_id, o.department_id, o.task_id, o.user_id,
    o.observee_id, o.technique, now() - interval '1 year' * random(), o.review_type, 'written by a measurement'
  from (select * from observations o where o.client_id = $1 and o.deleted_at is null
    and o.date < now() - interval '1 day' * (1 + 300 * $2::float8) order by o.date desc limit ${rows}) o
  on conflict do nothing`

const removeWritten = (pool: pg.Pool, clientId: string) =>
  pool.query(
    `delete from observations where client_id = $1 and name = 'written by a measurement'`,
    [clientId],
  )

/** Of 100,000 rows over a year: until every day is counted, and what a year's figures take before and after. */
export async function importCost(address: string, clientId: string): Promise<void> {
  const settings = { databaseUrl: address, dataDir: 'memory://', rowSecurity: 'writes' } as const
  const db = await openDatabase(settings)
  const pool = new pg.Pool({ connectionString: address, max: 1 })
  const stop = keepRolledUp({ db, settings, report: (error) => console.error(error) })
  const marks = async () => {
    const rows = await db.read({ clientId }, (tables) =>
      tables.from('observation_dirty_days').select('day').limit(1),
    )
    return rows.length
  }
  const counted = async () => {
    const began = performance.now()
    while ((await marks()) > 0) await wait(100)
    return (performance.now() - began) / 1000
  }
  try {
    await counted()
    console.log(`a year's pie, all counted: ${await yearTakes(db, clientId)} ms`)
    const began = performance.now()
    await pool.query(insertOf(String(IMPORTED)), [clientId, 0])
    console.log(`import of ${IMPORTED} rows: ${((performance.now() - began) / 1000).toFixed(1)} s`)
    console.log(`a year's pie, all days marked: ${await yearTakes(db, clientId)} ms`)
    console.log(`until all were counted: ${(await counted()).toFixed(1)} s`)
    console.log(`a year's pie, all counted: ${await yearTakes(db, clientId)} ms`)
    await removeWritten(pool, clientId)
    console.log(`until their removal was counted: ${(await counted()).toFixed(1)} s`)
  } finally {
    await stop()
    await pool.end()
    await db.close()
  }
}

/** The middle of nine. */
async function yearTakes(db: Awaited<ReturnType<typeof openDatabase>>, clientId: string) {
  const day = (years: number) =>
    new Date(Date.now() - years * 365 * 86_400_000).toISOString().slice(0, 10)
  const year = { dateFrom: day(1), dateTo: day(0), byDay: false }
  const took: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    const began = performance.now()
    await db.read({ clientId }, (tables) =>
      tables.sql(
        (inReach) => sql`select sum(f.correct), sum(f.incorrect)
          from (${rolledUp(inReach, { ...year, kind: 'all', references: null })}) f`,
      ),
    )
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[4]?.toFixed(1)
}
