import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  actorAt,
} from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ display_employee_id: true })
const { client, north, south, transport, dock, yard, goodsIn, db, of, lift } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)
const observer = await actor('CLIENT_OBSERVER', scenario.client)

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
  const data = await answered(who.gql(document, variables))
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

it('[5.42] offers no location without departments in a dropdown; a parent includes its children', async () => {
  const offered = ['Dock', 'North', 'South']
  expect(names(await ask(observer, LOCATIONS))).toEqual(offered)
  const input = { userId: superUser.id }
  expect(names(await ask(superUser, LOCATIONS, { input }))).toEqual(offered)
})

it('[21.20] [11.10] offers the places within the access of the person, and tells nobody those of whom they do not see', async () => {
  const there = await actorAt('CLIENT_USER', north)
  const driver = await limitedActor('CLIENT_OBSERVER', client, { departments: [transport.id] })
  for (const [who, locations, departments] of [
    [there, ['Dock', 'North'], ['Goods in']],
    [driver, ['South'], ['Transport']],
  ] as const) {
    expect(names(await ask(who, LOCATIONS))).toEqual(locations)
    expect(names(await ask(who, DEPARTMENTS))).toEqual(departments)
  }
  const input = { userId: there.id }
  expect(names(await ask(superUser, LOCATIONS, { input }))).toEqual(['Dock', 'North'])
  const elsewhere = await actorAt('CLIENT_USER', south)
  const { errors } = await elsewhere.gql(LOCATIONS, { input })
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('[7.101] offers the departments of the chosen location, and the locations of the chosen department', async () => {
  const at = async ({ id }: { id: string }, more: object = {}) =>
    names(await ask(observer, DEPARTMENTS, { filter: { locationIds: [id], ...more } }))
  expect(await at(dock)).toEqual(['Goods in'])
  expect(await at(yard)).toEqual([])
  expect(await at(dock, { departmentIds: [goodsIn.id] })).toEqual(['Goods in'])
  expect(await at(dock, { departmentIds: [transport.id] })).toEqual([])
  expect(await at(dock, { departmentIds: ['no id'] })).toEqual([])
  const filter = { departmentIds: [goodsIn.id] }
  expect(names(await ask(observer, LOCATIONS, { filter }))).toEqual(['Dock', 'North'])
})

it('[21.20] narrows places by the tasks that are done there', async () => {
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
  const { id } = await buildTask(db, { ...of, name: 'At North', locations: [north.id] })
  const at = async (locationId: string) =>
    ids(await ask(observer, TASKS, { input: { locationId, departmentId: goodsIn.id } }))
  expect(await at(dock.id)).toContain(id)
  expect(await at(south.id)).not.toContain(id)
  const campaign = await buildCampaign(db, { ...of, name: 'C', task_id: lift.id })
  expect(ids(await ask(observer, TASKS, { input: { campaignId: campaign.id } }))).toEqual([lift.id])
  const away = await actorAt('CLIENT_USER', south)
  expect(ids(await ask(away, TASKS))).not.toContain(id)
})

it('[21.20] offers the campaigns that run, now or on the requested day, and are for the places or people of the person', async () => {
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
  const docker = await actorAt('CLIENT_OBSERVER', dock)
  expect(await offered(docker)).toContain(running.id)
  const southern = await actorAt('CLIENT_OBSERVER', south)
  expect(await offered(southern)).not.toContain(running.id)
})

it('[7.98] shows the guidance video of a task, null without one', async () => {
  const guidance = await buildGbsVideo(db, of)
  const task = await buildTask(db, { ...of, gbs_video_id: guidance.id })
  const row = await ask(observer, GBS, { taskId: task.id })
  expect(row).toMatchObject({ id: guidance.id, title: guidance.title })
  expect(row.video_url).toContain('signature=')
  expect(await ask(observer, GBS, { taskId: lift.id })).toBeNull()
  expect(await ask(await providerActor(), GBS, { taskId: lift.id })).toBeNull()
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

it('[7.80] [7.99] [21.21] offers people by first name: those who do the task, those who work at the place, [6.55] super users by their locations alone', async () => {
  const fresh = await buildTwoSites({ display_employee_id: false })
  const { db, of, client, north, dock, south, goodsIn, transport } = fresh
  const asker = await actor('CLIENT_OBSERVER', client)
  const bea = await buildUser(db, { ...of, firstname: 'Béa', employee_id: 'E9' })
  const abe = await buildUser(db, { ...of, firstname: 'Abe' })
  await buildUser(db, { ...of, firstname: 'Aaron', deleted_at: new Date() })
  const task = await buildTask(db, { ...of, users: [bea.id] })
  const all = await ask(asker, BY_TASK)
  expect(ids(all).slice(0, 2)).toEqual([abe.id, bea.id])
  expect(all[1].employee_id).toBeNull()
  expect(ids(await ask(asker, BY_TASK, { taskId: task.id }))).toEqual([bea.id])
  expect(ids(await ask(asker, BY_TASK, { search: 'bea' }))).toEqual([bea.id])
  for (const search of ['people.example', 'E9'])
    expect(await ask(asker, BY_TASK, { search })).toEqual([])
  expect(await ask(asker, BY_TASK, { take: 1 })).toHaveLength(1)
  expect(await ask(asker, BY_TASK, { taskId: client.id })).toEqual([])

  const northern = await actorAt('CLIENT_USER', north)
  const at = (location: { id: string }) => ({
    input: { locationId: location.id, departmentId: goodsIn.id },
  })
  expect(ids(await ask(asker, BY_PLACE, at(dock)))).toContain(northern.id)
  expect(ids(await ask(asker, BY_PLACE, at(south)))).not.toContain(northern.id)
  // Departments left over from another level do not narrow a super user's.
  const places = { locations: [north.id], departments: [transport.id] }
  const boss = await limitedActor('CLIENT_SUPER_USER', client, places)
  expect(ids(await ask(asker, BY_PLACE, at(dock)))).toContain(boss.id)
  expect(ids(await ask(asker, BY_PLACE, at(south)))).not.toContain(boss.id)
  const southern = await actorAt('CLIENT_OBSERVER', south)
  const seen = ids(await ask(southern, BY_TASK))
  expect(seen).toEqual(expect.arrayContaining([southern.id, abe.id]))
  expect(seen).not.toContain(northern.id)
})

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
