/** Adding an observation with the analysis of its recording: the server judges the keypoints itself. */
import { describe, expect, it } from 'vitest'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import { CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { toAnalysisKeypoints } from '#domain/videos/analysisInput.ts'
import { actor, api } from '#test/support/api.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import {
  analysisOf,
  recordAnalysed,
  STOOP,
  STOOPING,
  uploadAnalysis,
} from '../../support/scenarios/analysisCalls.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { readStored } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { syntheticLift, syntheticLifts } from '../../support/syntheticLift.ts'

const scenario = await buildTwoSites({ ai_enabled: true, can_use_not_applicable: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)

const OBLIQUE = syntheticLift({ camera: 25, noise: 0.005 })

const NARROW = { pictureWidth: 100, pictureHeight: 400 }
const AFTERWARDS = { liftStartTime: 6, liftEndTime: 7 }

interface Judged {
  judgement: { verdict: boolean | null }[]
}

describe('an upload with an analysis', () => {
  it('[41.6] [41.1] is judged by the server, whatever answers come with it', async () => {
    const analysis = await analysisOf(observer, {}, STOOP)
    const { data } = await uploadAnalysis(observer, {
      analysis,
      isBigEngines: true,
      isInsideBase: false,
      isTwisting: true,
      isDipNDrive: true,
      isOtherOptionCorrect: true,
      otherDetails: 'Gloves',
      title: 'Dock 4',
      platform: 'IOS',
    })
    expect(data.video).toMatchObject({
      file_location: expect.stringMatching(/\.mp4$/),
      raw_video_url: null,
      anonymous_observation: true,
      is_inside_base: true,
      is_big_engines: false,
      is_turn_not_twist: true,
      is_dip_n_drive: null,
      processing_state: 'COMPLETE',
      processing_error: null,
      model_hash: POSE_MODEL_HASH,
      thresholds_version: CURRENT_THRESHOLDS_VERSION,
      capture_quality: 'GOOD',
      capture_problems: [],
    })
    const { judgement, ...video } = data.video
    expect(video.lift_start_time).toBe(video.proposed_lift_start_time)
    expect(video.lift_end_time).toBe(video.proposed_lift_end_time)
    expect(video.average_body_angle).toBeCloseTo(60, 0)
    expect(judgement.map(({ principle }: { principle: string }) => principle)).toEqual([
      'INSIDE_BASE',
      'BIG_ENGINES',
      'TURN_NOT_TWIST',
      'DIP_N_DRIVE',
    ])
    expect(judgement[1]).toMatchObject({
      verdict: false,
      reason: null,
      evidence: {
        threshold: 0.5,
        values: [{ name: 'kneeShare' }, { name: 'knee' }, { name: 'trunk' }],
      },
    })
    expect(judgement[3]).toMatchObject({ verdict: null, reason: 'NOT_JUDGED', evidence: null })
    const [first] = toAnalysisKeypoints(STOOP)
    expect(video.keypoints).toHaveLength(75)
    expect(video.keypoints[0]).toMatchObject({
      keypoints_3d: first?.keypoints3d,
      keypoints_2d: first?.keypoints2d,
      people: 1,
      lift_started: false,
    })
    const verdicts = video.lift_keypoints.map(
      ({ isBigEngines }: { isBigEngines: boolean | null }) => isBigEngines,
    )
    expect(verdicts).toContain(false)
    expect(verdicts[0]).toBeNull()
  })

  it('[41.1] makes an observation whose unknown principles never count as correct', async () => {
    const results = []
    for (const frames of [undefined, STOOP, OBLIQUE]) {
      const analysis = await analysisOf(observer, {}, frames)
      const { id } = await recordAnalysed(observer, scenario, { analysis })
      const { technique, ai_technique, is_inside_base, is_big_engines } = await readStored(
        observer,
        id,
      )
      results.push([technique, ai_technique, is_inside_base, is_big_engines])
    }
    expect(results).toEqual([
      ['correct', 'correct', true, true],
      ['incorrect', 'incorrect', true, false],
      [null, null, null, true],
    ])
  })

  it('[41.2] takes lift times of a person, and proposes its own beside them', async () => {
    const analysis = await analysisOf(observer, { liftStartTime: 2.4, liftEndTime: 2.9 })
    const { data } = await uploadAnalysis(observer, { analysis })
    expect(data.video).toMatchObject({
      lift_start_time: 2.4,
      lift_end_time: 2.9,
      selected_lift_length: 0.5,
    })
    expect(data.video.proposed_lift_start_time).not.toBe(2.4)
  })

  it('[41.25] stores every lift, and takes the verdict of the worst one or of the one that a person has chosen', async () => {
    const frames = syntheticLifts([{ noise: 0.005 }, STOOPING])
    const upload = async (chosen: object = {}) => {
      const analysis = await analysisOf(observer, { duration: 10, ...chosen }, frames)
      return (await uploadAnalysis(observer, { analysis })).data.video
    }
    const video = await upload()
    const verdicts = video.lifts.map(({ judgement }: Judged) => judgement[1]?.verdict)
    expect(verdicts).toEqual([false, true])
    const [stoop, squat] = video.lifts
    expect([stoop.start > 5, squat.end < 5]).toEqual([true, true])
    expect(video).toMatchObject({ is_big_engines: false, lift_start_time: stoop.start })
    const chosen = await upload({ liftStartTime: squat.start, liftEndTime: squat.end })
    expect(chosen).toMatchObject({
      is_big_engines: true,
      lift_start_time: squat.start,
      proposed_lift_start_time: stoop.start,
      lifts: video.lifts,
    })
  })

  it('[41.36] has the quality of a recording with a moving camera, whatever the verdicts are', async () => {
    const still = await uploadAnalysis(observer, { analysis: await analysisOf(observer) })
    const analysis = await analysisOf(observer, { cameraMotion: 0.2 })
    const { data } = await uploadAnalysis(observer, { analysis })
    expect(data.video).toMatchObject({
      capture_quality: 'FAIR',
      capture_problems: ['CAMERA_MOVING'],
    })
    expect(data.video.judgement).toEqual(still.data.video.judgement)
  })

  it('[41.7] the same key answers with the same video, although its overlay is used by then, and another call cannot use it', async () => {
    const analysis = await analysisOf(observer)
    const atOnce = await Promise.all(
      [1, 2].map(() => uploadAnalysis(observer, { analysis }, 'same')),
    )
    const later = await uploadAnalysis(observer, { analysis }, 'same')
    const ids = [...atOnce, later].map(({ data }) => data.video.id)
    expect(new Set(ids).size).toBe(1)
    expect(later.data.video.keypoints).toHaveLength(75)
    expect(errorOf(await uploadAnalysis(observer, { analysis }))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'overlayLocation',
    })
  })

  it('[41.7] takes 700 frames in a call of 1 MiB', async () => {
    const frames = syntheticLift({ framesPerSecond: 15, seconds: 46.667, noise: 0.02 }).slice(
      0,
      700,
    )
    const analysis = await analysisOf(observer, { duration: 47 }, frames)
    expect(frames).toHaveLength(700)
    expect(JSON.stringify({ query: '', variables: { input: { analysis } } }).length).toBeLessThan(
      1_000_000,
    )
    const { data } = await uploadAnalysis(observer, { analysis })
    expect(data.video.keypoints).toHaveLength(700)
  })

  it.each<[string, object, string, string]>([
    ['41.6', { modelHash: 'a'.repeat(64) }, 'modelHash', 'This model is not known.'],
    ['41.5', { duration: 0.5 }, 'keypoints', 'The recording must last 1 to 60 seconds.'],
    ['41.50', { pictureWidth: 0 }, 'pictureWidth', 'The size of the picture'],
    ['41.50', NARROW, 'pictureWidth', 'The person is outside of a picture of 100 × 400 pixels.'],
    ['41.36', { cameraMotion: -1 }, 'cameraMotion', 'The motion of the camera must be 0 or more.'],
    ['41.2', { liftStartTime: 1 }, 'liftEndTime', 'End time must be greater'],
    ['41.2', AFTERWARDS, 'liftStartTime', 'Time must be within the recording'],
    ['41.7', { overlayLocation: 'none' }, 'overlayLocation', 'This file was not uploaded'],
  ])('[%s] %j is refused', async (_item, overrides, field, message) => {
    const analysis = await analysisOf(observer, overrides)
    expect(errorOf(await uploadAnalysis(observer, { analysis }))).toMatchObject({
      code: 'BAD_INPUT',
      field,
      message: expect.stringContaining(message),
    })
  })

  it('[41.5] impossible keypoints are refused by frame and part', async () => {
    const keypoints = toAnalysisKeypoints(STOOP)
    const with9 = (change: object) =>
      keypoints.map((one, index) => (index === 9 ? { ...one, ...change } : one))
    const points = (STOOP[9]?.keypoints3d ?? []).map((point) => [...point])
    const far = points.with(25, [0, 0, 9, 1])
    for (const [change, message] of [
      [{ keypoints3d: far }, 'Frame 10, left knee: it is more than 2.5 m from the hips.'],
      [{ keypoints3d: { knee: [1, 2, 3] } }, 'Frame 10: its keypoints must be lists of numbers.'],
      [{ keypoints2d: null }, 'Frame 10: its keypoints must be lists of numbers.'],
      [{ people: null }, 'Frame 10: the number of people is missing.'],
    ] as const) {
      const analysis = await analysisOf(observer, { keypoints: with9(change) })
      expect(errorOf(await uploadAnalysis(observer, { analysis }))).toEqual({
        code: 'BAD_INPUT',
        field: 'keypoints',
        message,
      })
    }
  })

  it('[41.10] keeps the recording itself beside the overlay where the client allows it, and refuses it elsewhere', async () => {
    const unasked = await uploadFile(observer, 'OBSERVATION_VIDEO', FILM)
    const closed = await analysisOf(observer, { recordingLocation: unasked })
    expect(errorOf(await uploadAnalysis(observer, { analysis: closed }))).toEqual({
      code: 'BAD_INPUT',
      field: 'recordingLocation',
      message: 'This client does not allow the upload of recordings.',
    })
    const open = await actor(
      'CLIENT_USER',
      (await buildTwoSites({ ai_enabled: true, raw_video_upload_enabled: true })).client,
    )
    const recordingLocation = await uploadFile(open, 'OBSERVATION_VIDEO', FILM)
    const analysis = await analysisOf(open, { recordingLocation })
    const { data } = await uploadAnalysis(open, { analysis })
    expect(data.video.anonymous_observation).toBe(true)
    const { app } = await api()
    for (const link of [data.video.video_url, data.video.raw_video_url]) {
      const url = (await app.inject({ url: link })).headers.location ?? ''
      expect((await app.inject({ url })).rawPayload.equals(FILM)).toBe(true)
    }
    expect(data.video.raw_video_url).not.toBe(data.video.video_url)
  })
})

describe('an upload after an analysis that failed', () => {
  it('[41.8] makes an AI observation without a result', async () => {
    const input = { analysisError: 'NO_PERSON', isInsideBase: true }
    const { data } = await uploadAnalysis(observer, input)
    expect(data.video).toMatchObject({
      file_location: null,
      is_inside_base: null,
      processing_state: 'FAILED',
      processing_error: 'NO_PERSON',
      judgement: [],
      model_hash: null,
    })
    const { id } = await recordAnalysed(observer, scenario, input)
    expect(await readStored(observer, id)).toMatchObject({
      review_type: 'AI',
      technique: null,
      ai_technique: null,
      is_inside_base: null,
    })
  })

  it('[41.8] has no result and no file', async () => {
    const input = { analysisError: 'TOO_LONG', analysis: await analysisOf(observer) }
    expect(errorOf(await uploadAnalysis(observer, input))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'analysisError',
    })
  })
})
