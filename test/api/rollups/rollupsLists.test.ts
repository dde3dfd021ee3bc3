/** The lists' counts are the same whether the observations are counted in advance, not yet, or in part. */
import { beforeAll, expect, it } from 'vitest'
import { actor, api, type Actor } from '#test/support/api.ts'
import { limitedActor } from '../../support/scenarios/twoSites.ts'
import {
  buildRollupScenario,
  refreshUntilClean,
  updateOne,
  type RollupScenario,
} from '../../support/scenarios/rollupScenario.ts'
import { sql } from '#server/platform/db/sql.ts'

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
