/**
 * Gives the newest AI observations of lifts, and all recent ones that wait for a review, a recording: an overlay, the keypoints that the product's engine found, and
 * the verdicts that follow from them. `npm run bench -- recordings` makes the recordings.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DAY_MS } from '#domain/dates.ts'
import {
  ANSWER_COLUMNS,
  type Answers,
  NO_ANSWERS,
  principleFlagsOf,
} from '#domain/observations/answers.ts'
import { PRINCIPLES, type Principle } from '#domain/observations/principles.ts'
import { evaluateJudgedTechnique, evaluateTechnique } from '#domain/observations/technique.ts'
import { type AnalysisKeypoint, toPoseFrame } from '#domain/videos/analysisInput.ts'
import type { Judgement } from '#domain/videos/judgement.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import {
  judgementColumns,
  judgeWithCurrentThresholds,
  toStoredFrames,
} from '../../features/videos/analysedVideo.ts'
import { judgedObservation } from '../../features/videos/evaluateAnswers.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { projectRoot } from '../../platform/settings/projectRoot.ts'
import { reviewedAs } from './demoAiReview.ts'
import { type DemoObservation, isJudgedLift } from './demoObservations.ts'

const MAX_RECORDINGS = 40

export const DEMO_RECORDINGS = ['squat', 'stoop', 'reach', 'twist', 'turn', 'frontal'] as const

export type DemoRecordingName = (typeof DEMO_RECORDINGS)[number]

/** Result of the engine for a clip whose truth is known. */
export interface RecordingFile {
  modelHash: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds. */
  duration: number
  asBuilt: Record<Principle, boolean | null>
  keypoints: AnalysisKeypoint[]
}

/** Stores the overlays in the client's files; returns the key of each. */
export async function storeRecordings(
  files: FileStore,
  clientId: string,
): Promise<Record<DemoRecordingName, string>> {
  for (const name of DEMO_RECORDINGS)
    await files.put(
      recordingKey(clientId, name),
      await readFile(pathOf(`${name}.mp4`)),
      'video/mp4',
    )
  const keys = DEMO_RECORDINGS.map((name) => [name, recordingKey(clientId, name)])
  return Object.fromEntries(keys) as Record<DemoRecordingName, string>
}

/**
 * Changes the newest AI observations of lifts, and all of the last KEPT_DAYS that nobody has reviewed, into results of
 * their recordings; returns their keypoints. Those of older ones were removed since; all other AI results came from
 * another program.
 */
export async function attachRecordings(
  clientId: string,
  observations: DemoObservation[],
  now: Date,
): Promise<NewRow<'video_keypoints'>[]> {
  const recordings = new Map<DemoRecordingName, JudgedRecording>()
  for (const name of DEMO_RECORDINGS) recordings.set(name, await readRecording(name))
  const lifts = observations.filter(
    ({ observation, task }) => observation.kind === 'OBSERVATION' && isJudgedLift(task),
  )
  const older = lifts.slice(0, -MAX_RECORDINGS)
  const waiting = older.filter(({ video, observation }) => {
    const removed = new Date(observation.date).getTime() + KEPT_DAYS * DAY_MS
    const isRemoved = removed < now.getTime()
    if (isRemoved) Object.assign(video, removedRecording(video, new Date(removed)))
    return !isRemoved && observation.review_type === 'AI' && !observation.ai_review_status
  })
  return [...waiting, ...lifts.slice(-MAX_RECORDINGS)].flatMap((observation, index) => {
    const name = recordingOf(observation, index)
    const recording = recordings.get(name)
    if (!recording) return []
    attach(observation, recording)
    observation.video.file_location = recordingKey(clientId, name)
    return recording.frames.map((frame) => ({
      ...frame,
      client_id: clientId,
      video_id: observation.video.id,
    }))
  })
}

const KEPT_DAYS = 60

/** The verdicts of an analysis stay when its recording goes. */
const removedRecording = (video: NewRow<'videos'>, at: Date): Partial<NewRow<'videos'>> => ({
  processing_state: 'COMPLETE',
  model_hash: POSE_MODEL_HASH,
  thresholds_version: 1,
  capture_quality: 'GOOD',
  judgement: JSON.stringify(judgementOf(video)),
  recording_removed_at: at,
  recording_removed_after_days: KEPT_DAYS,
})

/** Its figures were removed too. */
const judgementOf = (video: NewRow<'videos'>) =>
  Object.fromEntries(
    PRINCIPLES.map((principle) => {
      const verdict = video[ANSWER_COLUMNS[principle]] ?? null
      const reason = verdict === null ? 'NOT_JUDGED' : null
      return [principle, { verdict, score: null, reason, evidence: null }]
    }),
  )

const pathOf = (file: string): string => join(projectRoot, 'src/server/app/demo/recordings', file)

/** `fileLocation`: of a recording that `attachRecordings` has attached. */
export async function truthOfRecording(fileLocation: string): Promise<Answers> {
  const name = DEMO_RECORDINGS.find((one) => fileLocation.endsWith(`demo-${one}.mp4`))
  if (!name) return NO_ANSWERS
  return { ...NO_ANSWERS, ...(await readFileOf(name)).asBuilt }
}

const recordingKey = (clientId: string, name: DemoRecordingName): string =>
  `videos/${clientId}/demo-${name}.mp4`

/** Returns the recording with the fault that the observation was drawn with. */
function recordingOf({ video, observation }: DemoObservation, index: number): DemoRecordingName {
  if (observation.review_type === 'MANUAL_OVERRIDE') return 'frontal'
  if (video.is_big_engines === false) return 'stoop'
  if (video.is_inside_base === false) return 'reach'
  if (video.is_turn_not_twist === false) return 'twist'
  if (index % 12 === 5) return 'frontal'
  return index % 3 === 0 ? 'turn' : 'squat'
}

interface JudgedRecording {
  columns: Partial<NewRow<'videos'>>
  asBuilt: Answers
  judgement: Judgement
  frames: Omit<NewRow<'video_keypoints'>, 'client_id' | 'video_id'>[]
}

async function readRecording(name: DemoRecordingName): Promise<JudgedRecording> {
  const file = await readFileOf(name)
  const frames = file.keypoints.flatMap((keypoint) => toPoseFrame(keypoint) ?? [])
  const judgement = judgeWithCurrentThresholds(frames, null, { duration: file.duration })
  return {
    judgement,
    asBuilt: { ...NO_ANSWERS, ...file.asBuilt },
    columns: {
      ...judgementColumns(judgement),
      title: 'Recording',
      anonymous_observation: true,
      processing_state: 'COMPLETE',
      model_hash: file.modelHash,
      picture_width: file.width,
      picture_height: file.height,
      recording_duration: file.duration,
    },
    frames: toStoredFrames(frames, judgement.frames).map((frame) => ({
      timestamp: frame.timestamp,
      keypoints_3d: JSON.stringify(frame.keypoints3d),
      keypoints_2d: JSON.stringify(frame.keypoints2d),
      people: frame.people,
      twist_angle: frame.twistAngle,
      body_angle: frame.bodyAngle,
      lift_started: frame.liftStarted,
      foot_forward: frame.footForward,
      is_inside_base: frame.isInsideBase,
      is_twisting: frame.isTwisting,
      is_big_engines: frame.isBigEngines,
      is_dip_n_drive: frame.isDipNDrive,
      score: JSON.stringify(frame.score),
    })),
  }
}

async function readFileOf(name: DemoRecordingName): Promise<RecordingFile> {
  const packed = await readFile(pathOf(`${name}.json.gz`))
  return JSON.parse(gunzipSync(packed).toString()) as RecordingFile
}

/**
 * Replaces the drawn verdicts by those of the recording. Who reviewed or overrode the drawn ones has seen the recording:
 * their answers are the truth of its clip.
 */
function attach(
  { video, observation, task }: DemoObservation,
  { columns, asBuilt, judgement }: JudgedRecording,
): void {
  Object.assign(video, columns)
  const found: Answers = {
    ...NO_ANSWERS,
    ...Object.fromEntries(
      PRINCIPLES.map((principle) => [principle, judgement.principles[principle].verdict]),
    ),
  }
  Object.assign(
    observation,
    judgedObservation(task, { ...principleFlagsOf(found), is_other_option_correct: null }),
  )
  const aiTechnique = evaluateJudgedTechnique(task, found)
  const technique = evaluateTechnique(task, asBuilt, false)
  if (observation.review_type === 'MANUAL_OVERRIDE')
    Object.assign(observation, principleFlagsOf(asBuilt), { technique })
  const review = reviewedAs({ aiTechnique, technique, found, truth: asBuilt })
  const isReviewed = typeof observation.is_ai_prediction_correct === 'boolean'
  Object.assign(observation, isReviewed ? review.observation : {})
  Object.assign(video, isReviewed ? review.video : {})
}
