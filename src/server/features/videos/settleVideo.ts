/** What updateVideo changes: a form's answers judge its observation again, an AI's verdicts stay as they are (spec 4). */
import type { Selectable, Updateable } from 'kysely'
import type { UpdateVideoInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { ObservationsTable, VideosTable } from '../../platform/db/tables.ts'
import { parseInput } from '../../context/request/checked.ts'
import { omitUndefined } from '../../context/request/withoutGaps.ts'
import { evaluateAnswers } from './evaluateAnswers.ts'
import { readEvaluationRules } from './videoQueries.ts'
import { videoChangesSchema } from './videoChangesSchema.ts'

export interface LockedVideo {
  video: Selectable<VideosTable>
  observation: Selectable<ObservationsTable>
}

/** What changes of each; nothing of the observation but its verdict. */
export interface VideoChanges {
  video: Updateable<VideosTable>
  observation?: Updateable<ObservationsTable>
}

export async function resolveVideoChanges(
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

/** The input's name of a column that can be refused. */
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
