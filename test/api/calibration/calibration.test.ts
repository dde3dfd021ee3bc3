/** Calibration clips: made, agreed on, judged without seeing the truth, and the agreement that follows. */
import { describe, expect, it } from 'vitest'
import { actor, type Actor, type Answer, api, signIn } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { errorOf, expectRefused } from '../../support/scenarios/observationCalls.ts'
import { aiObservation, manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const CLIP = `id observation_id is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive note
  created_by { id } agreed_by { id } retired_at judged_by_count task { name }`
const CREATE = `mutation ($id: ID!, $verdict: CalibrationVerdict!, $note: String) {
  createCalibrationClip(observationId: $id, verdict: $verdict, note: $note) { ${CLIP} } }`
const AGREE = `mutation ($id: ID!) { agreeCalibrationClip(id: $id) { ${CLIP} } }`
const RETIRE = `mutation ($id: ID!) { retireCalibrationClip(id: $id) { ${CLIP} } }`
const QUEUE = `{ calibrationQueue { waiting question { id task_name recording_url lift_start_time principles } } }`
const ANSWER = `mutation ($id: ID!, $verdict: CalibrationVerdict!) {
  answerCalibrationClip(id: $id, verdict: $verdict) { is_inside_base is_turn_not_twist note } }`
const RECORD = `judged by_principle { principle answered agreed unsure kappa { value } } by_quarter { start answered agreed }`
const MINE = `{ myCalibration { ${RECORD} } }`
const THEIRS = `query ($id: ID!) { userCalibration(userId: $id) { ${RECORD} } }`
const LIST = `{ calibrationClips { id } totalCalibrationClips }`

const { db } = await api()
const scenario = await buildTwoSites({ ai_enabled: true })
let maker = await actor('CLIENT_SUPER_USER', scenario.client)
let second = await actor('CLIENT_SUPER_USER', scenario.client)
let observer = await actor('CLIENT_OBSERVER', scenario.client)

const TRUTH = { isInsideBase: true, isTurnNotTwist: false }

const create = (id: string, more: object = {}, who = maker): Promise<Answer> =>
  who.gql(CREATE, { id, verdict: TRUTH, note: 'Watch the feet.', ...more })

async function clip(more: object = {}) {
  const { observation } = await aiObservation(scenario, more)
  const { data } = await create(observation.id)
  return { observation, id: data.createCalibrationClip.id as string }
}

async function agreedClip(more: object = {}) {
  const made = await clip(more)
  await second.gql(AGREE, { id: made.id })
  return made
}

const questionOf = async (who: Actor) => (await who.gql(QUEUE)).data.calibrationQueue

/** Answers everything that waits for a person, so that what follows is the only one. */
async function emptyQueue(who: Actor): Promise<void> {
  for (;;) {
    const { question } = await questionOf(who)
    if (!question) return
    await who.gql(ANSWER, { id: question.id, verdict: {} })
  }
}

describe('createCalibrationClip', () => {
  it('[54.3] needs a recording and a truth about one of the task’s principles, and is one for an observation', async () => {
    const { observation } = await aiObservation(scenario)
    for (const verdict of [{}, { isDipNDrive: true }])
      expectRefused(await create(observation.id, { verdict }), 'BAD_INPUT', 'verdict')
    const made = await create(observation.id)
    expect(made.errors).toBeUndefined()
    expect(made.data.createCalibrationClip).toMatchObject({
      observation_id: observation.id,
      is_inside_base: true,
      is_big_engines: null,
      is_turn_not_twist: false,
      note: 'Watch the feet.',
      created_by: { id: maker.id },
      agreed_by: null,
      judged_by_count: 0,
      task: { name: 'Lift a box' },
    })
    expectRefused(await create(observation.id), 'DUPLICATE')
    const byHand = await manualObservation(scenario)
    expectRefused(await create(byHand.observation.id), 'BAD_INPUT')
  })

  it('[54.3] is for an observation that one sees, and listed to who does', async () => {
    const { observation } = await aiObservation(scenario)
    await clip()
    const south = await actorAt('CLIENT_SUPER_USER', scenario.south)
    expectRefused(await create(observation.id, {}, south), 'NOT_FOUND')
    expect((await south.gql(LIST)).data).toEqual({ calibrationClips: [], totalCalibrationClips: 0 })
    const { data } = await maker.gql(LIST)
    expect(data.totalCalibrationClips).toBe(data.calibrationClips.length)
    expect(data.totalCalibrationClips).toBeGreaterThan(0)
  })
})

describe('agreeCalibrationClip', () => {
  it('[54.4] a second person agrees once, then people are asked and told once', async () => {
    const { id } = await clip()
    const judge = await actor('CLIENT_OBSERVER', scenario.client)
    await emptyQueue(judge)
    const waiting = async () =>
      (await judge.gql('{ myNotifications { kind } }')).data.myNotifications
    const before = (await waiting()).length
    expectRefused(await maker.gql(AGREE, { id }), 'FORBIDDEN')
    expect(await questionOf(judge)).toEqual({ waiting: 0, question: null })
    const [first, other] = await Promise.all([
      second.gql(AGREE, { id }),
      (await providerActor()).gql(AGREE, { id }),
    ])
    expect([first, other].filter(({ errors }) => errors).map(errorOf)).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect(await waiting()).toHaveLength(before + 1)
    expect((await waiting())[0]).toEqual({ kind: 'CALIBRATION_WAITING' })
    expect(await questionOf(judge)).toMatchObject({
      waiting: 1,
      question: { id, task_name: 'Lift a box', principles: ['INSIDE_BASE', 'TURN_NOT_TWIST'] },
    })
  })

  it('[54.4] nobody is asked about a retired clip, and the observation may have another', async () => {
    const { id, observation } = await agreedClip()
    const judge = await actor('CLIENT_OBSERVER', scenario.client)
    await emptyQueue(second)
    expect((await maker.gql(RETIRE, { id })).data.retireCalibrationClip.retired_at).toBeTruthy()
    expectRefused(await maker.gql(RETIRE, { id }), 'CONFLICT')
    expectRefused(await judge.gql(ANSWER, { id, verdict: TRUTH }), 'NOT_FOUND')
    expect((await create(observation.id)).errors).toBeUndefined()
  })
})

describe('calibrationQueue', () => {
  it('[54.5] asks neither who made or agreed on it, recorded it or is in it, nor who does not see it', async () => {
    const inIt = await actor('CLIENT_OBSERVER', scenario.client)
    const south = await actorAt('CLIENT_OBSERVER', scenario.south)
    const foreigner = await actor('CLIENT_OBSERVER')
    const north = await actorAt('CLIENT_OBSERVER', scenario.north)
    for (const who of [maker, second, observer, inIt, north]) await emptyQueue(who)
    const { id } = await agreedClip({ user_id: observer.id, observee_id: inIt.id })
    for (const who of [maker, second, observer, inIt, south, foreigner]) {
      expect(await questionOf(who)).toEqual({ waiting: 0, question: null })
      expectRefused(await who.gql(ANSWER, { id, verdict: TRUTH }), 'NOT_FOUND')
    }
    expect((await questionOf(north)).question.id).toBe(id)
  })

  it('[54.8] keeps the truth from a super user whom the clip waits for, on its list and the observation’s page', async () => {
    const judge = await actor('CLIENT_SUPER_USER', scenario.client)
    await emptyQueue(judge)
    const { id, observation } = await agreedClip()
    const TRUTHS = 'id is_inside_base is_turn_not_twist note'
    const seen = async (who: Actor) => {
      const { data } = await who.gql(
        `query ($id: ID!) { calibrationClips(take: 100) { ${TRUTHS} }
          getObservationById(id: $id) { calibration_clip { ${TRUTHS} } } }`,
        { id: observation.id },
      )
      const listed = data.calibrationClips.find((one: { id: string }) => one.id === id)
      expect(data.getObservationById.calibration_clip).toEqual(listed)
      return listed
    }
    const truth = { id, is_inside_base: true, is_turn_not_twist: false, note: 'Watch the feet.' }
    expect(await seen(judge)).toEqual({
      id,
      is_inside_base: null,
      is_turn_not_twist: null,
      note: null,
    })
    for (const who of [maker, second]) expect(await seen(who)).toEqual(truth)
    await judge.gql(ANSWER, { id, verdict: TRUTH })
    expect(await seen(judge)).toEqual(truth)
  })

  it('[54.8] leads to the recording by the clip, and names neither recording nor observation', async () => {
    const judge = await actor('CLIENT_OBSERVER', scenario.client)
    await emptyQueue(judge)
    const { id, observation } = await agreedClip()
    const { recording_url: url } = (await questionOf(judge)).question
    expect(url).toContain(id)
    const { data } = await maker.gql(
      `query ($id: ID!) { getObservationById(id: $id) { video { id file_location } } }`,
      { id: observation.id },
    )
    const { id: videoId, file_location: key } = data.getObservationById.video
    for (const word of [observation.id, videoId, key]) expect(url).not.toContain(word)
    const { app } = await api()
    expect((await app.inject({ url })).statusCode).toBe(302)
    const retired = await maker.gql(RETIRE, { id })
    expect(retired.errors).toBeUndefined()
    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it('[54.5] shows no truth before the answer, and asks again after half a year', async () => {
    const { advanceClock } = await api()
    const judge = await actor('CLIENT_OBSERVER', scenario.client)
    await emptyQueue(judge)
    const { id } = await agreedClip()
    const twice = await Promise.all(
      [1, 2].map(() => judge.gql(ANSWER, { id, verdict: { ...TRUTH, isBigEngines: false } })),
    )
    expect(twice.filter(({ errors }) => errors).map(errorOf)).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(twice.find(({ errors }) => !errors)?.data.answerCalibrationClip).toEqual({
      is_inside_base: true,
      is_turn_not_twist: false,
      note: 'Watch the feet.',
    })
    expect((await questionOf(judge)).question).toBeNull()
    advanceClock(181 * 86_400)
    expect((await questionOf(await signIn(judge))).question).not.toBeNull()
    maker = await signIn(maker)
    second = await signIn(second)
    observer = await signIn(observer)
  })
})

it('[54.7] an answer is taken to the clip that is asked alone', async () => {
  const judge = await actor('CLIENT_OBSERVER', scenario.client)
  await emptyQueue(judge)
  const [asked, later] = [await agreedClip(), await agreedClip()]
  expect(errorOf(await judge.gql(ANSWER, { id: later.id, verdict: TRUTH }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  for (const { id } of [asked, later])
    expect((await judge.gql(ANSWER, { id, verdict: TRUTH })).errors).toBeUndefined()
})

describe('myCalibration', () => {
  it('[54.6] counts one’s answers by principle and quarter; what is not asked does not count', async () => {
    const judge = await actor('CLIENT_OBSERVER', scenario.client)
    await asOwner(db, 'update calibration_clips set retired_at = now(), retired_by = created_by')
    const clips = [await agreedClip(), await agreedClip(), await agreedClip()]
    const given = [
      { isInsideBase: true, isTurnNotTwist: false, isBigEngines: true },
      { isInsideBase: false, isTurnNotTwist: null },
      { isInsideBase: true },
    ]
    for (const [index, { id }] of clips.entries())
      await judge.gql(ANSWER, { id, verdict: given[index] })
    const { myCalibration } = (await judge.gql(MINE)).data
    expect(myCalibration.judged).toBe(3)
    expect(myCalibration.by_principle).toEqual([
      { principle: 'INSIDE_BASE', answered: 3, agreed: 2, unsure: 0, kappa: null },
      { principle: 'BIG_ENGINES', answered: 0, agreed: 0, unsure: 0, kappa: null },
      { principle: 'TURN_NOT_TWIST', answered: 1, agreed: 1, unsure: 2, kappa: null },
      { principle: 'DIP_N_DRIVE', answered: 0, agreed: 0, unsure: 0, kappa: null },
    ])
    expect(myCalibration.by_quarter).toEqual([
      { start: expect.stringMatching(/^\d{4}-(01|04|07|10)-01$/), answered: 4, agreed: 3 },
    ])

    expect((await maker.gql(THEIRS, { id: judge.id })).data.userCalibration).toEqual(myCalibration)
  })
})
