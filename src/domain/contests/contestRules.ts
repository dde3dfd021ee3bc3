/** Contests: who may object to an observation's result, and with which texts. */
import { z } from 'zod'
import type { ContestAnswer, Technique } from '../enumerations.ts'
import { requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'

export const CONTEST_TEXT_LIMIT = 2_000

/** Results that a person may contest within an hour: more would bury those who answer. */
export const CONTESTS_AN_HOUR = 10

export const contestSchema = z.object({
  reason: requiredText(message('contestReasonRequired'), CONTEST_TEXT_LIMIT),
})

export const contestAnswerSchema = z.object({
  text: requiredText(message('contestAnswerRequired'), CONTEST_TEXT_LIMIT),
})

interface ContestableObservation {
  user_id: string
  observee_id?: string | null
  technique?: Technique | null
  deleted_at?: unknown
}

/** The person observed and who made the observation object to a result; null: nobody has judged it yet. */
export const mayContest = (userId: string, observation: ContestableObservation): boolean =>
  isParticipant(userId, observation) &&
  observation.technique !== null &&
  observation.technique !== undefined &&
  !observation.deleted_at

export const isParticipant = (
  userId: string,
  { user_id, observee_id }: Pick<ContestableObservation, 'user_id' | 'observee_id'>,
): boolean => userId === user_id || userId === observee_id

/** Somebody else answers what a person contests, and whatever is about them or was recorded by them. */
export const mayAnswer = (
  userId: string,
  contest: { userId: string | null },
  observation: Pick<ContestableObservation, 'user_id' | 'observee_id'>,
): boolean => userId !== contest.userId && !isParticipant(userId, observation)

const RESULT_COLUMNS = [
  'technique',
  'is_inside_base',
  'is_big_engines',
  'is_turn_not_twist',
  'is_dip_n_drive',
] as const

/** Result that a contest is about. */
export type ContestedResult = Record<(typeof RESULT_COLUMNS)[number], string | boolean | null>

export const resultOf = (observation: {
  [Column in keyof ContestedResult]?: ContestedResult[Column] | undefined
}): ContestedResult =>
  Object.fromEntries(
    RESULT_COLUMNS.map((column) => [column, observation[column] ?? null]),
  ) as ContestedResult

/** Returns what an answer says, given the result now. */
export const contestAnswerOf = (contested: ContestedResult, now: ContestedResult): ContestAnswer =>
  RESULT_COLUMNS.some((column) => contested[column] !== now[column]) ? 'CHANGED' : 'UPHELD'
