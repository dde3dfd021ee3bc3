import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import {
  nextMinute,
  createObservation,
  recordObservation,
  errorOf,
  ALL_CORRECT,
  uploadVideo,
  submissionTo,
} from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ can_pick_observer: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)
const individual = (await buildUser(scenario.db, scenario.of)).id

const values = submissionTo(() => ({ ...scenario, individual }))

/** Records one, and returns what is stored. */
const record = async (more: object = {}, answers: object = ALL_CORRECT, who = observer) =>
  (await answered(recordObservation(who, values(more), answers))).createObservation

const IDS = `query ($search: String) { allObservations(filter: { search: $search }) { id } }`

it('[4.31] [2.89] [3.30] records a video first and then the observation with its id and what an app tells of its device, and lists it', async () => {
  const uploaded = await uploadVideo(observer, { ...ALL_CORRECT, isDipNDrive: false })
  expect(uploaded.errors).toBeUndefined()
  const video = uploaded.data.uploadVideo
  expect(video).toMatchObject({
    is_inside_base: true,
    is_big_engines: true,
    is_turn_not_twist: true,
    is_dip_n_drive: false,
    is_other_option_correct: null,
    file_location: null,
  })
  const date = nextMinute()
  const device = {
    device_details: { model: 'Phone', tilt: [1, 2.5] },
    expo_build_number: '42',
    hidden_keypoints: ['left_wrist'],
  }
  const of = { date, video_id: video.id, name: 'Night shift', ...device }
  const stored = await record({ ...of, notes: '  Well done, Åsa  ' })
  expect(stored).toMatchObject({
    ...of,
    client_id: scenario.client.id,
    kind: 'MANUAL_OBSERVATION',
    technique: 'correct',
    review_type: 'MANUAL_TASK',
    ai_review_status: 'UNREVIEWED',
    user_id: observer.id,
    observee_id: individual,
    notes: 'Well done, Åsa',
    // Does not apply to the task.
    is_dip_n_drive: null,
    is_turn_not_twist: true,
    video: { is_inside_base: true },
    deleted_at: null,
  })
  const found = await observer.gql(IDS, { search: 'asa' })
  expect(found.data.allObservations).toEqual([{ id: stored.id }])
})

it('[21.1] judges the technique by the answers, whatever the payload says, and names it after its task', async () => {
  expect(
    await record({ technique: 'correct' }, { ...ALL_CORRECT, isTwisting: true }),
  ).toMatchObject({ technique: 'incorrect', is_turn_not_twist: false, name: 'Lift a box' })
  expect((await record({ technique: 'incorrect' })).technique).toBe('correct')
})

it('[1.17] takes people who observe themselves for the individual, whatever is sent', async () => {
  const observee = await actor('CLIENT_OBSERVEE', scenario.client)
  const sent = { unlinked_observee_name: 'Somebody' }
  expect(await record(sent, ALL_CORRECT, observee)).toMatchObject({
    kind: 'SELF_ASSESSMENT',
    user_id: observee.id,
    observee_id: observee.id,
    unlinked_observee_name: null,
  })
})

it('[21.2] records for the own client of the provider, never for another', async () => {
  const theirs = await providerActor()
  expect(errorOf(await recordObservation(theirs, values()))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'location_id',
  })
})

it('[2.91] [2.92] [5.39] records someone who is not in the dropdown by name, and by ID where IDs are displayed', async () => {
  const byName = { observee_id: null, unlinked_observee_name: ' Agency ' }
  const byId = { observee_id: null, unlinked_observee_employee_id: 'X1' }
  expect(await record({ ...byName, ...byId })).toMatchObject({
    observee_id: null,
    observee: null,
    unlinked_observee_name: 'Agency',
    unlinked_observee_employee_id: null,
  })
  expect(await record({ ...byName, observee_id: individual })).toMatchObject({
    observee_id: individual,
    unlinked_observee_name: null,
  })
  const { client, north, goodsIn, lift } = await buildTwoSites({ display_employee_id: true })
  const place = { location_id: north.id, department_id: goodsIn.id, task_id: lift.id }
  const who = await actor('CLIENT_OBSERVER', client)
  expect(await record({ ...byId, ...place }, ALL_CORRECT, who)).toMatchObject({
    unlinked_observee_employee_id: 'X1',
  })
})

it('[2.88] records another observer where observers may be picked', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  expect((await record({ user_id: colleague.id })).user).toEqual({ id: colleague.id })
})

it('[18.14] takes a campaign that runs and is for this place and task, also at a child of its location', async () => {
  const { db, of, north, dock, lift } = scenario
  const { id } = await buildCampaign(db, { ...of, location_id: north.id, task_id: lift.id })
  const stored = await record({ campaign_id: id, location_id: dock.id })
  expect(stored.campaign_id).toBe(id)
})

it('[21.5] answers the same key with the first result, for each person on their own', async () => {
  const upload = async (who: Actor) => (await uploadVideo(who, ALL_CORRECT, 'k1')).data.uploadVideo
  const video = await upload(observer)
  expect(await upload(observer)).toEqual(video)
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  expect((await upload(colleague)).id).not.toBe(video.id)

  const input = values({ video_id: video.id })
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => createObservation(observer, input, 'k2')),
  )
  const ids = new Set(tries.map(({ data }) => data?.createObservation.id))
  expect([...ids]).toEqual([expect.any(String)])
})

it('[21.5] refuses the same key with another input, by naming the key', async () => {
  const { data } = await uploadVideo(observer, ALL_CORRECT, 'k4')
  const input = values({ video_id: data.uploadVideo.id })
  await createObservation(observer, input, 'k4')
  for (const answer of [
    await uploadVideo(observer, { ...ALL_CORRECT, title: 'Other' }, 'k4'),
    await createObservation(observer, { ...input, notes: 'Other' }, 'k4'),
  ])
    expect(errorOf(answer)).toEqual({
      code: 'BAD_INPUT',
      field: 'idempotencyKey',
      message: 'This key was already used with different input.',
    })
})

it('[21.6] [8.10] makes one of many identical submissions at once; the others are duplicates', async () => {
  const input = values()
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => recordObservation(observer, input)),
  )
  const stored = tries.filter(({ errors }) => !errors)
  expect(stored).toHaveLength(1)
  for (const answer of tries.filter(({ errors }) => errors))
    expect(errorOf(answer)).toEqual({
      code: 'DUPLICATE',
      message: 'An observation with the same details is a duplicate of one that exists',
      existingId: stored[0]?.data.createObservation.id,
    })
})

it('[21.6] names the stored observation only to those who see it', async () => {
  const unlinked = values({ observee_id: null, unlinked_observee_name: 'Agency Ann' })
  const { data } = await recordObservation(observer, unlinked)
  const existingId = data.createObservation.id
  const again = { ...unlinked, unlinked_observee_name: 'AGENCY ANN', notes: 'Changed' }
  expect(errorOf(await recordObservation(observer, again))).toMatchObject({ existingId })
  const user = await actor('CLIENT_USER', scenario.client)
  const refused = errorOf(await recordObservation(user, unlinked))
  expect(refused).toMatchObject({ code: 'DUPLICATE' })
  expect(refused).not.toHaveProperty('existingId')
})

it('[21.5] leaves no half pair when the second step is refused', async () => {
  const { data } = await uploadVideo(observer)
  const input = values({ video_id: data.uploadVideo.id })
  const first = await createObservation(observer, { ...input, date: '2999-01-01T00:00:00Z' }, 'k3')
  expect(errorOf(first)).toMatchObject({ code: 'BAD_INPUT', field: 'date' })
  const second = await createObservation(observer, input, 'k3')
  expect(second.errors).toBeUndefined()
  const { db } = await api()
  const kept = await db.read({ clientId: scenario.client.id }, (tables) =>
    tables.from('observations').select('id').where('video_id', '=', data.uploadVideo.id),
  )
  expect(kept).toEqual([{ id: second.data.createObservation.id }])
})
