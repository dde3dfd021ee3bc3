import { beforeAll, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildVideo } from '#server/app/factories/buildObservation.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import {
  createObservation,
  recordObservation,
  errorOf,
  uploadVideo,
  submissionTo,
} from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, limitedActor, type TwoSites } from '../../support/scenarios/twoSites.ts'

const RANDOM = '01890000-0000-7000-8000-000000000000'

let scenario: TwoSites, foreign: TwoSites
let observer: Actor
let individual: string

beforeAll(async () => {
  scenario = await buildTwoSites()
  foreign = await buildTwoSites()
  observer = await actor('CLIENT_OBSERVER', scenario.client)
  individual = (await buildUser(scenario.db, scenario.of)).id
})

const values = submissionTo(() => ({ ...scenario, individual }))

it('[6.48] refuses both steps to people who are not signed in, and to the role without rights', async () => {
  const { post } = await api()
  const none = await actor('NONE', scenario.client)
  const upload = 'mutation { uploadVideo(input: {}) { id } }'
  expect(errorOf(await post(upload))).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(errorOf(await none.gql(upload))).toMatchObject({ code: 'FORBIDDEN' })
  expect(errorOf(await createObservation(none, values({ video_id: RANDOM })))).toMatchObject({
    code: 'FORBIDDEN',
  })
})

it('[11.7] answers what another client has exactly like what does not exist', async () => {
  const { db, of } = foreign
  const person = await buildUser(db, of)
  const campaign = await buildCampaign(db, of)
  const video = await buildVideo(db, of)
  const theirs = {
    location_id: foreign.north.id,
    department_id: foreign.goodsIn.id,
    task_id: foreign.lift.id,
    campaign_id: campaign.id,
    observee_id: person.id,
    video_id: video.id,
  }
  for (const [field, id] of Object.entries(theirs)) {
    const expected = { code: 'NOT_FOUND', field, message: 'This record does not exist.' }
    for (const wrong of [id, RANDOM, 'no id at all'])
      expect(errorOf(await recordObservation(observer, values({ [field]: wrong }))), field).toEqual(
        expected,
      )
  }
})

it('[21.4] [8.20] refuses what is deleted, by its name', async () => {
  const { db, of, north, goodsIn } = scenario
  const deleted = { ...of, deleted_at: new Date() }
  const gone = {
    location_id: (await buildLocation(db, { ...deleted, departments: [goodsIn.id] })).id,
    department_id: (await buildDepartment(db, { ...deleted, locations: [north.id] })).id,
    task_id: (await buildTask(db, deleted)).id,
    campaign_id: (await buildCampaign(db, deleted)).id,
    observee_id: (await buildUser(db, deleted)).id,
    video_id: (await buildVideo(db, { ...deleted, user_id: observer.id })).id,
  }
  for (const [field, id] of Object.entries(gone))
    expect(
      errorOf(await recordObservation(observer, values({ [field]: id }))),
      field,
    ).toMatchObject({
      code: 'NOT_FOUND',
      field,
    })
  const named = await buildTask(db, { ...deleted, name: 'Lift crates' })
  expect(errorOf(await recordObservation(observer, values({ task_id: named.id })))).toMatchObject({
    field: 'task_id',
    message: 'The task “Lift crates” was deleted.',
  })
})

it('[21.3] refuses places outside the access of the actor', async () => {
  const { client, north, south, goodsIn, transport } = scenario
  const there = await limitedActor('CLIENT_OBSERVER', client, {
    locations: [north.id],
    departments: [goodsIn.id],
  })
  expect((await recordObservation(there, values())).errors).toBeUndefined()
  expect(
    (await recordObservation(there, values({ location_id: scenario.dock.id }))).errors,
  ).toBeUndefined()
  const southern = values({ location_id: south.id, department_id: transport.id })
  expect(errorOf(await recordObservation(there, southern))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'location_id',
  })
  const inside = values({ department_id: transport.id })
  expect(errorOf(await recordObservation(there, inside))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'department_id',
  })
})

it('[21.3] refuses a department that is not at the location, and a task not done there', async () => {
  const { db, of, south, transport } = scenario
  expect(
    errorOf(await recordObservation(observer, values({ department_id: transport.id }))),
  ).toMatchObject({
    code: 'BAD_INPUT',
    field: 'department_id',
  })
  for (const place of [{ locations: [south.id] }, { departments: [transport.id] }]) {
    const task = await buildTask(db, { ...of, ...place })
    expect(errorOf(await recordObservation(observer, values({ task_id: task.id })))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'task_id',
    })
  }
})

it('[21.3] refuses an individual who does not do the task', async () => {
  const { db, of } = scenario
  const task = await buildTask(db, { ...of, users: [(await buildUser(db, of)).id] })
  expect(errorOf(await recordObservation(observer, values({ task_id: task.id })))).toMatchObject({
    code: 'BAD_INPUT',
    field: 'observee_id',
  })
})

it('[18.14] [21.3] refuses a campaign for another place or task, or that does not run on the day of the observation', async () => {
  const { db, of, south, push } = scenario
  for (const other of [{ location_id: south.id }, { task_id: push.id }]) {
    const campaign = await buildCampaign(db, { ...of, ...other })
    expect(
      errorOf(await recordObservation(observer, values({ campaign_id: campaign.id }))),
    ).toMatchObject({
      code: 'BAD_INPUT',
      field: 'campaign_id',
    })
  }
  for (const days of [
    { end_date: '2020-02-01' },
    { start_date: '2999-01-01' },
    // Runs today, and not yet on the day of `values`.
    { start_date: new Date().toISOString().slice(0, 10) },
  ]) {
    const campaign = await buildCampaign(db, { ...of, ...days })
    expect(
      errorOf(await recordObservation(observer, values({ campaign_id: campaign.id }))),
    ).toMatchObject({
      code: 'BAD_INPUT',
      field: 'campaign_id',
      message: 'This campaign does not run on the date of the observation.',
    })
  }
})

it('refuses another observer unless the client and the role allow it [6.52]', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const expected = { code: 'FORBIDDEN', message: 'You cannot choose another observer.' }
  const picked = values({ user_id: colleague.id })
  expect(errorOf(await recordObservation(observer, picked))).toEqual(expected)
  const open = await buildTwoSites({ can_pick_observer: true })
  const places = {
    location_id: open.north.id,
    department_id: open.goodsIn.id,
    task_id: open.lift.id,
  }
  const other = (await buildUser(open.db, open.of)).id
  for (const role of ['CLIENT_USER', 'CLIENT_OBSERVEE'] as const) {
    const person = await actor(role, open.client)
    const input = values({ ...places, user_id: other, observee_id: other })
    expect(errorOf(await recordObservation(person, input)), role).toEqual(expected)
  }
  const far = await limitedActor('CLIENT_OBSERVER', open.client, { locations: [open.south.id] })
  const superUser = await actor('CLIENT_SUPER_USER', open.client)
  const elsewhere = values({ ...places, user_id: far.id, observee_id: other })
  expect(errorOf(await recordObservation(superUser, elsewhere))).toMatchObject({
    code: 'BAD_INPUT',
    field: 'user_id',
  })
})

it('[21.4] refuses the video of someone else, and one that another observation has', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const { data } = await uploadVideo(colleague)
  const video_id = data.uploadVideo.id
  expect(errorOf(await recordObservation(observer, values({ video_id })))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'video_id',
  })
  expect((await recordObservation(colleague, values({ video_id }))).errors).toBeUndefined()
  expect(errorOf(await recordObservation(colleague, values({ video_id })))).toMatchObject({
    code: 'BAD_INPUT',
    field: 'video_id',
  })
})

it.each([
  [{ date: '2999-01-01T00:00:00Z' }, 'date', 'Time selected cannot be after the current time.'],
  [{ date: '2026-13-01T00:00:00Z' }, 'date', null],
  [{ location_id: 'x' }, 'location_id', 'Location must be at least 2 characters long'],
  [{ department_id: '' }, 'department_id', 'Department must be at least 2 characters long'],
  [{ task_id: '' }, 'task_id', 'Task is required'],
  [
    { observee_id: null },
    'observee_id',
    'The individual being observed must be recorded. Either select from the dropdown, or enter their name if they do not appear',
  ],
  [{ observee_id: null, unlinked_observee_employee_id: 'X1' }, 'observee_id', null],
  [{ notes: 'x'.repeat(10_001) }, 'notes', null],
  [{ review_type: 'AI' }, 'review_type', null],
  [{ review_type: 'MANUAL_OVERRIDE', manual_override_reason: 'FEET_INLINE' }, 'review_type', null],
  [{ manual_override_reason: 'FEET_INLINE' }, 'manual_override_reason', null],
  [{ expo_build_number: 'x'.repeat(101) }, 'expo_build_number', null],
  [{ device_details: { '\0': 1 } }, 'device_details', null],
  [{ client_id: RANDOM }, 'client_id', null],
])('[21.7] refuses %j, naming the field', async (wrong, field, message) => {
  const answer = await recordObservation(observer, values(wrong))
  expect(errorOf(answer)).toMatchObject({ code: 'BAD_INPUT', field, ...(message && { message }) })
})
