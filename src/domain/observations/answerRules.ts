/** The rules of answers under the record's names: each applicable principle, and Other with its details (spec 5). */
import { z } from 'zod'
import { optionalText } from '../forms/fieldRules.ts'
import { ANSWER_COLUMNS, answersFromRecord, type Answer, type AnswerColumn } from './answers.ts'
import { findAnswerIssues } from './brokenAnswers.ts'
import { TEXT_LIMITS } from './observationForm.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

/** `principles` is no field: the message about all of them together. */
export type AnswerIssue = readonly [
  field: AnswerColumn | 'other_details' | 'principles',
  message: string,
]

export const findAnswerIssuesByColumn = (
  values: Record<AnswerColumn, Answer> & { other_details?: string | null | undefined },
  context: Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>,
): AnswerIssue[] =>
  findAnswerIssues(answersFromRecord(values), values.other_details, context).map(
    ([part, message]) => [ANSWER_ISSUE_FIELDS[part], message],
  )

const ANSWER_ISSUE_FIELDS = {
  ...ANSWER_COLUMNS,
  details: 'other_details',
  principles: 'principles',
} as const

const triState = z.boolean().nullable().default(null)

export const answerShape = {
  is_inside_base: triState,
  is_big_engines: triState,
  is_turn_not_twist: triState,
  is_dip_n_drive: triState,
  is_other_option_correct: triState,
  other_details: optionalText(TEXT_LIMITS.short),
}
