/** Departments and their locations. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { type Actor, type Answer, actor } from '#test/support/api.ts'
import { buildTwoSites, type TwoSites, actorAt } from '../../support/scenarios/twoSites.ts'

const FIELDS = `{ id name parent_department { name } locations { name deleted_at } updated_at }`
const CREATE = `mutation ($input: DepartmentInput!) { row: createDepartment(input: $input) ${FIELDS} }`
const UPDATE = `mutation ($id: ID!, $input: DepartmentInput!, $expectedUpdatedAt: DateTime) {
  row: updateDepartment(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) ${FIELDS} }`
const GET = `query ($id: ID!) { row: getDepartmentById(id: $id) ${FIELDS} }`

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions
const AT_LOCATIONS = { code: 'BAD_INPUT', field: 'locationIds' }

let scenario: TwoSites
let superUser: Actor
/** A super user of North, which contains the dock. */
let limited: Actor

beforeEach(async () => {
  scenario = await buildTwoSites()
  superUser = await actor('CLIENT_SUPER_USER', scenario.client)
  limited = await actorAt('CLIENT_SUPER_USER', scenario.north)
})

const locationsOf = ({ data }: Answer): string[] =>
  data.row.locations.map(({ name }: { name: string }) => name)

describe('the locations of a department', () => {
  it('[7.19] [3.14] are set, by name, kept where left out, and taken away', async () => {
    const { south, dock, yard } = scenario
    const made = await superUser.gql(CREATE, {
      input: { name: 'Packing', locationIds: [south.id, dock.id, south.id] },
    })
    expect(locationsOf(made)).toEqual(['Dock', 'South'])
    const { id } = made.data.row
    const after = async (input: object) =>
      locationsOf(await superUser.gql(UPDATE, { id, input: { name: 'Packing', ...input } }))
    expect(await after({})).toEqual(['Dock', 'South'])
    expect(await after({ locationIds: [dock.id, yard.id] })).toEqual(['Dock', 'Yard'])
    expect(await after({ locationIds: null })).toEqual([])
  })

  it('[7.19] that do not exist are refused at the field, and nothing is written', async () => {
    const { db, of, goodsIn, south } = scenario
    const gone = await buildLocation(db, { ...of, deleted_at: new Date() })
    for (const wrong of ['no id', gone.id]) {
      const input = { name: 'Never', locationIds: [south.id, wrong] }
      expect(errorOf(await superUser.gql(CREATE, { input }))).toEqual(AT_LOCATIONS)
      expect(errorOf(await superUser.gql(UPDATE, { id: goodsIn.id, input }))).toEqual(AT_LOCATIONS)
    }
    const { data } = await superUser.gql(GET, { id: goodsIn.id })
    expect(data.row).toMatchObject({ name: 'Goods in', locations: [{ name: 'North' }] })
    const list = await superUser.gql(`{ rows: allDepartments(filter: { search: "never" }) { id } }`)
    expect(list.data.rows).toEqual([])
  })

  it('[7.19] [14.8] deleted meanwhile are left out of the list, and may stay chosen', async () => {
    const { goodsIn, north, dock } = scenario
    await superUser.gql(`mutation { deleteLocation(id: "${north.id}") { id } }`)
    const LIST = `{ rows: allDepartments(filter: { search: "goods" }) { locations { name } } }`
    expect((await superUser.gql(LIST)).data.rows).toEqual([{ locations: [] }])
    const input = { name: 'Goods in', locationIds: [north.id, dock.id] }
    const saved = await superUser.gql(UPDATE, { id: goodsIn.id, input })
    expect(locationsOf(saved)).toEqual(['Dock', 'North'])
  })

  it('[7.19] [14.8] a change of them alone is a change: who has read the department before gets an error', async () => {
    const { goodsIn, dock } = scenario
    const before = (await superUser.gql(GET, { id: goodsIn.id })).data.row
    const read = { id: goodsIn.id, expectedUpdatedAt: before.updated_at }
    const save = (locationIds: string[]) =>
      superUser.gql(UPDATE, { ...read, input: { name: before.name, locationIds } })
    expect(locationsOf(await save([dock.id]))).toEqual(['Dock'])
    expect(errorOf(await save([]))).toEqual({ code: 'CONFLICT' })
    expect(locationsOf(await superUser.gql(GET, { id: goodsIn.id }))).toEqual(['Dock'])
  })
})

describe('[6.55] a client super user with some locations', () => {
  it('[7.19] [14.7] must choose at least one location, of their own', async () => {
    for (const locationIds of [undefined, null, [], [scenario.south.id]])
      expect(
        errorOf(await limited.gql(CREATE, { input: { name: 'Packing', locationIds } })),
      ).toEqual(AT_LOCATIONS)
    const input = { name: 'Packing', locationIds: [scenario.dock.id] }
    expect(locationsOf(await limited.gql(CREATE, { input }))).toEqual(['Dock'])
  })

  it('[7.19] [14.7] leaves locations that they do not see, and cannot put the department out of their sight', async () => {
    const { goodsIn, north, dock, south } = scenario
    const id = goodsIn.id
    await superUser.gql(UPDATE, {
      id,
      input: { name: 'Goods in', locationIds: [north.id, south.id] },
    })
    expect(locationsOf(await limited.gql(GET, { id }))).toEqual(['North'])
    const moved = { name: 'Goods in', locationIds: [dock.id] }
    expect(locationsOf(await limited.gql(UPDATE, { id, input: moved }))).toEqual(['Dock'])
    expect(locationsOf(await superUser.gql(GET, { id }))).toEqual(['Dock', 'South'])
    const nowhere = { name: 'Goods in', locationIds: [] }
    expect(errorOf(await limited.gql(UPDATE, { id, input: nowhere }))).toEqual(AT_LOCATIONS)
    expect(locationsOf(await superUser.gql(GET, { id }))).toEqual(['Dock', 'South'])
  })

  it('[7.19] a department of a location above theirs stays theirs, without any of their own chosen', async () => {
    const { dock, goodsIn } = scenario
    const docker = await actorAt('CLIENT_SUPER_USER', dock)
    const input = { name: 'Goods inwards', locationIds: [] }
    const { data } = await docker.gql(UPDATE, { id: goodsIn.id, input })
    expect(data.row).toMatchObject({ name: 'Goods inwards', locations: [] })
    expect(locationsOf(await superUser.gql(GET, { id: goodsIn.id }))).toEqual(['North'])
  })
})

it('[14.11] [7.69] counts the observations of everything inside a department, for people of some locations those there', async () => {
  const { db, of, goodsIn, north, south } = scenario
  const unloading = await buildDepartment(db, { ...of, parent_id: goodsIn.id })
  for (const [location, department] of [
    [north, goodsIn],
    [north, unloading],
    [south, unloading],
  ] as const)
    await buildObservation(db, {
      ...of,
      location_id: location.id,
      department_id: department.id,
    })
  const FIRST = `{ rows: allDepartments(filter: { search: "goods" }) { observation_count } }`
  const MOST = `{ rows: allDepartments(filter: { take: 1,
    sort: { column: observation_count, order: DESC } }) { observation_count } }`
  for (const document of [FIRST, MOST]) {
    expect((await superUser.gql(document)).data.rows).toEqual([{ observation_count: 3 }])
    expect((await limited.gql(document)).data.rows).toEqual([{ observation_count: 2 }])
  }
})
