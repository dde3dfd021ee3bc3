/**
 * updateVideo, updateVideoLiftTimes, updateVideoConfinedSpace and updateVideoSkeletonFit: change the video of an
 * observation that the caller sees.
 */
import type {
  MutationUpdateVideoArgs,
  MutationUpdateVideoConfinedSpaceArgs,
  MutationUpdateVideoLiftTimesArgs,
  MutationUpdateVideoSkeletonFitArgs,
  UpdateVideoInput,
} from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { isReviewedByPerson } from '#domain/observations/aiReview.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { judgedAs } from '#domain/observations/principles.ts'
import type { LiftInterval } from '#domain/videos/judgement.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import { omitUndefined, parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  judgementColumns,
  judgeWithCurrentThresholds,
  movedLift,
  skeletonColumns,
} from './analysedVideo.ts'
import { changeVideo, type LockedVideo, type VideoChanges } from './changeVideo.ts'
import { evaluateAnswers, judgedObservation } from './evaluateAnswers.ts'
import {
  readAnalysisRules,
  readPoseFrames,
  readRecordingLength,
  updateFrameVerdicts,
} from './videoQueries.ts'
import { liftTimeColumns, videoChangesSchema } from './videoSchemas.ts'

export const updateVideo = (
  context: RequestContext,
  { input, ...target }: MutationUpdateVideoArgs,
): Promise<VideoParent> =>
  changeVideo(context, target, (locked, transaction) =>
    resolveVideoChanges(transaction, input, locked),
  )

export const updateVideoLiftTimes = async (
  context: RequestContext,
  { input, ...target }: MutationUpdateVideoLiftTimesArgs,
): Promise<VideoParent> => {
  return changeVideo(context, target, async (locked, transaction) => {
    if (locked.video.recording_removed_at) throw badInput('id', message('recordingRemoved'))
    const schema = liftTimesSchema(await readRecordingLength(transaction, locked.video.id))
    const { startTime, endTime } = parseInput(schema, input)
    const times = liftTimeColumns({ startTime, endTime })
    return isJudgedByAi(locked)
      ? judgeWithLift(transaction, locked, movedLift({ ...locked.video, ...times }))
      : { video: times }
  })
}

/** True if the verdicts are still those of an analysis in Liftwise. */
const isJudgedByAi = ({ video, observation }: LockedVideo): boolean =>
  video.thresholds_version !== null &&
  observation.review_type !== 'MANUAL_TASK' &&
  !isReviewedByPerson(observation, video)

export const updateVideoSkeletonFit = (
  context: RequestContext,
  { input: { fits }, ...target }: MutationUpdateVideoSkeletonFitArgs,
): Promise<VideoParent> =>
  changeVideo(context, target, async (locked, transaction) => {
    const { video, observation } = locked
    if (video.recording_removed_at) throw badInput('id', message('recordingRemoved'))
    if (video.thresholds_version === null) throw badInput('id', message('noSkeleton'))
    if (observation.review_type === 'MANUAL_TASK') throw badInput('id', message('answeredByHand'))
    if (!isJudgedByAi(locked)) throw badInput('id', message('analysisReviewed'))
    if (fits === (video.skeleton_misfit_at === null)) return null
    const { userId } = requireSession(context)
    const word = skeletonColumns(!fits, { userId, now: context.now() })
    const changes = await judgeWithLift(
      transaction,
      { ...locked, video: { ...video, ...word } },
      movedLift(video),
    )
    return { ...changes, video: { ...changes.video, ...word } }
  })

/** The verdict follows the lift times. `lift`: null for the lift that is found. */
async function judgeWithLift(
  transaction: Transaction,
  { video, observation }: LockedVideo,
  lift: LiftInterval | null,
): Promise<VideoChanges> {
  const frames = await readPoseFrames(transaction, video.id)
  const { task } = await readAnalysisRules(transaction, observation.task_id)
  const judgement = judgeWithCurrentThresholds(frames, lift, {
    duration: video.recording_duration ?? 0,
    cameraMotion: video.camera_motion,
    isMisfit: video.skeleton_misfit_at !== null,
    ...judgedAs(task),
  })
  const columns = judgementColumns(judgement)
  await updateFrameVerdicts(transaction, video.id, judgement.frames)
  return { video: columns, observation: judgedObservation(task, { ...video, ...columns }) }
}

export const updateVideoConfinedSpace = (
  context: RequestContext,
  { input, ...target }: MutationUpdateVideoConfinedSpaceArgs,
): Promise<VideoParent> =>
  changeVideo(context, target, async () => ({
    video: { is_confined_space: input.isConfinedSpace },
  }))

async function resolveVideoChanges(
  transaction: Transaction,
  input: UpdateVideoInput,
  { video, observation }: LockedVideo,
): Promise<VideoChanges> {
  const set = omitUndefined(parseInput(videoChangesSchema, input))
  const changed = (columns: readonly (keyof typeof set)[]) =>
    columns.find((column) => set[column] !== undefined && set[column] !== video[column])
  const isRecording = video.file_location !== null || observation.review_type !== 'MANUAL_TASK'
  const answer = changed(ANSWER_FIELDS)
  if (isRecording && answer)
    throw badInput(INPUT_FIELDS[answer] ?? answer, message('aiVerdictReadOnly'))
  const review = changed(REVIEW_FIELDS)
  if (observation.review_type === 'MANUAL_TASK' && review && set[review] !== null)
    throw badInput(INPUT_FIELDS[review] ?? review, message('noAiResult'))
  if (!answer) return { video: set }
  const { task, can_use_not_applicable: notApplicable } = await readAnalysisRules(
    transaction,
    observation.task_id,
  )
  const evaluation = evaluateAnswers(task, { ...video, ...set }, notApplicable)
  if (evaluation.undecided) {
    const { field, message } = evaluation.undecided
    throw badInput(INPUT_FIELDS[field] ?? field, message)
  }
  const { flags, technique, other } = evaluation
  return { video: { ...set, ...flags, ...other }, observation: { ...flags, technique } }
}

const ANSWER_FIELDS = [...Object.values(ANSWER_COLUMNS), 'other_details'] as const

const REVIEW_FIELDS = [
  'is_ai_inside_base_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_big_engines_correct',
  'is_ai_dip_n_drive_correct',
] as const

/** Input names of columns that can be invalid. */
const INPUT_FIELDS: Readonly<Record<string, keyof UpdateVideoInput>> = {
  is_inside_base: 'isInsideBase',
  is_big_engines: 'isBigEngines',
  is_turn_not_twist: 'isTwisting',
  is_dip_n_drive: 'isDipNDrive',
  is_other_option_correct: 'isOtherOptionCorrect',
  other_details: 'otherDetails',
  is_ai_inside_base_correct: 'isAiInsideBaseCorrect',
  is_ai_turn_not_twist_correct: 'isAiTurnNotTwistCorrect',
  is_ai_big_engines_correct: 'isAiBigEnginesCorrect',
  is_ai_dip_n_drive_correct: 'isAiDipNDriveCorrect',
}
