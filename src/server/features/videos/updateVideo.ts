/**
 * updateVideo, updateVideoLiftTimes and updateVideoConfinedSpace: change the video of an observation that the caller
 * sees.
 */
import type { Selectable, Updateable } from 'kysely'
import type {
  MutationUpdateVideoArgs,
  MutationUpdateVideoConfinedSpaceArgs,
  MutationUpdateVideoLiftTimesArgs,
  UpdateVideoInput,
} from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { badInput, notFound } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { omitUndefined, parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { ObservationsTable, VideosTable } from '../../platform/db/tables.ts'
import { enqueueBadLiftsAlert } from '../alerts/badLiftsAlert.ts'
import { evaluateAnswers } from './evaluateAnswers.ts'
import {
  lockObservationOf,
  readEvaluationRules,
  readRecordingLength,
  readVideo,
} from './videoQueries.ts'
import { liftTimeColumns, videoChangesSchema } from './videoSchemas.ts'

export const updateVideo = (
  context: RequestContext,
  { input, ...target }: MutationUpdateVideoArgs,
): Promise<VideoParent> =>
  applyVideoChanges(context, target, (locked, transaction) =>
    resolveVideoChanges(transaction, input, locked),
  )

export const updateVideoLiftTimes = async (
  context: RequestContext,
  { input, ...target }: MutationUpdateVideoLiftTimesArgs,
): Promise<VideoParent> => {
  return applyVideoChanges(context, target, async ({ video }, transaction) => {
    const schema = liftTimesSchema(await readRecordingLength(transaction, video.id))
    return { video: liftTimeColumns(parseInput(schema, input)) }
  })
}

export const updateVideoConfinedSpace = (
  context: RequestContext,
  { input, ...target }: MutationUpdateVideoConfinedSpaceArgs,
): Promise<VideoParent> =>
  applyVideoChanges(context, target, async () => ({
    video: { is_confined_space: input.isConfinedSpace },
  }))

/** NOT_FOUND without an observation. Locks the observation first, as all code does, to avoid deadlocks. */
async function applyVideoChanges(
  context: RequestContext,
  { id, expectedUpdatedAt }: Omit<MutationUpdateVideoArgs, 'input'>,
  resolve: (locked: LockedVideo, transaction: Transaction) => Promise<VideoChanges>,
): Promise<VideoParent> {
  const access = await accessToRecord(context, 'videos', id)
  const now = context.now()
  const actor = { ...context, now: () => now }
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    const observation = await lockObservationOf(transaction, access, id)
    const video = await lockRecord(transaction, 'videos', { id, expectedUpdatedAt })
    const changes = await resolve({ video, observation }, transaction)
    await saveChangedColumns(transaction, actor, {
      entity: 'videos',
      record: video,
      set: changes.video,
    })
    await saveChangedColumns(transaction, actor, {
      entity: 'observations',
      record: observation,
      set: changes.observation ?? {},
    })
    await enqueueBadLiftsAlert(transaction, {
      clientId: observation.client_id,
      id: observation.id,
      before: observation,
      after: { ...observation, ...changes.observation },
      now,
    })
  })
  const video = await readVideo(context.db, access, id)
  if (!video) throw notFound()
  return video
}

/**
 * Rows that a change of a video locks. A form's answers change the observation's verdict; an AI's verdicts never
 * change.
 */
interface LockedVideo {
  video: Selectable<VideosTable>
  observation: Selectable<ObservationsTable>
}

/** Changes of both records; of the observation only the verdict changes. */
interface VideoChanges {
  video: Updateable<VideosTable>
  observation?: Updateable<ObservationsTable>
}

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
    throw badInput(INPUT_FIELDS[answer] ?? answer, MESSAGES.aiVerdictReadOnly)
  const review = changed(REVIEW_FIELDS)
  if (observation.review_type === 'MANUAL_TASK' && review && set[review] !== null)
    throw badInput(INPUT_FIELDS[review] ?? review, MESSAGES.noAiResult)
  if (!answer) return { video: set }
  const { task, can_use_not_applicable: notApplicable } = await readEvaluationRules(
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
