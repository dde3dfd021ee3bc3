/** Each list gives what the single record gives: every field of the SDL, with what is nested in it. */
import { beforeAll, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { type Actor, actor, type Answer } from '#test/support/api.ts'
import { fullCall } from '#test/support/fullCall.ts'
import { buildTwoSites, limitedActor } from '#test/support/scenarios/twoSites.ts'

/** The record's operation of each list's. */
const RECORDS = {
  allUsers: 'getUserById',
  allLocations: 'getLocationById',
  allDepartments: 'getDepartmentById',
  allTasks: 'getTaskById',
  allCampaigns: 'getCampaign',
  allObservations: 'getObservationById',
  getAllGbsVideosByClientId: 'getGbsVideosById',
}

let superUser: Actor

/** Everything refers to something, and is referred to. */
beforeAll(async () => {
  const { db, client, of, north, dock, goodsIn } = await buildTwoSites()
  superUser = await actor('CLIENT_SUPER_USER', client)
  const places = { locations: [dock.id], departments: [goodsIn.id] }
  const person = await limitedActor('CLIENT_OBSERVER', client, places)
  await buildDepartment(db, { ...of, parent_id: goodsIn.id, name: 'Inside' })
  await buildLocation(db, { ...of, parent_id: dock.id, name: 'Bay', departments: [goodsIn.id] })
  const guidance = await buildGbsVideo(db, of)
  const task = await buildTask(db, {
    ...of,
    ...places,
    users: [person.id],
    gbs_video_id: guidance.id,
    name: 'Fill a shelf',
  })
  const campaign = await buildCampaign(db, {
    ...of,
    name: 'Everywhere',
    users: [person.id],
    task_id: task.id,
  })
  await buildCampaign(db, { ...of, name: 'Over', end_date: '2020-02-01', location_id: north.id })
  await buildCampaign(db, {
    ...of,
    name: 'Chosen',
    start_date: '2099-01-01',
    department_id: goodsIn.id,
  })
  const video = await buildVideo(db, { ...of, user_id: person.id })
  await buildObservation(db, {
    ...of,
    task_id: task.id,
    campaign_id: campaign.id,
    location_id: dock.id,
    department_id: goodsIn.id,
    user_id: person.id,
    observee_id: person.id,
    video_id: video.id,
  })
})

/** Fields of a person's page; null in lists. */
const ON_PAGES_ONLY = { invitation: null }

it.each(Object.entries(RECORDS))('[7.105] %s gives what %s gives', async (list, record) => {
  const given = { includeObservationCount: 'true' }
  const rows = await answerOf(fullCall(list, { take: 100, given }))
  expect(rows.length).toBeGreaterThan(0)
  const type = TYPES[record as keyof typeof TYPES]
  for (const row of rows)
    expect({ ...row, ...ON_PAGES_ONLY }, row.name).toEqual({
      ...(await answerOf(fullCall(record, { take: 100, given: { [type]: row.id } }))),
      ...ON_PAGES_ONLY,
    })
})

it.each([
  ['allCampaigns', 'frequency'],
  ['allUsers', 'is_account_enabled'],
  ['allTasks', 'deleted_at'],
  ['allLocations', 'deleted_at'],
  ['allObservations', 'technique'],
])('[2.37] equal values of %s stand newest first in both directions', async (list, column) => {
  const { data } = await superUser.gql(`{
    up: ${list}(filter: { sort: { column: ${column}, order: ASC }, search: "a" }) { id created_at }
    down: ${list}(filter: { sort: { column: ${column}, order: DESC } }) { id created_at } }`)
  for (const rows of [data.up, data.down] as { id: string }[][]) {
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
  }
})

it.each([
  ['allTasks', 'departments', ['Fill a shelf']],
  ['allTasks', 'locations', ['Fill a shelf']],
  ['allDepartments', 'locations', ['Goods in', 'Transport', 'Inside']],
  ['allCampaigns', 'state', ['Chosen', 'Everywhere', 'Over']],
  ['getAllGbsVideosByClientId', 'description', []],
] as const)('[2.37] %s sorts by %s, either way', async (list, column, first) => {
  const name = list === 'getAllGbsVideosByClientId' ? 'title' : 'name'
  const sorted = async (order: string) => {
    const { data, errors } = await superUser.gql(
      `{ rows: ${list}(filter: { sort: { column: ${column}, order: ${order} } }) { ${name} } }`,
    )
    expect(errors).toBeUndefined()
    return (data.rows as Record<string, string>[]).map((row) => row[name])
  }
  expect((await sorted('ASC')).slice(0, first.length)).toEqual(first)
  expect((await sorted('DESC')).length).toBe((await sorted('ASC')).length)
})

const TYPES = {
  getUserById: 'User',
  getLocationById: 'Location',
  getDepartmentById: 'Department',
  getTaskById: 'Task',
  getCampaign: 'Campaign',
  getObservationById: 'Observation',
  getGbsVideosById: 'GbsVideo',
}

/** Without the signatures of links to files, which differ each time. */
async function answerOf(document: string): Promise<Answer['data']> {
  const { data, errors } = await superUser.gql(document)
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data.answer).replaceAll(/(https?:[^"?]+)\?[^"]*/g, '$1'))
}
