/** A client with two sites, departments, tasks and people of every role, for tests of observations and dropdowns. */
import type { Role } from '#domain/roles.ts'
import type { Database } from '#server/platform/db/database.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { account, actor, api, signIn, type Actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'

export type TwoSites = Awaited<ReturnType<typeof buildTwoSites>>

/**
 * North has a dock; goods in is at North and therefore at its dock, transport at South only; the yard has no
 * department.
 */
export async function buildTwoSites(
  settings: Parameters<typeof buildClient>[1] = {},
  other?: Database,
) {
  const db = other ?? (await api()).db
  const client = await buildClient(db, settings)
  const of = { client_id: client.id }
  const north = await buildLocation(db, { ...of, name: 'North' })
  const dock = await buildLocation(db, { ...of, name: 'Dock', parent_id: north.id })
  const south = await buildLocation(db, { ...of, name: 'South' })
  const yard = await buildLocation(db, { ...of, name: 'Yard' })
  const goodsIn = await buildDepartment(db, { ...of, name: 'Goods in', locations: [north.id] })
  const transport = await buildDepartment(db, { ...of, name: 'Transport', locations: [south.id] })
  const lift = await buildTask(db, { ...of, name: 'Lift a box' })
  const push = await buildTask(db, { ...of, name: 'Push a cage', is_pushing: true })
  return { db, client, of, north, dock, south, yard, goodsIn, transport, lift, push }
}

/** Default place of a test's observations. */
export const placeOf = ({
  north,
  goodsIn,
  lift,
}: Pick<TwoSites, 'north' | 'goodsIn' | 'lift'>) => ({
  location_id: north.id,
  department_id: goodsIn.id,
  task_id: lift.id,
})

/** Signs in a person with access to these places only. */
export async function limitedActor(
  role: Role,
  client: { id: string },
  places: { locations?: string[]; departments?: string[] },
): Promise<Actor> {
  const { db } = await api()
  const person = await account(role, client)
  const of = { client_id: client.id, user_id: person.id }
  for (const location_id of places.locations ?? [])
    await insertRow(db, client.id, 'user_locations', { ...of, location_id })
  for (const department_id of places.departments ?? [])
    await insertRow(db, client.id, 'user_departments', { ...of, department_id })
  await writeRows(db, { clientId: client.id }, (tables) =>
    tables
      .update('users')
      .set({
        user_has_full_location_access: !places.locations,
        user_has_full_department_access: !places.departments,
      })
      .where('id', '=', person.id),
  )
  return signIn(person)
}

/** Signs in a person of the client of these locations, with access to them only. */
export const actorAt = (
  role: Role,
  ...places: [{ id: string; client_id: string }, ...{ id: string }[]]
): Promise<Actor> =>
  limitedActor(role, { id: places[0].client_id }, { locations: places.map(({ id }) => id) })

/** The provider's own company is a client like any other. */
export const providerActor = (): Promise<Actor> => actor('PROVIDER_SUPER_USER')
