/** What updateVideo changes: a form's answers judge its observation again, an AI's verdicts stay as they are (spec 4). */
import type { Selectable, Updateable } from 'kysely'
import type { UpdateVideoInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import type { Transaction } from '../db/database.ts'
import type { ObservationsTable, VideosTable } from '../db/tables.ts'
import { checked } from '../list/checked.ts'
import { withoutGaps } from '../list/withoutGaps.ts'
import { judge } from '../observations/judge.ts'
import { readJudging } from './videoQueries.ts'
import { videoChangesSchema } from './videoChangesSchema.ts'

export interface LockedVideo {
  video: Selectable<VideosTable>
  observation: Selectable<ObservationsTable>
}

/** What changes of each; nothing of the observation but its verdict. */
export interface SettledVideo {
  video: Updateable<VideosTable>
  observation?: Updateable<ObservationsTable>
}

export async function settleVideo(
  transaction: Transaction,
  input: UpdateVideoInput,
  { video, observation }: LockedVideo,
): Promise<SettledVideo> {
  const set = withoutGaps(checked(videoChangesSchema, input))
  const changed = (columns: readonly (keyof typeof set)[]) =>
    columns.find((column) => set[column] !== undefined && set[column] !== video[column])
  const isRecording = video.file_location !== null || observation.review_type !== 'MANUAL_TASK'
  const answer = changed(ANSWERS)
  if (isRecording && answer) throw badInput(FIELDS[answer] ?? answer, MESSAGES.verdictIsTheAis)
  const review = changed(REVIEW)
  if (observation.review_type === 'MANUAL_TASK' && review && set[review] !== null)
    throw badInput(FIELDS[review] ?? review, MESSAGES.noAiResult)
  if (!answer) return { video: set }
  const { task, can_use_not_applicable: notApplicable } = await readJudging(
    transaction,
    observation.task_id,
  )
  const verdict = judge(task, { ...video, ...set }, notApplicable)
  if (verdict.undecided) {
    const { field, message } = verdict.undecided
    throw badInput(FIELDS[field] ?? field, message)
  }
  const { flags, technique, other } = verdict
  return { video: { ...set, ...flags, ...other }, observation: { ...flags, technique } }
}

const ANSWERS = [...Object.values(ANSWER_COLUMNS), 'other_details'] as const

const REVIEW = [
  'is_ai_inside_base_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_big_engines_correct',
  'is_ai_dip_n_drive_correct',
] as const

/** The input's name of a column that can be refused. */
const FIELDS: Readonly<Record<string, keyof UpdateVideoInput>> = {
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
