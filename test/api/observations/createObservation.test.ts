import { beforeAll, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
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
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'

let scenario: TwoSites
let observer: Actor
let individual: string

beforeAll(async () => {
  scenario = await buildTwoSites({ can_pick_observer: true })
  observer = await actor('CLIENT_OBSERVER', scenario.client)
  individual = (await buildUser(scenario.db, scenario.of)).id
})

const values = submissionTo(() => ({ ...scenario, individual }))

const IDS = `query ($search: String) { allObservations(filter: { search: $search }) { id } }`

it('records a video first and then the observation with its id, and lists it [4.31]', async () => {
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
  const { data, errors } = await createObservation(
    observer,
    values({ date, video_id: video.id, notes: '  Well done, Åsa  ', name: 'Night shift' }),
  )
  expect(errors).toBeUndefined()
  expect(data.createObservation).toMatchObject({
    client_id: scenario.client.id,
    name: 'Night shift',
    kind: 'MANUAL_OBSERVATION',
    technique: 'correct',
    review_type: 'MANUAL_TASK',
    ai_review_status: 'UNREVIEWED',
    user_id: observer.id,
    observee_id: individual,
    video_id: video.id,
    notes: 'Well done, Åsa',
    date,
    // Does not apply to the task.
    is_dip_n_drive: null,
    is_turn_not_twist: true,
    video: { is_inside_base: true },
    deleted_at: null,
  })
  const found = await observer.gql(IDS, { search: 'asa' })
  expect(found.data.allObservations).toEqual([{ id: data.createObservation.id }])
})

it('[21.1] judges the technique by the answers, whatever the payload says', async () => {
  const wrong = await recordObservation(observer, values({ technique: 'correct' }), {
    ...ALL_CORRECT,
    isTwisting: true,
  })
  expect(wrong.data.createObservation).toMatchObject({
    technique: 'incorrect',
    is_turn_not_twist: false,
  })
  const right = await recordObservation(observer, values({ technique: 'incorrect' }))
  expect(right.data.createObservation.technique).toBe('correct')
})

it('[21.1] names an observation after its task unless it has a name', async () => {
  const { data } = await recordObservation(observer, values())
  expect(data.createObservation.name).toBe('Lift a box')
})

it('takes people who observe themselves for the individual, whatever is sent [1.17]', async () => {
  const observee = await actor('CLIENT_OBSERVEE', scenario.client)
  const { data, errors } = await recordObservation(
    observee,
    values({ unlinked_observee_name: 'Somebody' }),
  )
  expect(errors).toBeUndefined()
  expect(data.createObservation).toMatchObject({
    kind: 'SELF_ASSESSMENT',
    user_id: observee.id,
    observee_id: observee.id,
    unlinked_observee_name: null,
  })
})

it.each(['CLIENT_USER', 'CLIENT_SUPER_USER'] as const)(
  'lets %s record one [7.41]',
  async (role) => {
    const { errors } = await recordObservation(await actor(role, scenario.client), values())
    expect(errors).toBeUndefined()
  },
)

it('[21.2] records for the own client of the provider, never for another', async () => {
  const theirs = await providerActor()
  expect(errorOf(await recordObservation(theirs, values()))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'location_id',
  })
})

it('[2.91] [2.92] records someone who is not in the dropdown by name, and by ID where IDs are displayed', async () => {
  const unlinked = {
    observee_id: null,
    unlinked_observee_name: ' Agency ',
    unlinked_observee_employee_id: 'X1',
  }
  const { data } = await recordObservation(observer, values(unlinked))
  expect(data.createObservation).toMatchObject({
    observee_id: null,
    observee: null,
    unlinked_observee_name: 'Agency',
    unlinked_observee_employee_id: null,
  })
  const shown = await buildTwoSites({ display_employee_id: true })
  const { data: byId, errors } = await recordObservation(
    await actor('CLIENT_OBSERVER', shown.client),
    {
      ...values({ observee_id: null, unlinked_observee_employee_id: 'X1' }),
      location_id: shown.north.id,
      department_id: shown.goodsIn.id,
      task_id: shown.lift.id,
    },
  )
  expect(errors).toBeUndefined()
  expect(byId.createObservation.unlinked_observee_employee_id).toBe('X1')
})

it('leaves out the free-text individual once one is chosen [5.39]', async () => {
  const { data } = await recordObservation(observer, values({ unlinked_observee_name: 'Somebody' }))
  expect(data.createObservation).toMatchObject({
    observee_id: individual,
    unlinked_observee_name: null,
  })
})

it('records another observer where observers may be picked [2.88]', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const { data, errors } = await recordObservation(observer, values({ user_id: colleague.id }))
  expect(errors).toBeUndefined()
  expect(data.createObservation.user).toEqual({ id: colleague.id })
})

it('[18.14] takes a campaign that runs and is for this place and task, also at a child of its location', async () => {
  const { db, of, north, dock, lift } = scenario
  const campaign = await buildCampaign(db, { ...of, location_id: north.id, task_id: lift.id })
  const { data, errors } = await recordObservation(
    observer,
    values({ campaign_id: campaign.id, location_id: dock.id }),
  )
  expect(errors).toBeUndefined()
  expect(data.createObservation.campaign_id).toBe(campaign.id)
})

it('keeps what an app tells of its device [3.30]', async () => {
  const device = {
    device_details: { model: 'Phone', tilt: [1, 2.5] },
    expo_build_number: '42',
    hidden_keypoints: ['left_wrist'],
  }
  const { data } = await recordObservation(observer, values(device))
  expect(data.createObservation).toMatchObject(device)
})

it('[21.5] answers the same key with the first result, for each person on their own', async () => {
  const [one, again] = [
    await uploadVideo(observer, ALL_CORRECT, 'k1'),
    await uploadVideo(observer, ALL_CORRECT, 'k1'),
  ]
  expect(again.data.uploadVideo.id).toBe(one.data.uploadVideo.id)
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const theirs = await uploadVideo(colleague, ALL_CORRECT, 'k1')
  expect(theirs.data.uploadVideo.id).not.toBe(one.data.uploadVideo.id)

  const input = values({ video_id: one.data.uploadVideo.id })
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => createObservation(observer, input, 'k2')),
  )
  const ids = new Set(tries.map(({ data }) => data?.createObservation.id))
  expect(ids.size).toBe(1)
  expect([...ids][0]).toBeTypeOf('string')
})

it('[21.5] refuses the same key with another input, by naming the key', async () => {
  const refused = {
    code: 'BAD_INPUT',
    field: 'idempotencyKey',
    message: 'This key was already used with different input.',
  }
  const video = await uploadVideo(observer, ALL_CORRECT, 'k4')
  expect(errorOf(await uploadVideo(observer, { ...ALL_CORRECT, title: 'Other' }, 'k4'))).toEqual(
    refused,
  )
  const input = values({ video_id: video.data.uploadVideo.id })
  const first = await createObservation(observer, input, 'k4')
  expect(errorOf(await createObservation(observer, { ...input, notes: 'Other' }, 'k4'))).toEqual(
    refused,
  )
  const again = await createObservation(observer, input, 'k4')
  expect(again.data.createObservation.id).toBe(first.data.createObservation.id)
})

it('[21.5] answers a key whose input was not stored yet with the first result', async () => {
  const first = await uploadVideo(observer, ALL_CORRECT, 'k5')
  const { db } = await api()
  await db.write({ clientId: scenario.client.id }, (transaction) =>
    transaction.run((tables) =>
      tables.update('idempotency_keys').set({ input_hash: null }).where('key', '=', 'k5'),
    ),
  )
  const again = await uploadVideo(observer, {}, 'k5')
  expect(again.data.uploadVideo.id).toBe(first.data.uploadVideo.id)
})

it('[21.6] makes one of many identical submissions at once; the others are duplicates [8.10]', async () => {
  const input = values()
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => recordObservation(observer, input)),
  )
  const refused = tries.filter(({ errors }) => errors)
  expect(refused).toHaveLength(11)
  const stored = tries.find(({ errors }) => !errors)
  for (const answer of refused)
    expect(errorOf(answer)).toEqual({
      code: 'DUPLICATE',
      message: 'An observation with the same details is a duplicate of one that exists',
      existingId: stored?.data.createObservation.id,
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
