/** Roll-ups equal the counts of the observations before, while and after they are counted, whatever changes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, localDayOf } from '#domain/dates.ts'
import { startOfDay } from '#domain/localTime.ts'
import { localDay } from '#server/context/listSql/localDays.ts'
import { refreshRollups } from '#server/features/rollups/refreshRollups.ts'
import { sql } from '#server/platform/db/sql.ts'
import { actor, type Actor, api } from '#test/support/api.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  allMismatches,
  buildRollupScenario,
  DELETED,
  dirtyDaysOf,
  KINDS,
  mismatches,
  readingsOf,
  readsCounts,
  refreshUntilClean,
  type RollupScenario,
  updateOne,
  write,
} from '../../support/scenarios/rollupScenario.ts'
import { limitedActor } from '../../support/scenarios/twoSites.ts'

let scenario: RollupScenario
let clientId: string

const db = await testDatabase()

afterAll(() => db.close())

/** Building one takes longer than most tests. */
async function newScenario(): Promise<void> {
  scenario = await buildRollupScenario(db)
  clientId = scenario.client.id
}

const expectRight = async () => expect(await allMismatches(db, clientId)).toEqual([])

describe('the first counting', () => {
  beforeEach(newScenario)

  const count = async (period: 'day' | 'month' | 'ever') => {
    const rows = await db.read({ clientId }, (tables) =>
      tables
        .from('observation_rollups')
        .select('total')
        .where('period', '=', period)
        .where('kind', '=', 'all'),
    )
    return rows.reduce((sum, { total }) => sum + total, 0)
  }

  it('[25.1] figures are right before it, when half is counted, and when every tier has all', async () => {
    expect(await count('day')).toBe(0)
    await expectRight()
    await refreshRollups(db, { clientId, maxDays: 700, few: 0 })
    expect((await dirtyDaysOf(db, clientId)).length).toBeGreaterThan(100)
    expect(await readsCounts(db, clientId)).toBe(true)
    await expectRight()
    // More records than are looked up one by one.
    const others = Array.from({ length: 40 }, () => randomUUID())
    for (const kind of ['location', 'task'] as const)
      for (const wanted of readingsOf(kind)) {
        const references = [scenario.references[`${kind}s`][0] ?? '', ...others]
        expect(await mismatches(db, clientId, { ...wanted, references })).toEqual([])
      }
    await refreshUntilClean(db, clientId)
    const live = await count('ever')
    expect(live).toBeGreaterThan(1_800)
    expect([await count('day'), await count('month')]).toEqual([live, live])
    expect(await readsCounts(db, clientId)).toBe(true)
    await expectRight()
  })

  it('[25.4] few observations are counted in all and by type; many by every record, also when they are few again', async () => {
    const countAll = async () => {
      for (;;) if ((await refreshRollups(db, { clientId, maxDays: 200 })) === 0) return
    }
    const kinds = async () => {
      const rows = await db.read({ clientId }, (tables) =>
        tables.from('observation_rollups').select('kind').distinct().orderBy('kind'),
      )
      return rows.map(({ kind }) => kind)
    }
    await countAll()
    expect(await kinds()).toEqual(['all', 'type'])
    expect(await readsCounts(db, clientId)).toBe(true)
    await expectRight()
    await refreshRollups(db, { clientId, maxDays: 300, few: 1_500 })
    await expectRight()
    await countAll()
    expect(await kinds()).toEqual(KINDS.toSorted())
    await expectRight()
  })
})

describe('a change', () => {
  beforeAll(newScenario)
  beforeEach(() => refreshUntilClean(db, clientId))

  it.each<[what: string, change: () => Promise<unknown>]>([
    ['of the date', () => updateOne(db, clientId, sql`date = date + interval '100 days 3 hours'`)],
    [
      'of the technique',
      () => updateOne(db, clientId, sql`technique = null`, sql`o.technique = 'correct'`),
    ],
    [
      'of the type',
      () => updateOne(db, clientId, sql`review_type = 'AI'`, sql`o.review_type = 'MANUAL_TASK'`),
    ],
    ['of the location', () => moveTo('location_id', scenario.south.id)],
    ['of the department', () => moveTo('department_id', scenario.transport.id)],
    ['of the task', () => moveTo('task_id', scenario.push.id)],
    ['that deletes it', () => updateOne(db, clientId, sql`deleted_at = now()`)],
    ['that restores it', () => updateOne(db, clientId, sql`deleted_at = null`, sql`true`, DELETED)],
    [
      'that removes it',
      () =>
        write(
          db,
          clientId,
          (tenantFilter) => sql`delete from observations o where ${tenantFilter('o')} and o.id =
            (select n.id from observations n where ${tenantFilter('n')} and n.deleted_at is null limit 1)`,
        ),
    ],
  ])('[25.1] [25.2] %s is in the figures at once and when counted', async (_what, change) => {
    await change()
    expect((await dirtyDaysOf(db, clientId)).length).toBeGreaterThan(0)
    expect(await readsCounts(db, clientId)).toBe(true)
    await expectRight()
    await refreshUntilClean(db, clientId)
    await expectRight()
  })

  const moveTo = (column: string, id: string) =>
    updateOne(
      db,
      clientId,
      sql`${sql.ref(column)} = ${id}`,
      sql`${sql.ref(`o.${column}`)} <> ${id}`,
    )

  it('[25.2] of nothing that is counted marks no day', async () => {
    const [person] = scenario.references.people
    await updateOne(db, clientId, sql`notes = 'Seen'`)
    await updateOne(db, clientId, sql`user_id = ${person}`, sql`o.user_id <> ${person}`)
    const guest = sql`observee_id = null, unlinked_observee_name = 'Guest'`
    await updateOne(db, clientId, guest, sql`o.observee_id is not null`)
    const undecided = sql`deleted_at = now(), technique = null`
    await updateOne(db, clientId, undecided, sql`o.technique = 'correct'`, DELETED)
    expect(await dirtyDaysOf(db, clientId)).toEqual([])
  })

  it('[25.2] of a date marks the day that it left and the day that it came to, once for a statement', async () => {
    await write(
      db,
      clientId,
      (tenantFilter) => sql`update observations o set date = '2026-09-09T10:00:00Z'::timestamptz
          + (o.date - '2025-05-01T00:00:00Z'::timestamptz)
        where ${tenantFilter('o')} and o.date >= '2025-05-01T00:00:00Z' and o.date < '2025-05-02T00:00:00Z'`,
    )
    const rows = await db.read({ clientId }, (tables) =>
      tables.from('observation_dirty_days').select('day').orderBy('day'),
    )
    const days = rows.map(({ day }) => day)
    expect(days.slice(0, 2)).toEqual(['2025-05-01', '2026-09-09'])
    expect(new Set(days).size).toBe(days.length)
  })

  it('[25.1] leaves no empty counts behind', async () => {
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
    await expectRight()
  })

  it('[25.3] of the time zone is followed, and the figures are right all the while', async () => {
    const moveClient = (zone: string) =>
      write(
        db,
        clientId,
        (tenantFilter) => sql`update clients c set time_zone = ${zone} where ${tenantFilter('c')}`,
      )
    await moveClient('Pacific/Auckland')
    expect(await readsCounts(db, clientId)).toBe(false)
    await expectRight()
    await refreshRollups(db, { clientId, maxDays: 400 })
    await expectRight()
    await moveClient('America/Los_Angeles')
    await refreshRollups(db, { clientId, maxDays: 5 })
    await updateOne(db, clientId, sql`date = date + interval '40 days'`)
    await moveClient('Pacific/Auckland')
    await expectRight()
    await refreshUntilClean(db, clientId)
    await expectRight()
    expect(await readsCounts(db, clientId)).toBe(true)
  })
})

/** Clocks that change at midnight, by half an hour, and never. */
it.each([
  'Europe/Amsterdam',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('[25.3] the days of roll-ups in %s are those of filters', async (zone) => {
  const days = Array.from({ length: 1_100 }, (_, index) => addDays('2023-01-01', index))
  const instants = days.flatMap((day) => {
    const start = startOfDay(day, zone).getTime()
    return [start - 1, start, start + 30 * 60_000, start + 12 * 3_600_000].map((at) => new Date(at))
  })
  const rows = await db.sql<{ day: string }>(
    'every client',
    () => sql`select ${localDay(sql`i.at`, sql`${zone}::text`)} as day
        from unnest(${instants.map((at) => at.toISOString())}::timestamptz[]) with ordinality as i (at, place)
        order by i.place`,
  )
  const found = rows.map(({ day }) => day)
  expect(found).toEqual(instants.map((at) => localDayOf(at, zone)))
  expect(found).toEqual(days.flatMap((day) => [addDays(day, -1), day, day, day]))
})

describe('the counts in lists', () => {
  const MOST = `filter: { take: 100, sort: { column: observation_count, order: DESC } }`
  const LISTS = `{
    users: allUsers(${MOST}) { id count: observation_count }
    observed: allUsers(filter: { take: 100, sort: { column: observed_count, order: DESC } }) { id count: observed_count }
    locations: allLocations(${MOST}) { id count: observation_count }
    departments: allDepartments(${MOST}) { id count: observation_count }
    tasks: allTasks(${MOST}, includeObservationCount: true) { id count: observation_count }
    spring: allLocations(filter: { take: 100, sort: { column: observation_count, order: DESC },
      observationCountFilters: { dateFrom: "2024-03-04", dateTo: "2024-06-20" } }) { id count: observation_count }
  }`
  const COLUMNS = {
    users: 'user_id',
    observed: 'observee_id',
    locations: 'location_id',
    departments: 'department_id',
    tasks: 'task_id',
    spring: 'location_id',
  } as const

  async function expectCounts(who: Actor, places: string[]): Promise<void> {
    const { data } = await who.gql(LISTS)
    const { client, north, dock, db: own } = scenario
    for (const [list, column] of Object.entries(COLUMNS)) {
      const inSpring = sql`(o.date at time zone 'Europe/Amsterdam')::date between '2024-03-04' and '2024-06-20'`
      const known = await own.sql<{ id: string; count: number }>(
        { clientId: client.id },
        (
          tenantFilter,
        ) => sql`select ${sql.ref(`o.${column}`)} as id, count(*) as count from observations o
            where ${tenantFilter('o')} and o.deleted_at is null and o.location_id = any(${places}::uuid[])
              and ${list === 'spring' ? inSpring : sql`true`} group by 1`,
      )
      const counts = new Map(known.map(({ id, count }) => [id, count]))
      counts.set(north.id, (counts.get(north.id) ?? 0) + (counts.get(dock.id) ?? 0))
      const rows: { id: string; count: number }[] = data[list]
      expect(rows.length).toBeGreaterThan(0)
      expect(rows).toEqual(rows.map(({ id }) => ({ id, count: counts.get(id) ?? 0 })))
      const shown = rows.map(({ count }) => count)
      expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    }
  }

  it('[2.53] [2.54] [2.55] are of what the person sees, before they are counted, and when they are but for a few days', async () => {
    scenario = await buildRollupScenario((await api()).db)
    const { client, db: own, north, dock, references } = scenario
    const superUser = await actor('CLIENT_SUPER_USER', client)
    await expectCounts(superUser, references.locations)
    await refreshUntilClean(own, client.id)
    await updateOne(own, client.id, sql`date = date + interval '130 days'`)
    await updateOne(own, client.id, sql`deleted_at = now()`)
    await expectCounts(superUser, references.locations)
    const locations = [north.id]
    const atNorth = await limitedActor('CLIENT_SUPER_USER', client, { locations })
    await expectCounts(atNorth, [north.id, dock.id])
  })
})
