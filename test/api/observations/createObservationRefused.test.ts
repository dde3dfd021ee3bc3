import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildVideo } from '#server/app/factories/buildObservation.ts'
import { actor } from '#test/support/api.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import {
  recordObservation,
  errorOf,
  ALL_CORRECT,
  uploadVideo,
  submissionTo,
} from '../../support/scenarios/observationCalls.ts'
import { placeOf, buildTwoSites, limitedActor, actorAt } from '../../support/scenarios/twoSites.ts'

const RANDOM = '01890000-0000-7000-8000-000000000000'

const scenario = await buildTwoSites()
const { db, of, north, goodsIn, client, south, dock, transport, push } = scenario
const foreign = await buildTwoSites()
const observer = await actor('CLIENT_OBSERVER', scenario.client)
const individual = (await buildUser(scenario.db, scenario.of)).id

const values = submissionTo(() => ({ ...scenario, individual }))

/** Returns why it is refused; undefined: it is not. */
const refusal = async (more: object, who = observer, answers: object = ALL_CORRECT) =>
  errorOf(await recordObservation(who, values(more), answers))

it('[11.7] answers what another client has exactly like what does not exist', async () => {
  const { db, of } = foreign
  const theirs = {
    ...placeOf(foreign),
    campaign_id: (await buildCampaign(db, of)).id,
    observee_id: (await buildUser(db, of)).id,
    video_id: (await buildVideo(db, of)).id,
  }
  for (const [field, id] of Object.entries(theirs)) {
    const expected = { code: 'NOT_FOUND', field, message: 'This record does not exist.' }
    for (const wrong of [id, RANDOM, 'no id at all'])
      expect(await refusal({ [field]: wrong }), field).toEqual(expected)
  }
})

it('[21.4] [8.20] refuses what is deleted, by its name', async () => {
  const deleted = { ...of, deleted_at: new Date() }
  const gone = {
    location_id: (await buildLocation(db, { ...deleted, departments: [goodsIn.id] })).id,
    department_id: (await buildDepartment(db, { ...deleted, locations: [north.id] })).id,
    campaign_id: (await buildCampaign(db, deleted)).id,
    observee_id: (await buildUser(db, deleted)).id,
    video_id: (await buildVideo(db, { ...deleted, user_id: observer.id })).id,
  }
  for (const [field, id] of Object.entries(gone))
    expect(await refusal({ [field]: id }), field).toMatchObject({ code: 'NOT_FOUND', field })
  const named = await buildTask(db, { ...deleted, name: 'Lift crates' })
  expect(await refusal({ task_id: named.id })).toMatchObject({
    code: 'NOT_FOUND',
    field: 'task_id',
    message: 'The task “Lift crates” was deleted.',
  })
})

it('[21.3] refuses places outside the access of the actor', async () => {
  const there = await limitedActor('CLIENT_OBSERVER', client, {
    locations: [north.id],
    departments: [goodsIn.id],
  })
  for (const place of [{}, { location_id: dock.id }])
    expect(await refusal(place, there)).toBeUndefined()
  const southern = { location_id: south.id, department_id: transport.id }
  expect(await refusal(southern, there)).toMatchObject({ code: 'NOT_FOUND', field: 'location_id' })
  const inside = await refusal({ department_id: transport.id }, there)
  expect(inside).toMatchObject({ code: 'NOT_FOUND', field: 'department_id' })
})

it('[18.14] [21.3] refuses a department, a task, a person and a campaign that do not fit', async () => {
  const task = async (more: object) => ({ task_id: (await buildTask(db, { ...of, ...more })).id })
  const campaign = async (more: object) => ({
    campaign_id: (await buildCampaign(db, { ...of, ...more })).id,
  })
  const today = new Date().toISOString().slice(0, 10)
  const otherDay = 'This campaign does not run on the date of the observation.'
  for (const [more, field, message] of [
    [{ department_id: transport.id }, 'department_id'],
    [await task({ locations: [south.id] }), 'task_id'],
    [await task({ departments: [transport.id] }), 'task_id'],
    [await task({ users: [(await buildUser(db, of)).id] }), 'observee_id'],
    [await campaign({ location_id: south.id }), 'campaign_id'],
    [await campaign({ task_id: push.id }), 'campaign_id'],
    [await campaign({ end_date: '2020-02-01' }), 'campaign_id', otherDay],
    [await campaign({ start_date: '2999-01-01' }), 'campaign_id', otherDay],
    // Runs today, and not yet on the day of `values`.
    [await campaign({ start_date: today }), 'campaign_id', otherDay],
  ] as const)
    expect(await refusal(more), JSON.stringify(more)).toMatchObject({
      code: 'BAD_INPUT',
      field,
      ...(message && { message }),
    })
})

it('[6.52] refuses another observer unless the client and the role allow it', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const expected = { code: 'FORBIDDEN', message: 'You cannot choose another observer.' }
  expect(await refusal({ user_id: colleague.id })).toEqual(expected)
  const open = await buildTwoSites({ can_pick_observer: true })
  const other = (await buildUser(open.db, open.of)).id
  const picked = { ...placeOf(open), user_id: other, observee_id: other }
  for (const role of ['CLIENT_USER', 'CLIENT_OBSERVEE'] as const)
    expect(await refusal(picked, await actor(role, open.client)), role).toEqual(expected)
  const far = await actorAt('CLIENT_OBSERVER', open.south)
  const superUser = await actor('CLIENT_SUPER_USER', open.client)
  expect(await refusal({ ...picked, user_id: far.id }, superUser)).toMatchObject({
    code: 'BAD_INPUT',
    field: 'user_id',
  })
})

it('[21.4] refuses the video of someone else, and one that another observation has', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const { data } = await uploadVideo(colleague)
  const of = { video_id: data.uploadVideo.id }
  expect(await refusal(of)).toMatchObject({ code: 'NOT_FOUND', field: 'video_id' })
  expect(await refusal(of, colleague)).toBeUndefined()
  expect(await refusal(of, colleague)).toMatchObject({ code: 'BAD_INPUT', field: 'video_id' })
})

it.each([
  [{ date: '2999-01-01T00:00:00Z' }, 'date', 'Time selected cannot be after the current time.'],
  [{ date: '2026-13-01T00:00:00Z' }, 'date', null],
  [{ location_id: 'x' }, 'location_id', 'Location must be at least 2 characters long'],
  [{ observee_id: null, unlinked_observee_employee_id: 'X1' }, 'observee_id', null],
  [{ notes: 'x'.repeat(10_001) }, 'notes', null],
  [{ review_type: 'AI' }, 'review_type', null],
  [{ review_type: 'MANUAL_OVERRIDE', manual_override_reason: 'FEET_INLINE' }, 'review_type', null],
  [{ manual_override_reason: 'FEET_INLINE' }, 'manual_override_reason', null],
  [{ expo_build_number: 'x'.repeat(101) }, 'expo_build_number', null],
  [{ device_details: { '\0': 1 } }, 'device_details', null],
  [{ client_id: RANDOM }, 'client_id', null],
])('[21.7] refuses %j, naming the field', async (wrong, field, message) => {
  expect(await refusal(wrong)).toMatchObject({
    code: 'BAD_INPUT',
    field,
    ...(message && { message }),
  })
})

it('[5.14] [5.18] refuses unanswered principles and half an Other with the words of the form', async () => {
  const missing = { isInsideBase: true, isTwisting: false }
  expect(await refusal({}, observer, missing)).toEqual({
    code: 'BAD_INPUT',
    field: 'technique',
    message: 'Big Engines is required.',
  })
  for (const half of [{ isOtherOptionCorrect: true }, { otherDetails: 'Brake' }])
    expect(errorOf(await uploadVideo(observer, { ...ALL_CORRECT, ...half }))).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('Both a technique and details need to be filled out'),
    })
})

it('[6.53] takes unanswered principles for not applicable only where the client permits it', async () => {
  const open = await buildTwoSites({ can_use_not_applicable: true })
  const person = await actor('CLIENT_OBSERVEE', open.client)
  expect(await refusal(placeOf(open), person, { isInsideBase: true })).toBeUndefined()
  expect(await refusal(placeOf(open), person, {})).toMatchObject({ field: 'technique' })
})

it('[4.28] [5.17] refuses an override with unanswered principles, as a correction is refused', async () => {
  const ai = await buildTwoSites({
    ai_enabled: true,
    show_manual_override_options: true,
    raw_video_upload_enabled: true,
  })
  const person = await actor('CLIENT_OBSERVER', ai.client)
  const override = {
    ...placeOf(ai),
    observee_id: (await buildUser(ai.db, ai.of)).id,
    review_type: 'MANUAL_OVERRIDE',
    manual_override_reason: 'FOOT_OBSCURED',
  }
  for (const answers of [{}, { isInsideBase: true, isTwisting: false }]) {
    const fileLocation = await uploadFile(person, 'OBSERVATION_VIDEO', FILM)
    expect(await refusal(override, person, { ...answers, fileLocation })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'technique',
    })
  }
})
