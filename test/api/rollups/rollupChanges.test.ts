/** Roll-ups follow every change of the observations and of the client's days. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, localDayOf } from '#domain/dates.ts'
import { startOfDay } from '#domain/localTime.ts'
import { localDay } from '#server/context/listSql/localDays.ts'
import { refreshRollups } from '#server/features/rollups/refreshRollups.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import { api } from '#test/support/api.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  allMismatches,
  buildRollupScenario,
  DELETED,
  dirtyDaysOf,
  readsCounts,
  refreshUntilClean,
  type RollupScenario,
  updateOne,
  write,
} from '../../support/scenarios/rollupScenario.ts'

let db: Database
let scenario: RollupScenario
let clientId: string

beforeAll(async () => {
  db = await testDatabase(process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes')
})
afterAll(() => db.close())

/** Building one takes longer than most tests. */
async function newScenario(): Promise<void> {
  scenario = await buildRollupScenario(db)
  clientId = scenario.client.id
}

describe('a change', () => {
  beforeAll(newScenario)

  const changes: Record<string, () => Promise<void>> = {
    'of the date, by months': () =>
      updateOne(db, clientId, sql`date = date + interval '100 days 3 hours'`),
    'of the technique': () =>
      updateOne(db, clientId, sql`technique = 'incorrect'`, sql`o.technique = 'correct'`),
    'of the technique to none': () =>
      updateOne(db, clientId, sql`technique = null`, sql`o.technique = 'correct'`),
    'of the type': () =>
      updateOne(db, clientId, sql`review_type = 'AI'`, sql`o.review_type = 'MANUAL_TASK'`),
    'of the location': () =>
      updateOne(
        db,
        clientId,
        sql`location_id = ${scenario.south.id}`,
        sql`o.location_id = ${scenario.north.id}`,
      ),
    'of the department': () =>
      updateOne(
        db,
        clientId,
        sql`department_id = ${scenario.transport.id}`,
        sql`o.department_id = ${scenario.goodsIn.id}`,
      ),
    'of the task': () =>
      updateOne(
        db,
        clientId,
        sql`task_id = ${scenario.push.id}`,
        sql`o.task_id = ${scenario.lift.id}`,
      ),
    'soft deletion': () => updateOne(db, clientId, sql`deleted_at = now()`),
    restoring: () => updateOne(db, clientId, sql`deleted_at = null`, sql`true`, DELETED),
    'hard deletion': async () => {
      await write(
        db,
        clientId,
        (tenantFilter) => sql`delete from observations o where ${tenantFilter('o')} and o.id =
          (select n.id from observations n where ${tenantFilter('n')} and n.deleted_at is null limit 1)`,
      )
    },
  }

  it.each(Object.keys(changes))(
    '[25.2] %s is in the figures at once and when counted',
    async (name) => {
      await refreshUntilClean(db, clientId)
      await changes[name]?.()
      expect((await dirtyDaysOf(db, clientId)).length).toBeGreaterThan(0)
      expect(await readsCounts(db, clientId)).toBe(true)
      expect(await allMismatches(db, clientId)).toEqual([])
      await refreshUntilClean(db, clientId)
      expect(await dirtyDaysOf(db, clientId)).toEqual([])
      expect(await allMismatches(db, clientId)).toEqual([])
    },
  )
})

describe('a change', () => {
  beforeEach(newScenario)

  it('[25.2] of nothing that is counted marks no day', async () => {
    await refreshUntilClean(db, clientId)
    await updateOne(db, clientId, sql`notes = 'Seen'`)
    const [person] = scenario.references.people
    await updateOne(db, clientId, sql`user_id = ${person}`, sql`o.user_id <> ${person}`)
    await updateOne(
      db,
      clientId,
      sql`observee_id = null, unlinked_observee_name = 'Guest'`,
      sql`o.observee_id is not null`,
    )
    await updateOne(db, clientId, sql`notes = 'Seen'`, sql`true`, DELETED)
    await updateOne(
      db,
      clientId,
      sql`deleted_at = now(), technique = null`,
      sql`o.technique = 'correct'`,
      DELETED,
    )
    expect(await dirtyDaysOf(db, clientId)).toEqual([])
  })

  it('[25.2] of a date marks the day before and the day after, once for a statement', async () => {
    await refreshUntilClean(db, clientId)
    await write(
      db,
      clientId,
      (tenantFilter) => sql`update observations o set date = '2026-09-09T10:00:00Z'::timestamptz
          + (o.date - '2024-05-01T00:00:00Z'::timestamptz)
        where ${tenantFilter('o')} and o.date >= '2024-05-01T00:00:00Z' and o.date < '2024-05-02T00:00:00Z'`,
    )
    const rows = await db.read({ clientId }, (tables) =>
      tables.from('observation_dirty_days').select('day').orderBy('day'),
    )
    expect(rows.map(({ day }) => day).slice(0, 2)).toEqual(['2024-05-01', '2026-09-09'])
    expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length)
  })

  it('[25.1] leaves no empty counts behind', async () => {
    await refreshUntilClean(db, clientId)
    await write(
      db,
      clientId,
      (tenantFilter) => sql`update observations o set deleted_at = now()
        where ${tenantFilter('o')} and o.date < '2024-06-01T00:00:00Z'`,
    )
    await refreshUntilClean(db, clientId)
    const empty = await db.read({ clientId }, (tables) =>
      tables.from('observation_rollups').select('start').where('total', '<=', 0),
    )
    expect(empty).toEqual([])
    expect(await allMismatches(db, clientId)).toEqual([])
  })
})

describe('days', () => {
  it.each([
    'Europe/Amsterdam',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
    'America/Santiago',
    'Australia/Lord_Howe',
  ])('[25.2] of %s are its own, around a change of its clocks too', async (zone) => {
    const { client } = await buildRollupScenario(db, zone)
    await refreshUntilClean(db, client.id)
    expect(await allMismatches(db, client.id)).toEqual([])
    await write(
      db,
      client.id,
      (tenantFilter) => sql`update observations o set date = o.date + interval '12 hours'
        where ${tenantFilter('o')} and extract(month from o.date) in (3, 4, 9, 10, 11)`,
    )
    expect(await allMismatches(db, client.id)).toEqual([])
    await refreshUntilClean(db, client.id)
    expect(await allMismatches(db, client.id)).toEqual([])
  })

  it('[25.3] change with the time zone of the client, and the figures are right all the while', async () => {
    await newScenario()
    await refreshUntilClean(db, clientId)
    const moveTo = (zone: string) =>
      write(
        db,
        clientId,
        (tenantFilter) => sql`update clients c set time_zone = ${zone} where ${tenantFilter('c')}`,
      )
    await moveTo('Pacific/Auckland')
    expect(await readsCounts(db, clientId)).toBe(false)
    expect(await allMismatches(db, clientId)).toEqual([])
    await refreshRollups(db, { clientId, maxDays: 400 })
    expect(await allMismatches(db, clientId)).toEqual([])
    await moveTo('America/Los_Angeles')
    await refreshRollups(db, { clientId, maxDays: 5 })
    await updateOne(db, clientId, sql`date = date + interval '40 days'`)
    await moveTo('Pacific/Auckland')
    expect(await allMismatches(db, clientId)).toEqual([])
    await refreshUntilClean(db, clientId)
    expect(await allMismatches(db, clientId)).toEqual([])
    expect(await readsCounts(db, clientId)).toBe(true)
  })
})

/** The local days of the roll-ups are the days of the filters. */
/** Includes clocks that change at midnight, by half an hour, and never. */
const ZONES = [
  'Europe/Amsterdam',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
]
const FIRST = '2023-01-01'
const DAYS = 1_100

it.each(ZONES)('[25.2] %s', async (zone) => {
  const { db } = await api()
  const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index))
  const instants = days.flatMap((day) => {
    const start = startOfDay(day, zone).getTime()
    return [start - 1, start, start + 30 * 60_000, start + 12 * 3_600_000].map((at) => new Date(at))
  })
  const rows = await db.read<{ day: string }>('every client', (tables) =>
    tables.sql(
      () => sql`select ${localDay(sql`i.at`, sql`${zone}::text`)} as day
        from unnest(${instants.map((at) => at.toISOString())}::timestamptz[]) with ordinality as i (at, place)
        order by i.place`,
    ),
  )
  expect(rows.map(({ day }) => day)).toEqual(instants.map((at) => localDayOf(at, zone)))
  expect(rows.map(({ day }) => day)).toEqual(
    days.flatMap((day) => [addDays(day, -1), day, day, day]),
  )
})
