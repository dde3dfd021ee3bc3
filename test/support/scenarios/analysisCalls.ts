/** Calls that store the analysis of a recording, with the keypoints of a computed lift. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { type AnalysisKeypoint, toAnalysisKeypoints } from '#domain/videos/analysisInput.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, type Answer, api } from '#test/support/api.ts'
import { syntheticLift } from '../syntheticLift.ts'
import { FILM, uploadFile } from '../uploading.ts'
import { createObservation, nextMinute } from './observationCalls.ts'
import { placeOf, type TwoSites } from './twoSites.ts'

export const ANALYSIS_FIELDS = `id file_location video_url raw_video_url anonymous_observation
  is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive
  processing_state processing_error processing_started_at model_hash thresholds_version
  capture_quality capture_problems proposed_lift_start_time proposed_lift_end_time
  lift_start_time lift_end_time selected_lift_length average_body_angle skeleton_misfit_at updated_at
  judgement { principle verdict score confidence reason evidence { at values { name value } threshold visibility } }
  lifts { start end judgement { principle verdict reason } }`

const UPLOAD = `mutation ($input: UploadVideoInput!, $key: String) {
  video: uploadVideo(input: $input, idempotencyKey: $key) { ${ANALYSIS_FIELDS}
    keypoints { timestamp keypoints_3d keypoints_2d people body_angle lift_started }
    lift_keypoints { timestamp isInsideBase isBigEngines isTwisting bodyAngle score { bigEngines } } } }`
const START = `mutation ($id: ID!) { video: startVideoAnalysis(id: $id) { ${ANALYSIS_FIELDS} } }`
const FAIL = `mutation ($id: ID!, $error: AnalysisError!) {
  video: failVideoAnalysis(id: $id, error: $error) { ${ANALYSIS_FIELDS} } }`
const COMPLETE = `mutation ($id: ID!, $input: VideoAnalysisInput!, $key: String) {
  video: completeVideoAnalysis(id: $id, input: $input, idempotencyKey: $key) { ${ANALYSIS_FIELDS}
    keypoints { timestamp } } }`

export const startAnalysis = (who: Actor, id: string): Promise<Answer> => who.gql(START, { id })

export const failAnalysis = (who: Actor, id: string, error = 'NO_PERSON'): Promise<Answer> =>
  who.gql(FAIL, { id, error })

export const completeAnalysis = (
  who: Actor,
  id: string,
  input: object,
  key?: string,
): Promise<Answer> => who.gql(COMPLETE, { id, input, key })

const SKELETON_FIT = `mutation ($id: ID!, $input: UpdateVideoSkeletonFitInput!) {
  video: updateVideoSkeletonFit(id: $id, input: $input) { ${ANALYSIS_FIELDS}
    lift_keypoints { isBigEngines score { bigEngines } } } }`

export const setSkeletonFit = (who: Actor, id: string, fits: boolean): Promise<Answer> =>
  who.gql(SKELETON_FIT, { id, input: { fits } })

export const uploadAnalysis = (who: Actor, input: object, key?: string): Promise<Answer> =>
  who.gql(UPLOAD, { input, key })

const FRAMES = syntheticLift({ noise: 0.005 })

/** A lift with a bent back, whose Big Engines are incorrect. */
export const STOOPING = { knee: 15, trunk: 85, noise: 0.005 }
export const STOOP = syntheticLift(STOOPING)

const LIFT_TIMES = `mutation ($id: ID!, $input: UpdateVideoLiftTimesInput!) {
  video: updateVideoLiftTimes(id: $id, input: $input) { ${ANALYSIS_FIELDS}
    lift_keypoints { timestamp isBigEngines } keypoints { timestamp lift_started } } }`

export const moveLift = (
  who: Actor,
  id: string,
  { start, end }: { start: number; end: number },
): Promise<Answer> => who.gql(LIFT_TIMES, { id, input: { startTime: start, endTime: end } })

let analyses = 0

/** Moves the tip of a finger by some millimetres, which differ at each call: no two recordings are found alike. */
function alikeToNone(frames: readonly PoseFrame[]): AnalysisKeypoint[] {
  analyses += 1
  return toAnalysisKeypoints(frames).map((frame, index) => {
    const points = frame.keypoints3d as number[][]
    const [x = 0, ...rest] = points[FINGER] ?? []
    const moved = points.with(FINGER, [(Math.round(x * 1_000) + (analyses % 300)) / 1_000, ...rest])
    return index === frames.length - 1 && points.length > FINGER
      ? { ...frame, keypoints3d: moved }
      : frame
  })
}

const FINGER = 17

/** A squat near the load, unless the frames are of something else. */
export const analysisOf = async (
  who: Actor,
  overrides: object = {},
  frames: readonly PoseFrame[] = FRAMES,
) => ({
  keypoints: alikeToNone(frames),
  modelHash: POSE_MODEL_HASH,
  pictureWidth: 480,
  pictureHeight: 640,
  duration: 5,
  overlayLocation: await uploadFile(who, 'OBSERVATION_VIDEO', FILM),
  ...overrides,
})

/** Creates the observation of an uploaded video, by an AI unless `more` says otherwise. */
export const observeVideo = (
  who: Actor,
  place: Place,
  video_id: string,
  more: object = {},
): Promise<Answer> =>
  createObservation(who, {
    date: nextMinute(),
    ...placeOf(place),
    unlinked_observee_name: 'Sam',
    review_type: 'AI',
    video_id,
    ...more,
  })

type Place = Pick<TwoSites, 'north' | 'goodsIn' | 'lift'>

/** Records an observation of type AI with what `input` uploads; returns the ids of both. */
export async function recordAnalysed(
  who: Actor,
  place: Place,
  input: object,
): Promise<{ id: string; videoId: string }> {
  const videoId: string = (await answered(uploadAnalysis(who, input))).video.id
  const created = await observeVideo(who, place, videoId)
  if (created.errors)
    throw new Error(`The observation was answered with: ${JSON.stringify(created.errors)}`)
  return { id: created.data.createObservation.id, videoId }
}

/** An analysed squat whose stored verdict is as other thresholds would have made it. */
export async function judgedOtherwise(
  who: Actor,
  scenario: TwoSites,
): Promise<{ id: string; videoId: string }> {
  const recorded = await recordAnalysed(who, scenario, { analysis: await analysisOf(who) })
  const { db } = await api()
  await db.write({ clientId: scenario.client.id }, async (transaction) => {
    await transaction.run((tables) =>
      tables.update('videos').set({ is_big_engines: false }).where('id', '=', recorded.videoId),
    )
    const verdict = { technique: 'incorrect', ai_technique: 'incorrect' } as const
    await transaction.run((tables) =>
      tables
        .update('observations')
        .set({ ...verdict, is_big_engines: false })
        .where('id', '=', recorded.id),
    )
  })
  return recorded
}
