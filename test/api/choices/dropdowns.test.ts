import { beforeAll, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  type TwoSites,
} from '../../support/scenarios/twoSites.ts'

let scenario: TwoSites
let superUser: Actor, observer: Actor

beforeAll(async () => {
  scenario = await buildTwoSites({ display_employee_id: true })
  superUser = await actor('CLIENT_SUPER_USER', scenario.client)
  observer = await actor('CLIENT_OBSERVER', scenario.client)
})

const LOCATIONS = `query ($filter: LocationFilter, $input: LocationListInput) {
  rows: allLocations(filter: $filter, input: $input) { id name parent { name } children { name } observation_count }
  total: totalLocations(filter: $filter, input: $input)
}`
const DEPARTMENTS = `query ($filter: DepartmentFilter, $input: DepartmentListInput) {
  rows: allDepartments(filter: $filter, input: $input) { id name locations { name } children { name } parent_department { name } observation_count }
  total: totalDepartments(filter: $filter, input: $input)
}`
const TASKS = `query ($input: GetTasksForObservationInput) { rows: getTasksForObservation(input: $input) { id name is_pushing task_principles } }`
const CAMPAIGNS = `query ($input: GetCampaignsForObservationInput) { rows: getCampaignsForObservation(input: $input) { id name type start_date end_date location_id } }`
const BY_TASK = `query ($input: GetUsersByTaskInput, $taskId: ID, $search: String, $take: Int) {
  rows: getUsersByTask(input: $input, taskId: $taskId, search: $search, take: $take) { id firstname lastname employee_id }
}`
const BY_PLACE = `query ($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { id firstname }
}`
const GBS = `query ($taskId: ID!) { rows: getGbsVideoByTaskId(taskId: $taskId) { id title video_url } }`
const FILTER = `query ($clientId: ID, $search: String, $ids: [ID!]) { rows: filterFormData(clientId: $clientId) {
  locations { name } departments { name } tasks { name } campaigns { name }
  observers(search: $search, ids: $ids) { id } observees { id }
} }`

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is the document's
async function ask(who: Actor, document: string, variables: object = {}): Promise<any> {
  const { data, errors } = await who.gql(document, variables)
  expect(errors).toBeUndefined()
  if (typeof data.total === 'number') expect(data.total).toBe(data.rows.length)
  return data.rows
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

it('[7.99] lists every location to those who administer them, by name', async () => {
  const rows = await ask(superUser, LOCATIONS)
  expect(names(rows)).toEqual(['Dock', 'North', 'South', 'Yard'])
  expect(rows[0]).toMatchObject({ parent: { name: 'North' }, children: [] })
  expect(rows[1]).toMatchObject({ parent: null, children: [{ name: 'Dock' }] })
})

it('offers no location without departments in a dropdown; a parent includes its children [5.42]', async () => {
  expect(names(await ask(observer, LOCATIONS))).toEqual(['Dock', 'North', 'South'])
  const input = { userId: superUser.id }
  expect(names(await ask(superUser, LOCATIONS, { input }))).toEqual(['Dock', 'North', 'South'])
})

it('says of one department whether a location has it', async () => {
  const { goodsIn, transport, dock } = scenario
  const at = (locationId: string, departmentIds: string[]) =>
    ask(observer, DEPARTMENTS, { filter: { departmentIds, locationIds: [locationId] } })
  expect(names(await at(dock.id, [goodsIn.id]))).toEqual(['Goods in'])
  expect(await at(dock.id, [transport.id])).toEqual([])
  expect(await at(dock.id, ['no id'])).toEqual([])
})

it('[21.20] offers the places within the access of the person', async () => {
  const { client, north, transport } = scenario
  const there = await limitedActor('CLIENT_USER', client, { locations: [north.id] })
  expect(names(await ask(there, LOCATIONS))).toEqual(['Dock', 'North'])
  expect(names(await ask(there, DEPARTMENTS))).toEqual(['Goods in'])
  const driver = await limitedActor('CLIENT_OBSERVER', client, { departments: [transport.id] })
  expect(names(await ask(driver, LOCATIONS))).toEqual(['South'])
  expect(names(await ask(driver, DEPARTMENTS))).toEqual(['Transport'])
  const input = { userId: there.id }
  expect(names(await ask(superUser, LOCATIONS, { input }))).toEqual(['Dock', 'North'])
})

it('[11.10] tells nobody the places of a person whom they do not see', async () => {
  const { client, north, south } = scenario
  const there = await limitedActor('CLIENT_USER', client, { locations: [north.id] })
  const elsewhere = await limitedActor('CLIENT_USER', client, { locations: [south.id] })
  const { errors } = await there.gql(LOCATIONS, { input: { userId: elsewhere.id } })
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('[7.101] offers the departments of the chosen location, and the locations of the chosen department', async () => {
  const { dock, goodsIn } = scenario
  const at = (id: string) => ({ filter: { locationIds: [id] } })
  expect(names(await ask(observer, DEPARTMENTS, at(dock.id)))).toEqual(['Goods in'])
  expect(names(await ask(observer, DEPARTMENTS, at(scenario.yard.id)))).toEqual([])
  const filter = { departmentIds: [goodsIn.id] }
  expect(names(await ask(observer, LOCATIONS, { filter }))).toEqual(['Dock', 'North'])
})

it('[21.20] narrows places by the tasks that are done there', async () => {
  const { db, of, south, transport, lift } = scenario
  const task = await buildTask(db, {
    ...of,
    name: 'Z',
    locations: [south.id],
    departments: [transport.id],
  })
  const filter = { taskIds: [task.id] }
  expect(names(await ask(observer, LOCATIONS, { filter }))).toEqual(['South'])
  expect(names(await ask(observer, DEPARTMENTS, { filter }))).toEqual(['Transport'])
  expect(await ask(observer, DEPARTMENTS, { filter: { taskIds: [lift.id] } })).toHaveLength(2)
})

it('[14.13] counts observations for those who see the list only, within their days and sort', async () => {
  const { db, of, south, transport } = scenario
  for (const day of [1, 2])
    await buildObservation(db, {
      ...of,
      location_id: south.id,
      department_id: transport.id,
      date: new Date(Date.UTC(2026, 1, day, 12)),
    })
  const sort = { column: 'observation_count', order: 'DESC' }
  const [most] = await ask(superUser, LOCATIONS, { filter: { sort, take: 100 } })
  expect(most).toMatchObject({ name: 'South', observation_count: 2 })
  const counted = { observationCountFilters: { dateFrom: '2026-02-02', dateTo: '2026-02-02' } }
  const [south_] = await ask(superUser, LOCATIONS, { filter: { ...counted, search: 'SOU' } })
  expect(south_.observation_count).toBe(1)
  const [department] = await ask(superUser, DEPARTMENTS, { filter: { sort, search: 'trans' } })
  expect(department).toMatchObject({ observation_count: 2, locations: [{ name: 'South' }] })
  for (const row of await ask(observer, LOCATIONS)) expect(row.observation_count).toBeNull()
})

it('[21.20] offers the tasks that are done there, and the task of the campaign only', async () => {
  const { db, of, client, north, dock, south, goodsIn, lift } = scenario
  const local = await buildTask(db, { ...of, name: 'At North', locations: [north.id] })
  const place = (location: { id: string }) => ({
    input: { locationId: location.id, departmentId: goodsIn.id },
  })
  expect(ids(await ask(observer, TASKS, place(dock)))).toContain(local.id)
  expect(ids(await ask(observer, TASKS, place(south)))).not.toContain(local.id)
  const campaign = await buildCampaign(db, { ...of, name: 'C', task_id: lift.id })
  expect(ids(await ask(observer, TASKS, { input: { campaignId: campaign.id } }))).toEqual([lift.id])
  const away = await limitedActor('CLIENT_USER', client, { locations: [south.id] })
  expect(ids(await ask(away, TASKS))).not.toContain(local.id)
})

it('[21.20] offers the campaigns that run, now or on the requested day, and are for the places or people of the person', async () => {
  const { db, of, client, north, dock, south } = scenario
  const user = await actor('CLIENT_USER', client)
  const running = await buildCampaign(db, { ...of, name: 'At North', location_id: north.id })
  const chosen = await buildCampaign(db, { ...of, name: 'For one', users: [user.id] })
  const past = await buildCampaign(db, { ...of, name: 'Past', end_date: '2020-03-01' })
  const gone = await buildCampaign(db, { ...of, name: 'Gone', deleted_at: new Date() })
  const offered = async (who: Actor) => ids(await ask(who, CAMPAIGNS))
  expect(await offered(user)).toEqual(expect.arrayContaining([running.id, chosen.id]))
  const then = { input: { date: '2020-02-01T12:00:00Z' } }
  expect(ids(await ask(user, CAMPAIGNS, then))).toContain(past.id)
  const other = await offered(await actor('CLIENT_USER', client))
  expect(other).toContain(running.id)
  for (const id of [chosen.id, past.id, gone.id]) expect(other).not.toContain(id)
  const docker = await limitedActor('CLIENT_OBSERVER', client, { locations: [dock.id] })
  expect(await offered(docker)).toContain(running.id)
  const southern = await limitedActor('CLIENT_OBSERVER', client, { locations: [south.id] })
  expect(await offered(southern)).not.toContain(running.id)
})

it('shows the guidance video of a task, null without one [7.98]', async () => {
  const { db, of, lift } = scenario
  const guidance = await buildGbsVideo(db, of)
  const task = await buildTask(db, { ...of, gbs_video_id: guidance.id })
  const row = await ask(observer, GBS, { taskId: task.id })
  expect(row).toMatchObject({ id: guidance.id, title: guidance.title })
  expect(row.video_url).toContain('signature=')
  expect(await ask(observer, GBS, { taskId: lift.id })).toBeNull()
  expect(await ask(await providerActor(), GBS, { taskId: lift.id })).toBeNull()
  const stranger = await actor('CLIENT_SUPER_USER')
  const answers = await Promise.all(
    [lift.id, '01890000-0000-7000-8000-000000000000', 'x'].map((taskId) =>
      stranger.gql(GBS, { taskId }),
    ),
  )
  expect(answers[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

it('[21.19] offers the filter what old observations show, also deleted records; to users their own people', async () => {
  const fresh = await buildTwoSites()
  const { db, of, client } = fresh
  await buildTask(db, { ...of, name: 'Retired', deleted_at: new Date() })
  const user = await actor('CLIENT_USER', client)
  const { user_id } = await buildObservation(db, { ...of, observee_id: user.id })
  const boss = await actor('CLIENT_SUPER_USER', client)
  const offered = await ask(boss, FILTER, { ids: [user_id] })
  expect(names(offered.tasks)).toContain('Retired')
  expect(names(offered.locations)).toContain('Yard')
  expect(ids(offered.observers)).toEqual([user_id])
  expect(ids(offered.observees)).toEqual(expect.arrayContaining([user_id, user.id, boss.id]))
  const mine = await ask(user, FILTER)
  expect(ids(mine.observers)).toEqual([user_id])
  expect(ids(mine.observees)).toEqual([user.id])
})

it.each([
  ['locations', LOCATIONS],
  ['departments', DEPARTMENTS],
  ['tasks', TASKS],
  ['campaigns', CAMPAIGNS],
  ['people by task', BY_TASK],
  ['people by place', BY_PLACE],
])(
  '[21.20] offers %s of the own client only, and of the one that the provider asks for',
  async (_what, document) => {
    const { db, of, client } = scenario
    await buildCampaign(db, of)
    const input = { clientId: client.id }
    const stranger = await actor('CLIENT_OBSERVER')
    const own = (await actor('CLIENT_OBSERVER', client)).gql
    const theirs = ids(await ask(stranger, document, { input })).filter((id) => id !== stranger.id)
    expect(theirs).toEqual([])
    expect((await own(document)).data.rows.length).toBeGreaterThan(0)
    expect((await ask(await providerActor(), document, { input })).length).toBeGreaterThan(0)
    const { post } = await api()
    expect((await post(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const none = await actor('NONE', client)
    expect((await none.gql(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  },
)

it('[13.9] refuses impossible pages, naming the field', async () => {
  for (const [document, variables] of [
    [LOCATIONS, { filter: { take: 101 } }],
    [DEPARTMENTS, { filter: { take: 0 } }],
    [BY_TASK, { take: 101 }],
    [BY_PLACE, { input: { take: -1 } }],
  ] as const) {
    const { errors } = await observer.gql(document, variables)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'take' })
  }
})
