/** Locations of people who have access to some of them only. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { type Actor, actor, type Answer, api } from '#test/support/api.ts'
import { buildTwoSites, type TwoSites, actorAt } from '../../support/scenarios/twoSites.ts'

const { db } = await api()

const FIELDS = `{ id name parent_id parent { name } children { name } observation_count updated_at deleted_at }`
const CREATE = `mutation ($input: LocationInput!) { row: createLocation(input: $input) ${FIELDS} }`
const UPDATE = `mutation ($id: ID!, $input: LocationInput!) { row: updateLocation(id: $id, input: $input) ${FIELDS} }`
const GET = `query ($id: ID!) { row: getLocationById(id: $id) ${FIELDS} }`

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions
const AT_PARENT = { code: 'BAD_INPUT', field: 'parentId' }

let scenario: TwoSites
/** A super user of North, which contains the dock. */
let limited: Actor

beforeEach(async () => {
  scenario = await buildTwoSites()
  limited = await actorAt('CLIENT_SUPER_USER', scenario.north)
})

describe('[6.55] a client super user with some locations', () => {
  it('[7.24] [7.72] [14.6] adds and moves inside them only: a parent is needed, one out of sight is unknown', async () => {
    const { north, south } = scenario
    expect(errorOf(await limited.gql(CREATE, { input: { name: 'A root' } }))).toEqual(AT_PARENT)
    const beyond = { name: 'Beyond', parentId: south.id }
    expect(errorOf(await limited.gql(CREATE, { input: beyond }))).toEqual(AT_PARENT)
    const { data } = await limited.gql(CREATE, { input: { name: 'Ramp', parentId: north.id } })
    expect(data.row.parent).toEqual({ name: 'North' })
    for (const parentId of [south.id, null]) {
      const moved = { id: data.row.id, input: { name: 'Ramp', parentId } }
      expect(errorOf(await limited.gql(UPDATE, moved))).toEqual(AT_PARENT)
    }
    expect((await limited.gql(GET, { id: data.row.id })).data.row).toEqual(data.row)
  })

  it('[7.24] [14.6] renames the one at the top of their access; a parent that they do not see stays', async () => {
    const { client, north, dock } = scenario
    const top = await limited.gql(UPDATE, {
      id: north.id,
      input: { name: 'Far north', parentId: null },
    })
    expect(top.data.row).toMatchObject({ name: 'Far north', parent: null })
    const docker = await actorAt('CLIENT_SUPER_USER', dock)
    const { data } = await docker.gql(UPDATE, {
      id: dock.id,
      input: { name: 'Gate', parentId: null },
    })
    expect(data.row).toMatchObject({ name: 'Gate', parent: null, parent_id: null })
    const all = await actor('CLIENT_SUPER_USER', client)
    expect((await all.gql(GET, { id: dock.id })).data.row.parent).toEqual({ name: 'Far north' })
  })

  it('[6.54] the provider sees and moves them all', async () => {
    const { dock, south } = scenario
    const provider = await actor('PROVIDER_SUPER_USER')
    const input = { name: 'Dock', parentId: south.id }
    const { data } = await provider.gql(UPDATE, { id: dock.id, input })
    expect(data.row.parent).toEqual({ name: 'South' })
  })
})

it('[3.12] [7.72] [14.11] counts the live observations at the location and everywhere inside it', async () => {
  const { db, of, north, dock, goodsIn, client } = scenario
  const at = { ...of, department_id: goodsIn.id }
  await buildObservation(db, { ...at, location_id: dock.id })
  await buildObservation(db, { ...at, location_id: dock.id, deleted_at: new Date() })
  await buildObservation(db, { ...at, location_id: north.id })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const { data } = await superUser.gql(GET, { id: dock.id })
  expect(data.row).toMatchObject({ name: 'Dock', observation_count: 1 })
  const someone = await actorAt('CLIENT_SUPER_USER', north)
  for (const who of [superUser, someone]) {
    const sorted = await who.gql(`{
      rows: allLocations(filter: { sort: { column: observation_count, order: DESC } }) {
        name
        observation_count
      }
    }`)
    expect(sorted.data.rows.slice(0, 2)).toEqual([
      { name: 'North', observation_count: 2 },
      { name: 'Dock', observation_count: 1 },
    ])
    const byName = await who.gql(`{
      rows: allLocations(filter: { search: "north" }) { observation_count }
    }`)
    expect(byName.data.rows).toEqual([{ observation_count: 2 }])
  }
})

/** Locations that a form offers for a person's access. */
it('[5.42] a location is listed when it, or a location inside it, has departments', async () => {
  const client = await buildClient(db)
  const client_id = client.id
  const department = await buildDepartment(db, { client_id })
  const site = await buildLocation(db, { client_id, name: 'Site' })
  const departments = [department.id]
  const hall = await buildLocation(db, { client_id, name: 'Hall', parent_id: site.id, departments })
  await buildLocation(db, { client_id, name: 'Ramp', parent_id: hall.id })
  await buildLocation(db, { client_id, name: 'Empty office' })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const { data } = await superUser.gql(`{
    rows: allLocations(filter: { hasDepartments: true }) { name }
    total: totalLocations(filter: { hasDepartments: true })
  }`)
  expect(data).toEqual({ rows: [{ name: 'Hall' }, { name: 'Ramp' }, { name: 'Site' }], total: 3 })
})

it('[5.41] [14.12] with the locations inside, a site offers its halls’ departments; without them its own', async () => {
  const client = await buildClient(db)
  const client_id = client.id
  const department = await buildDepartment(db, { client_id, name: 'Loading' })
  await buildDepartment(db, { client_id, name: 'Elsewhere' })
  const site = await buildLocation(db, { client_id })
  await buildLocation(db, { client_id, parent_id: site.id, departments: [department.id] })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const { data } = await superUser.gql(
    `query ($ids: [ID!]) {
      inside: allDepartments(filter: { locationIds: $ids, withLocationsInside: true }) { name }
      own: allDepartments(filter: { locationIds: $ids }) { name }
    }`,
    { ids: [site.id] },
  )
  expect(data).toEqual({ inside: [{ name: 'Loading' }], own: [] })
})
