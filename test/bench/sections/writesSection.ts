/** Cost of counting in advance for writes of observations, and the time until 100,000 imported ones are counted. */
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { startRollupWorker } from '#server/features/rollups/rollupWorker.ts'
import { rollupRows } from '#server/features/rollups/rollupRows.ts'
import { addMonths } from '#domain/dates.ts'
import { median } from '../load/interleaved.ts'
import { MEASURED } from '../operations/measuredOperations.ts'
import { removeMeasured } from '../seed/seededDatabase.ts'
import { seededId } from '../seed/seedSql.ts'
import type { Section } from './section.ts'
import { sql } from '#server/platform/db/sql.ts'

const WRITERS = 8
const ROUNDS = 16
const ROUND_MS = 1_000
const IMPORTED = 100_000
const CLIENT = seededId('client', 0, 0)

export const WRITES_SECTION: Section = {
  name: 'Writes and counts',
  async measure({ databaseUrl, only, seeded }) {
    if (!databaseUrl || !'writes'.includes(only)) return null
    const settings = { databaseUrl, dataDir: 'memory://', rowSecurity: 'writes' } as const
    const db = await openDatabase(settings)
    const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS + 1 })
    const stop = startRollupWorker({ db, settings, report: (error) => console.error(error) })
    try {
      const lines = [
        await writeCost(pool),
        ...(await importCost({ db, pool, lastDay: seeded.last_day })),
      ]
      for (const line of lines) console.log(line)
      return lines.map((line) => `- ${line}`).join('\n')
    } finally {
      await stop()
      await pool.end()
      await removeMeasured(db, MEASURED)
      await db.close()
    }
  },
}

/** Single rows by writers at once, with the triggers and without, by turns. */
async function writeCost(pool: pg.Pool): Promise<string> {
  const perSecond = { with: 0, without: 0 }
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const marks of round % 2 === 0 ? [true, false] : [false, true]) {
        const able = marks ? 'enable' : 'disable'
        await pool.query(`alter table observations ${able} trigger mark_added`)
        perSecond[marks ? 'with' : 'without'] += (await rowsIn(ROUND_MS, pool)) / ROUNDS
      }
  } finally {
    await pool.query('alter table observations enable trigger mark_added')
  }
  const ratio = (perSecond.with / perSecond.without).toFixed(3)
  return `Rows written a second by ${WRITERS}: ${perSecond.with.toFixed(0)} with marks, ${perSecond.without.toFixed(0)} without, ratio ${ratio} (promised: 0.9).`
}

async function rowsIn(duration: number, pool: pg.Pool): Promise<number> {
  const end = performance.now() + duration
  const write = async () => {
    let rows = 0
    for (; performance.now() < end; rows += 1)
      await pool.query({ name: 'written', text: insertOf('1'), values: [CLIENT, Math.random()] })
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
  select o.client_id, gen_random_uuid(), 'MANUAL_OBSERVATION', o.location_id, o.department_id, o.task_id, o.user_id,
    o.observee_id, o.technique, now() - interval '1 year' * random(), 'MANUAL_TASK', '${MEASURED}'
  from (select * from observations o where o.client_id = $1 and o.deleted_at is null and o.observee_id is not null
    and o.date < now() - interval '1 day' * (1 + 300 * $2::float8) order by o.date desc limit ${rows}) o
  on conflict do nothing`

/** Measures rows over a year: the time until every day is counted, and of a year's figures before and after. */
async function importCost({
  db,
  pool,
  lastDay,
}: {
  db: Awaited<ReturnType<typeof openDatabase>>
  pool: pg.Pool
  lastDay: string
}): Promise<string[]> {
  const isBehind = async () => {
    const rows = await db.read({ clientId: CLIENT }, (tables) =>
      tables.from('observation_dirty_days').select('day').limit(1),
    )
    return rows.length > 0
  }
  const counted = async () => {
    const began = performance.now()
    while (await isBehind()) await wait(100)
    return (performance.now() - began) / 1_000
  }
  /** Milliseconds, the middle of nine. */
  const yearTakes = async () => {
    const year = { dateFrom: addMonths(lastDay, -12), dateTo: lastDay, byDay: false }
    const took: number[] = []
    for (let turn = 0; turn < 9; turn += 1) {
      const began = performance.now()
      await db.sql(
        { clientId: CLIENT },
        (tenantFilter) => sql`select sum(f.correct), sum(f.incorrect)
            from (${rollupRows(tenantFilter, { ...year, kind: 'all', references: null })}) f`,
      )
      took.push(performance.now() - began)
    }
    return median(took).toFixed(1)
  }
  await counted()
  const before = await yearTakes()
  const began = performance.now()
  await pool.query(insertOf(String(IMPORTED)), [CLIENT, 0])
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  const marked = await yearTakes()
  const until = (await counted()).toFixed(1)
  return [
    `${IMPORTED.toLocaleString('en')} rows over a year in one statement: ${seconds} s; all counted ${until} s later (promised: within 60 s).`,
    `A year's pie: ${before} ms before, ${marked} ms when every day of it is marked, ${await yearTakes()} ms when all are counted (promised: under 10 ms).`,
  ]
}
