/** Reads are planned once for each connection, except those whose values decide which way is fast. */
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { SELECTIONS } from '#api/selections.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const YEAR = 'dateFrom: "2026-01-01", dateTo: "2026-12-31"'
const OF_EVERYTHING = [
  ['list', `allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} }`],
  ['list of a year', `allObservations(filter: { take: 10, ${YEAR} }) { id }`],
  ['total', 'totalObservations(filter: {})'],
  ['pie', `pieChartObservationsSummary(filter: { ${YEAR} }) { correct incorrect }`],
  ['line', `lineGraphObservationsSummary(filter: { ${YEAR} }) { date total correct incorrect }`],
  ['analytics', 'analyticsByDepartment(filter: { take: 10 }) { id name observation_count }'],
  ['people', `allUsers(filter: { take: 10 }) { ${SELECTIONS.users.list} }`],
] as const
const OF_ANYBODY = [
  ['locations', `allLocations(filter: { take: 10 }) { ${SELECTIONS.locations.list} }`],
  ['departments', `allDepartments(filter: { take: 10 }) { ${SELECTIONS.departments.list} }`],
  ['tasks', `allTasks(filter: { take: 10 }) { ${SELECTIONS.tasks.list} }`],
  ['names for a dropdown', 'getUsersByDepartmentAndLocation { id firstname lastname }'],
  ['choices of the add form', 'observationChoices { people { id } locations { id } tasks { id } }'],
  ['the caller', 'me { id firstname }'],
] as const

const { client, of, north, dock, goodsIn, lift, ...scenario } = await buildTwoSites()
const db = scenario.db as Database & { pool: Pool }
const everywhere = await actor('CLIENT_SUPER_USER', client)
const atSomePlaces = await limitedActor('CLIENT_OBSERVER', client, {
  locations: [north.id],
  departments: [goodsIn.id],
})
const places = { location_id: dock.id, department_id: goodsIn.id, task_id: lift.id }
await buildObservation(db, { ...of, ...places, user_id: everywhere.id })

it.each([
  ...OF_EVERYTHING.map(([name, query]) => [name, query, false] as const),
  ...OF_ANYBODY.map(([name, query]) => [name, query, true] as const),
])('[46.1] once: %s', async (_name, query, isForAnybody) => {
  const before = await plannedAgain()
  await callOften(everywhere, query)
  if (isForAnybody) await callOften(atSomePlaces, query)
  expect(await plannedAgain()).toEqual(before)
})

it.each([
  ['a search', () => everywhere, 'search: "lift"'],
  ['an order by names', () => everywhere, 'sort: { column: task_name, order: ASC }'],
  ['a filter by records', () => everywhere, 'tasks: ["018f0000-0000-7000-8000-000000000000"]'],
  ['the list of somebody who sees some places', () => atSomePlaces, ''],
])(
  '[46.1] by its values: %s, and nothing that follows on its connection',
  async (_, who, filter) => {
    const before = timesOf(await plannedAgain())
    await callOften(who(), `allObservations(filter: { take: 10 ${filter} }) { id }`)
    const then = await plannedAgain()
    expect(timesOf(then)).toBeGreaterThan(before)
    await callOften(everywhere, OF_EVERYTHING[0][1])
    expect(await plannedAgain()).toEqual(then)
  },
)

const timesOf = (planned: Record<string, number>): number =>
  Object.values(planned).reduce((sum, times) => sum + times, 0)

async function callOften(who: Actor, query: string): Promise<void> {
  for (let call = 0; call < CALLS; call += 1)
    expect((await who.gql(`{ ${query} }`)).errors).toBeUndefined()
}

/** PostgreSQL plans a statement by its values at least five times before it decides. */
const CALLS = 6

/** Statements that were planned by their values, with how often, on all connections. */
async function plannedAgain(): Promise<Record<string, number>> {
  const all = db.pool.options.max ?? 1
  const read = (pipelined: boolean) =>
    db.sql<{ statement: string; custom_plans: number }>(
      'every client',
      (tenantFilter) => sql`select p.statement, p.custom_plans
            from pg_prepared_statements p cross join (select null::uuid as client_id) c
            where p.custom_plans > 0 and ${tenantFilter('c')}`,
      { pipelined },
    )
  const connections = await Promise.all([
    ...Array.from({ length: all }, () => read(false)),
    ...Array.from({ length: 2 }, () => read(true)),
  ])
  const times: Record<string, number> = {}
  for (const { statement, custom_plans } of connections.flat())
    times[statement] = (times[statement] ?? 0) + custom_plans
  return times
}
