/** Analysing the recording of a stored observation: in progress, complete, failed, and who may. */
import { describe, expect, it } from 'vitest'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import {
  ANALYSIS_FIELDS,
  analysisOf,
  completeAnalysis,
  failAnalysis,
  moveLift,
  recordAnalysed,
  startAnalysis,
  STOOP,
} from '../../support/scenarios/analysisCalls.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import {
  aiObservation,
  manualObservation,
  readStored,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import { syntheticLift, syntheticLifts } from '../../support/syntheticLift.ts'

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

const failed = () => recordAnalysed(observer, scenario, { analysisError: 'NO_PERSON' })

const analysed = async (frames?: typeof STOOP) =>
  recordAnalysed(observer, scenario, { analysis: await analysisOf(observer, {}, frames) })

describe('an analysis of a stored observation', () => {
  it('[41.8] [41.7] is in progress, then complete, and gives the observation its verdict', async () => {
    const { id, videoId } = await failed()
    const { data } = await startAnalysis(observer, videoId)
    expect(data.video).toMatchObject({
      processing_state: 'IN_PROGRESS',
      processing_error: null,
      processing_started_at: expect.any(String),
    })
    const done = await completeAnalysis(observer, videoId, await analysisOf(observer, {}, STOOP))
    expect(done.data.video).toMatchObject({
      processing_state: 'COMPLETE',
      is_big_engines: false,
      anonymous_observation: true,
      file_location: expect.any(String),
    })
    expect(done.data.video.keypoints).toHaveLength(75)
    expect(await readStored(observer, id)).toMatchObject({
      technique: 'incorrect',
      ai_technique: 'incorrect',
      is_big_engines: false,
      review_type: 'AI',
    })
  })

  it('[41.7] is replaced as a whole, and a repeated call doubles nothing', async () => {
    const { id, videoId } = await analysed()
    const input = await analysisOf(editor, {}, STOOP.slice(0, 70))
    const first = await completeAnalysis(editor, videoId, input, 'again')
    const second = await completeAnalysis(editor, videoId, input, 'again')
    expect(first.errors).toBeUndefined()
    // Links are signed anew.
    for (const field of ['id', 'updated_at', 'file_location', 'judgement', 'keypoints'])
      expect(second.data.video[field]).toEqual(first.data.video[field])
    expect(second.data.video.keypoints).toHaveLength(70)
    expect(await readStored(editor, id)).toMatchObject({ technique: 'incorrect' })
    const other = await completeAnalysis(editor, videoId, { ...input, pictureWidth: 481 }, 'again')
    expect(errorOf(other)).toMatchObject({ field: 'idempotencyKey' })
  })

  it('[41.7] changes nothing when it is refused', async () => {
    const { id, videoId } = await analysed()
    const before = await readStored(editor, id)
    const input = await analysisOf(editor, { overlayLocation: 'none' }, STOOP)
    expect(errorOf(await completeAnalysis(editor, videoId, input))).toMatchObject({
      field: 'overlayLocation',
    })
    expect(await readStored(editor, id)).toEqual(before)
  })

  it('[41.8] fails with a reason; an earlier result stays', async () => {
    const { videoId } = await failed()
    await startAnalysis(observer, videoId)
    const { data } = await failAnalysis(observer, videoId, 'SEVERAL_PEOPLE')
    expect(data.video).toMatchObject({
      processing_state: 'FAILED',
      processing_error: 'SEVERAL_PEOPLE',
    })
    const { videoId: complete } = await analysed()
    await startAnalysis(observer, complete)
    const again = await failAnalysis(observer, complete, 'CANCELLED')
    expect(again.data.video).toMatchObject({
      processing_state: 'COMPLETE',
      processing_error: null,
      is_big_engines: true,
    })
  })

  it('[41.8] was interrupted when it has not ended in 15 minutes', async () => {
    const { advanceClock } = await api()
    const { id, videoId } = await failed()
    const stateOf = async (who: Actor) =>
      (
        await who.gql(
          `query ($id: ID!) { getObservationById(id: $id) { video { processing_state processing_error } } }`,
          { id },
        )
      ).data.getObservationById.video
    await startAnalysis(observer, videoId)
    advanceClock(14 * 60)
    expect(await stateOf(editor)).toEqual({
      processing_state: 'IN_PROGRESS',
      processing_error: null,
    })
    advanceClock(61)
    expect(await stateOf(await signedInAgain())).toEqual({
      processing_state: 'FAILED',
      processing_error: 'INTERRUPTED',
    })
  })

  it('[41.10] keeps the file of another program as the recording, and never uploads one unasked', async () => {
    const { video } = await aiObservation(scenario)
    const who = await signedInAgain()
    const { data } = await completeAnalysis(who, video.id, await analysisOf(who))
    expect(data.video.raw_video_url).toContain('videos/some.mp4')
    expect(data.video.file_location).not.toBe('videos/some.mp4')
    const recordingLocation = await uploadFile(who, 'OBSERVATION_VIDEO', FILM)
    const raw = await completeAnalysis(who, video.id, await analysisOf(who, { recordingLocation }))
    expect(errorOf(raw)).toMatchObject({ code: 'BAD_INPUT', field: 'recordingLocation' })
  })
})

/** Access tokens end while the clock moves. */
const signedInAgain = () => actor('CLIENT_SUPER_USER', scenario.client)

describe('who analyses', () => {
  it('[41.9] the provider completes one of a client with files of their own', async () => {
    const provider = await providerActor()
    const recorder = await actor('CLIENT_OBSERVER', scenario.client)
    const recorded = () => recordAnalysed(recorder, scenario, { analysisError: 'NO_PERSON' })
    const { id, videoId } = await recorded()
    expect((await startAnalysis(provider, videoId)).errors).toBeUndefined()
    const input = await analysisOf(provider, {}, STOOP)
    const done = await completeAnalysis(provider, videoId, input, 'by the provider')
    expect(done.data.video).toMatchObject({ processing_state: 'COMPLETE' })
    expect(await readStored(recorder, id)).toMatchObject({ technique: 'incorrect' })
    const refused = await failAnalysis(provider, (await recorded()).videoId, 'TOO_LONG')
    expect(refused.data.video).toMatchObject({ processing_state: 'FAILED' })
  })

  it('[41.9] the person who recorded it, super users and the provider', async () => {
    const user = await actor('CLIENT_USER', scenario.client)
    const { videoId } = await recordAnalysed(user, scenario, { analysisError: 'NO_PERSON' })
    for (const who of [user, await signedInAgain(), await providerActor()])
      expect((await startAnalysis(who, videoId)).errors).toBeUndefined()
    const other = await actor('CLIENT_OBSERVER', scenario.client)
    for (const call of [startAnalysis, failAnalysis])
      expect(errorOf(await call(other, videoId))).toMatchObject({ code: 'FORBIDDEN' })
    const input = await analysisOf(other)
    expect(errorOf(await completeAnalysis(other, videoId, input))).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('[41.9] nobody where a person has decided, and nobody a form', async () => {
    const who = await signedInAgain()
    const input = await analysisOf(who)
    const cases: [object, object][] = [
      [{ ai_review_status: 'TRUE_POSITIVE', is_ai_prediction_correct: true }, {}],
      [{ review_type: 'MANUAL_OVERRIDE', manual_override_reason: 'FOOT_OBSCURED' }, {}],
      [{ internally_reviewed: true }, {}],
      [{}, { is_ai_big_engines_correct: false }],
    ]
    for (const [observation, video] of cases) {
      const stored = await aiObservation(scenario, observation, video)
      const answers = [
        await startAnalysis(who, stored.video.id),
        await completeAnalysis(who, stored.video.id, input),
        await failAnalysis(who, stored.video.id),
      ]
      for (const answer of answers)
        expect(errorOf(answer)).toEqual({
          code: 'BAD_INPUT',
          field: 'id',
          message: 'Someone has reviewed or overridden this result, so it cannot be changed.',
        })
    }
    const { video } = await manualObservation(scenario)
    expect(errorOf(await startAnalysis(who, video.id))).toMatchObject({
      code: 'BAD_INPUT',
      message: 'This observation comes from a form and has no recording to analyse.',
    })
  })
})

describe('moved lift times', () => {
  const readVideo = async (who: Actor, id: string) => {
    const query = `query ($id: ID!) { getObservationById(id: $id) { video { ${ANALYSIS_FIELDS} } } }`
    return (await who.gql(query, { id })).data.getObservationById.video
  }

  const recordTwo = async (who: Actor) => {
    const frames = syntheticLifts([
      { noise: 0.005 },
      { knee: 15, trunk: 85, reach: 0.28, noise: 0.005 },
      { reach: 0.62, noise: 0.005 },
    ])
    const analysis = await analysisOf(who, { duration: 15 }, frames)
    return recordAnalysed(who, scenario, { analysis })
  }

  it('[41.25] of the worst lift are as if no one had set them', async () => {
    const who = await signedInAgain()
    const { id, videoId } = await recordTwo(who)
    const startedAfterMove = async (lift: { start: number; end: number }) => {
      const frames: { timestamp: number; lift_started: boolean }[] = (
        await moveLift(who, videoId, lift)
      ).data.video.keypoints
      return new Set(
        frames
          .filter(({ lift_started }) => lift_started)
          .map(({ timestamp }) => Math.floor(timestamp / 5)),
      ).size
    }
    const [first, , third] = (await readVideo(who, id)).lifts
    expect(await startedAfterMove(third)).toBe(1)
    expect(await startedAfterMove(first)).toBe(3)
  })

  it('[41.25] stay when the observation gets a task with other principles, which else has its own worst lift', async () => {
    const own = await buildTask(scenario.db, {
      ...scenario.of,
      task_principles_override: true,
      task_principles: ['INSIDE_BASE'],
    })
    const who = await signedInAgain()
    const { id, videoId } = await recordTwo(who)
    const { lift_start_time: stoop } = await readVideo(who, id)
    expect(stoop).toBeGreaterThan(5)
    await updateOrThrow(who, id, { task_id: own.id })
    const { lifts, lift_start_time: far } = await readVideo(who, id)
    expect(far).toBeGreaterThan(10)
    const squat = lifts.find(({ start }: { start: number }) => start < 5)
    await moveLift(who, videoId, squat)
    await updateOrThrow(who, id, { task_id: scenario.push.id })
    expect(await readVideo(who, id)).toMatchObject({ lift_start_time: squat.start })
  })

  it('[41.2] judge an analysis again, until a person has reviewed it', async () => {
    const who = await signedInAgain()
    const twist = syntheticLift({ style: 'twist', turn: 60, noise: 0.005 })
    const { id, videoId } = await recordAnalysed(who, scenario, {
      analysis: await analysisOf(who, {}, twist),
    })
    expect(await readStored(who, id)).toMatchObject({ technique: 'incorrect' })
    const late = { start: 4.2, end: 4.6 }
    const { data } = await moveLift(who, videoId, late)
    expect(data.video).toMatchObject({ lift_start_time: 4.2, lift_end_time: 4.6 })
    expect(data.video.is_turn_not_twist).not.toBe(false)
    expect(data.video.proposed_lift_start_time).toBeLessThan(3)
    const started = data.video.keypoints.filter(
      ({ lift_started: is }: { lift_started: boolean }) => is,
    )
    expect(started.map(({ timestamp }: { timestamp: number }) => timestamp)).toEqual([
      4.2, 4.267, 4.333, 4.4, 4.467, 4.533, 4.6,
    ])
    expect(await readStored(who, id)).not.toMatchObject({ technique: 'incorrect' })
    await moveLift(who, videoId, { start: 2.3, end: 2.9 })
    expect(await readStored(who, id)).toMatchObject({ technique: 'incorrect' })
    await updateOrThrow(who, id, { is_ai_prediction_correct: true })
    const reviewed = await moveLift(who, videoId, late)
    expect(reviewed.data.video).toMatchObject({ lift_start_time: 4.2, is_turn_not_twist: false })
    expect(await readStored(who, id)).toMatchObject({ technique: 'incorrect' })
  })
})
