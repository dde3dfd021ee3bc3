/** The list of tasks, and the record as each role sees it. */
import { describe, expect, it } from 'vitest'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const LIST = `query ($filter: TaskFilter, $input: TaskListInput, $places: DepartmentAndLocationFilter, $count: Boolean) {
  rows: allTasks(filter: $filter, input: $input, departmentAndLocationFilter: $places, includeObservationCount: $count) {
    id name departments { name } department_count locations { name } location_count users { id } observation_count }
  total: totalTasks(filter: $filter, input: $input)
}`
const GET = `query ($id: ID!) { row: getTaskById(id: $id) {
  name departments { name } locations { name } department_count location_count users { id employee_id } observation_count } }`

interface Row {
  id: string
  name: string
  departments: { name: string }[]
  department_count: number
  locations: { name: string }[]
  location_count: number
  users: { id: string }[]
  observation_count: number | null
}

const scenario = await buildTwoSites()
const { db, of, dock, south, yard, goodsIn, transport, lift, push, client, north } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)
const gone = await buildLocation(db, { ...of, name: 'A closed one', deleted_at: new Date() })
const cellar = await buildLocation(db, { ...of, name: 'Cellar' })
const person = await buildUser(db, { ...of, employee_id: 'E-1' })
/** At the dock and at South, through its people. */
const wide = await buildTask(db, {
  ...of,
  name: 'Àt many places',
  locations: [south.id, gone.id, yard.id, dock.id, cellar.id],
  departments: [transport.id, goodsIn.id],
  users: [person.id],
})
await buildTask(db, { ...of, name: 'Retired', deleted_at: new Date() })
const at = async (task: { id: string }, location: { id: string }, deleted_at?: Date) =>
  buildObservation(db, {
    ...of,
    task_id: task.id,
    location_id: location.id,
    department_id: location === south ? transport.id : goodsIn.id,
    ...(deleted_at && { deleted_at }),
  })
await at(push, dock)
await at(push, south)
await at(push, south)
await at(lift, dock)
await at(lift, dock, new Date())

async function list(who: Actor, variables: object = {}): Promise<Row[]> {
  const data = await answered(who.gql(LIST, variables))
  expect(data.total).toBeGreaterThanOrEqual(data.rows.length)
  return data.rows
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('the list of tasks', () => {
  it('[7.73] [7.58] [2.55] names them in order, three places of each kind at most, and tells how many there are', async () => {
    const rows = await list(superUser)
    expect(names(rows)).toEqual(['Àt many places', 'Lift a box', 'Push a cage'])
    expect(rows[0]).toMatchObject({
      departments: [{ name: 'Goods in' }, { name: 'Transport' }],
      department_count: 2,
      locations: [{ name: 'Cellar' }, { name: 'Dock' }, { name: 'South' }],
      location_count: 4,
      users: [{ id: person.id }],
      observation_count: null,
    })
    const [one] = await list(superUser, { places: { take: 1 } })
    expect(one).toMatchObject({ locations: [{ name: 'Cellar' }], location_count: 4 })
    const [all] = await list(superUser, { places: { take: 100 } })
    expect(names(all?.locations ?? [])).toEqual(['Cellar', 'Dock', 'South', 'Yard'])
  })

  it('[7.73] pages, and shows deleted ones on request', async () => {
    const found = async (filter: object) => names(await list(superUser, { filter }))
    expect(await found({ skip: 1, take: 1 })).toEqual(['Lift a box'])
    expect(await found({ search: 'retired' })).toEqual([])
    expect(await found({ search: 'retired', showDeleted: true })).toEqual(['Retired'])
    const { errors } = await superUser.gql(LIST, { places: { take: 101 } })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'take' })
  })

  it('[7.73] sorts by the observations, also where their number is not shown', async () => {
    for (const count of [true, false])
      for (const order of ['ASC', 'DESC']) {
        const filter = { sort: { column: 'observation_count', order } }
        const rows = await list(superUser, { filter, count })
        const up = order === 'ASC' ? rows : rows.toReversed()
        expect(names(up)).toEqual(['Àt many places', 'Lift a box', 'Push a cage'])
        expect(up.map((row) => row.observation_count)).toEqual(
          count ? [0, 1, 3] : [null, null, null],
        )
      }
  })

  it('[7.73] [7.58] is narrowed to the tasks that are done at a location and in a department', async () => {
    const { db, of, client, north, dock, south, goodsIn } = await buildTwoSites()
    const there = await actor('CLIENT_SUPER_USER', client)
    const office = await buildDepartment(db, { ...of, name: 'Office' })
    await buildTask(db, { ...of, name: 'At North', locations: [north.id] })
    await buildTask(db, { ...of, name: 'Receive', departments: [goodsIn.id] })
    const done = async (filter: object) => {
      const { data } = await there.gql(LIST, { filter })
      expect(data.total).toBe(data.rows.length)
      return names(data.rows)
    }
    const everywhere = ['Lift a box', 'Push a cage']
    expect(await done({ locationIds: [dock.id], departmentIds: [goodsIn.id] })).toEqual([
      'At North',
      ...everywhere,
      'Receive',
    ])
    expect(await done({ locationIds: [south.id] })).toEqual([...everywhere, 'Receive'])
    expect(await done({ locationIds: [south.id], departmentIds: [office.id] })).toEqual(everywhere)
  })
})

describe('[7.73] [7.75] within the access of the person', () => {
  it.each(['CLIENT_OBSERVEE', 'CLIENT_SUPER_USER'] as const)(
    '[17.4] %s sees the tasks of their places, and of a task their own places only',
    async (role) => {
      const southern = await buildTask(db, { ...of, name: 'Southern', locations: [south.id] })
      const there = await limitedActor(role, client, {
        locations: [north.id],
        ...(role !== 'CLIENT_SUPER_USER' && { departments: [goodsIn.id] }),
      })
      const rows = await list(there, { places: { take: 100 } })
      expect(names(rows)).toEqual(['Àt many places', 'Lift a box', 'Push a cage'])
      const seen = { locations: [{ name: 'Dock' }], location_count: 1 }
      const inside = { departments: [{ name: 'Goods in' }], department_count: 1 }
      expect(rows[0]).toMatchObject({ ...seen, ...inside })
      const { data } = await there.gql(GET, { id: wide.id })
      expect(data.row).toMatchObject({ ...seen, ...inside })
      const { errors } = await there.gql(GET, { id: southern.id })
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    },
  )

  it('[11.9] counts the observations that the caller sees', async () => {
    const counted = async (who: Actor) => {
      const { data } = await who.gql(GET, { id: push.id })
      const rows = await list(who, { filter: { search: 'push' }, count: true })
      expect(rows[0]?.observation_count).toBe(data.row.observation_count)
      return data.row.observation_count
    }
    expect(await counted(superUser)).toBe(3)
    const places = { locations: [north.id] }
    expect(await counted(await limitedActor('CLIENT_OBSERVER', client, places))).toBe(1)
    expect(await counted(await actor('CLIENT_USER', client))).toBe(0)
  })

  it('[7.75] the people of a task are in its record, the employee ID where it is shown', async () => {
    const { data } = await superUser.gql(GET, { id: wide.id })
    expect(data.row.users).toEqual([{ id: expect.any(String), employee_id: null }])
    expect(names(data.row.locations)).toEqual(['A closed one', 'Cellar', 'Dock', 'South', 'Yard'])
    expect(data.row.location_count).toBe(4)
  })
})
