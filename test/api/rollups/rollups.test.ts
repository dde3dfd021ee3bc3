/** Roll-ups equal the counts of the observations after every change. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshRollups } from '#server/features/rollups/refreshRollups.ts'
import { rollupRows } from '#server/features/rollups/rollupRows.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import { actor, type Actor, api } from '#test/support/api.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  allMismatches,
  buildRollupScenario,
  dirtyDaysOf,
  KINDS,
  mismatches,
  readingsOf,
  readsCounts,
  refreshUntilClean,
  type RollupScenario,
  updateOne,
  wholeRollup,
  write,
} from '../../support/scenarios/rollupScenario.ts'
import { limitedActor } from '../../support/scenarios/twoSites.ts'

let db: Database
let scenario: RollupScenario
let clientId: string

beforeAll(async () => {
  db = await testDatabase(process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes')
})
afterAll(() => db.close())

beforeEach(async () => {
  scenario = await buildRollupScenario(db)
  clientId = scenario.client.id
})

const count = (tier: 'day' | 'month' | 'ever') =>
  db
    .read({ clientId }, (tables) =>
      tables
        .from('observation_rollups')
        .select('total')
        .where('period', '=', tier)
        .where('kind', '=', 'all'),
    )
    .then((rows) => rows.reduce((sum, { total }) => sum + total, 0))

describe('before and after the first counting', () => {
  it('[25.1] rows that are there before any counting are read as they are', async () => {
    expect(await count('day')).toBe(0)
    expect(await allMismatches(db, clientId)).toEqual([])
  })

  it('[25.1] every tier holds all live observations, and the figures are the same', async () => {
    await refreshUntilClean(db, clientId)
    const [{ live } = { live: 0 }] = await db.read<{ live: number }>({ clientId }, (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select count(*) as live from observations o where ${tenantFilter('o')} and o.deleted_at is null`,
      ),
    )
    expect(live).toBeGreaterThan(1_800)
    expect([await count('day'), await count('month'), await count('ever')]).toEqual([
      live,
      live,
      live,
    ])
    expect(await dirtyDaysOf(db, clientId)).toEqual([])
    expect(await readsCounts(db, clientId)).toBe(true)
    expect(await allMismatches(db, clientId)).toEqual([])
  })

  it('[25.1] of more records than are looked up one by one, the figures are the same', async () => {
    await refreshRollups(db, { clientId, maxDays: 700, few: 0 })
    const others = Array.from({ length: 40 }, () => randomUUID())
    const found: unknown[] = []
    for (const kind of ['location', 'task'] as const) {
      const [one = ''] = scenario.references[`${kind}s`]
      for (const wanted of readingsOf(kind))
        found.push(...(await mismatches(db, clientId, { ...wanted, references: [one, ...others] })))
    }
    expect(found).toEqual([])
  })

  it('[25.1] half counted is exact too', async () => {
    await refreshRollups(db, { clientId, maxDays: 700, few: 0 })
    expect((await dirtyDaysOf(db, clientId)).length).toBeGreaterThan(100)
    expect(await readsCounts(db, clientId)).toBe(true)
    expect(await allMismatches(db, clientId)).toEqual([])
  })
})

describe('a client with few observations', () => {
  const kinds = async () => {
    const rows = await db.read({ clientId }, (tables) =>
      tables.from('observation_rollups').select('kind').distinct().orderBy('kind'),
    )
    return rows.map(({ kind }) => kind)
  }

  it('[25.4] has counts of all and of types; what is kept apart by record is read', async () => {
    for (;;) if ((await refreshRollups(db, { clientId, maxDays: 200 })) === 0) break
    expect(await kinds()).toEqual(['all', 'type'])
    expect(await dirtyDaysOf(db, clientId)).toEqual([])
    expect(await readsCounts(db, clientId)).toBe(true)
    expect(await allMismatches(db, clientId)).toEqual([])
  })

  it('[25.4] has all counts when they have become many, and keeps them when they are few again', async () => {
    for (;;) if ((await refreshRollups(db, { clientId, maxDays: 200 })) === 0) break
    await refreshRollups(db, { clientId, maxDays: 300, few: 1_500 })
    expect((await dirtyDaysOf(db, clientId)).length).toBeGreaterThan(100)
    expect(await allMismatches(db, clientId)).toEqual([])
    for (;;) if ((await refreshRollups(db, { clientId, maxDays: 200 })) === 0) break
    expect(await kinds()).toEqual(KINDS.toSorted())
    expect(await allMismatches(db, clientId)).toEqual([])
    await updateOne(db, clientId, sql`review_type = 'AI'`, sql`o.review_type = 'MANUAL_TASK'`)
    await refreshUntilClean(db, clientId)
    expect(await allMismatches(db, clientId)).toEqual([])
  })
})

describe('the check', () => {
  it.each(['day', 'month', 'ever'] as const)(
    'notices a wrong count of every kind in the tier of the %s',
    async (tier) => {
      await refreshUntilClean(db, clientId)
      for (const kind of KINDS) {
        const change = (by: number) =>
          write(
            db,
            clientId,
            (tenantFilter) => sql`update observation_rollups r set correct = correct + ${by}
                where ${tenantFilter('r')} and r.kind = ${kind} and r.period = ${tier}
                  and r.start = (select max(s.start) from observation_rollups s
                    where ${tenantFilter('s')} and s.kind = ${kind} and s.period = ${tier})`,
          )
        await change(1)
        const wanted = {
          day: { ...wholeRollup(kind), byDay: true },
          month: { ...wholeRollup(kind), dateFrom: '2024-03-04' },
          ever: wholeRollup(kind),
        }[tier]
        expect((await mismatches(db, clientId, wanted)).length).toBeGreaterThan(0)
        await change(-1)
        expect(await mismatches(db, clientId, wanted)).toEqual([])
      }
    },
  )

  it('notices a mark that is missing', async () => {
    await refreshUntilClean(db, clientId)
    await updateOne(db, clientId, sql`technique = 'incorrect'`, sql`o.technique = 'correct'`)
    expect(await mismatches(db, clientId, wholeRollup('all'))).toEqual([])
    await write(
      db,
      clientId,
      (tenantFilter) => sql`delete from observation_dirty_days m where ${tenantFilter('m')}`,
    )
    expect(await mismatches(db, clientId, wholeRollup('all'))).toHaveLength(1)
  })
})

it('counts of one client are never another one’s [1.1]', async () => {
  const other = await buildRollupScenario(db)
  await refreshUntilClean(db, clientId)
  await refreshUntilClean(db, other.client.id)
  const rows = await db.read<{ reference: string }>({ clientId }, (tables) =>
    tables.sql(
      (tenantFilter) =>
        sql`select distinct f.reference from (${rollupRows(tenantFilter, wholeRollup('location'))}) f`,
    ),
  )
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
    scenario.references.locations.toSorted(),
  )
})

/** The counts in lists are the same with complete, missing and partial roll-ups. */
const MOST = `filter: { take: 100, sort: { column: observation_count, order: DESC } }`
const LISTS = `{
  users: allUsers(${MOST}) { id observation_count observed_count }
  observed: allUsers(filter: { take: 100, sort: { column: observed_count, order: DESC } }) { id observed_count }
  locations: allLocations(${MOST}) { id observation_count }
  departments: allDepartments(${MOST}) { id observation_count }
  tasks: allTasks(${MOST}, includeObservationCount: true) { id observation_count }
  spring: allLocations(filter: { take: 100, sort: { column: observation_count, order: DESC },
    observationCountFilters: { dateFrom: "2024-03-04", dateTo: "2024-06-20" } }) { id observation_count }
}`

const COLUMNS = {
  users: ['user_id', 'observation_count'],
  observed: ['observee_id', 'observed_count'],
  locations: ['location_id', 'observation_count'],
  departments: ['department_id', 'observation_count'],
  tasks: ['task_id', 'observation_count'],
  spring: ['location_id', 'observation_count'],
} as const

let listScenario: RollupScenario
let superUser: Actor
let atNorth: Actor

beforeAll(async () => {
  listScenario = await buildRollupScenario((await api()).db)
  superUser = await actor('CLIENT_SUPER_USER', listScenario.client)
  atNorth = await limitedActor('CLIENT_SUPER_USER', listScenario.client, {
    locations: [listScenario.north.id],
  })
})

type Counted = { id: string } & Record<string, number>

async function isRight(who: Actor, places: string[]): Promise<void> {
  const { data, errors } = await who.gql(LISTS)
  expect(errors).toBeUndefined()
  for (const [list, [column, field]] of Object.entries(COLUMNS)) {
    const inSpring = sql`(o.date at time zone 'Europe/Amsterdam')::date between '2024-03-04' and '2024-06-20'`
    const known = await listScenario.db.read<{ id: string; count: number }>(
      { clientId: listScenario.client.id },
      (tables) =>
        tables.sql(
          (
            tenantFilter,
          ) => sql`select ${sql.ref(`o.${column}`)} as id, count(*) as count from observations o
            where ${tenantFilter('o')} and o.deleted_at is null and o.location_id = any(${places}::uuid[])
              and ${list === 'spring' ? inSpring : sql`true`} group by 1`,
        ),
    )
    const counts = new Map(known.map(({ id, count }) => [id, count]))
    const { north, dock } = listScenario
    counts.set(north.id, (counts.get(north.id) ?? 0) + (counts.get(dock.id) ?? 0))
    const rows: Counted[] = data[list]
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ id, [field]: count }) => [id, count])).toEqual(
      rows.map(({ id }) => [id, counts.get(id) ?? 0]),
    )
    const shown = rows.map(({ [field]: count }) => count ?? 0)
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  }
}

it.each(['not counted', 'counted', 'counted but for a few days'])(
  '%s [2.53] [2.54] [2.55]',
  async (state) => {
    const { db, client, north, dock, references } = listScenario
    if (state !== 'not counted') await refreshUntilClean(db, client.id)
    if (state === 'counted but for a few days') {
      await updateOne(db, client.id, sql`date = date + interval '130 days'`)
      await updateOne(db, client.id, sql`deleted_at = now()`)
    }
    await isRight(superUser, references.locations)
    await isRight(atNorth, [north.id, dock.id])
  },
)
