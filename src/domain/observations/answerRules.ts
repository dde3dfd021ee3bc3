/** The rules of answers under the record's names: each applicable principle, and Other with its details (spec 5). */
import { z } from 'zod'
import { optionalText } from '../forms/fieldRules.ts'
import { ANSWER_COLUMNS, answersInRecord, type Answer, type AnswerColumn } from './answers.ts'
import { brokenAnswers } from './brokenAnswers.ts'
import { TEXT_LIMITS } from './observationForm.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

/** `principles` is no field: the message about all of them together. */
export type AnswerIssue = readonly [
  field: AnswerColumn | 'other_details' | 'principles',
  message: string,
]

export const brokenAnswerRules = (
  values: Record<AnswerColumn, Answer> & { other_details?: string | null | undefined },
  context: Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>,
): AnswerIssue[] =>
  brokenAnswers(answersInRecord(values), values.other_details, context).map(([part, message]) => [
    FIELDS[part],
    message,
  ])

const FIELDS = { ...ANSWER_COLUMNS, details: 'other_details', principles: 'principles' } as const

const answer = z.boolean().nullable().default(null)

export const answerShape = {
  is_inside_base: answer,
  is_big_engines: answer,
  is_turn_not_twist: answer,
  is_dip_n_drive: answer,
  is_other_option_correct: answer,
  other_details: optionalText(TEXT_LIMITS.short),
}
