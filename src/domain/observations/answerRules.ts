/** The rules of answers under the record's names: each applicable principle, and Other with its details (spec 5). */
import { z } from 'zod'
import { optionalText } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'
import { ANSWER_COLUMNS, answersInRecord, type Answer, type AnswerColumn } from './answers.ts'
import { TEXT_LIMITS, isBlank } from './observationForm.ts'
import type { ObservationFormContext } from './observationFormValues.ts'
import { REQUIRED_MESSAGES, answersNothing, unansweredPrinciples } from './technique.ts'

/** `principles` is no field: the message about all of them together. */
export type AnswerIssue = readonly [
  field: AnswerColumn | 'other_details' | 'principles',
  message: string,
]

/** None without a task: there is nothing to answer yet. */
export const brokenAnswerRules = (
  values: Record<AnswerColumn, Answer> & { other_details?: string | null | undefined },
  { task, canUseNotApplicable }: Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>,
): AnswerIssue[] => {
  if (!task) return []
  const answers = answersInRecord(values)
  const hasHalfAnOther =
    task.show_other_observation_option && (answers.OTHER === null) !== isBlank(values.other_details)
  return [
    ...unansweredPrinciples(task, answers, canUseNotApplicable).map((principle): AnswerIssue => [
      ANSWER_COLUMNS[principle],
      REQUIRED_MESSAGES[principle],
    ]),
    ...(answersNothing(task, answers)
      ? [['principles', MESSAGES.noPrincipleAnswered] as const]
      : []),
    ...(hasHalfAnOther ? [['other_details', MESSAGES.otherIncomplete] as const] : []),
  ]
}

const answer = z.boolean().nullable().default(null)

export const answerShape = {
  is_inside_base: answer,
  is_big_engines: answer,
  is_turn_not_twist: answer,
  is_dip_n_drive: answer,
  is_other_option_correct: answer,
  other_details: optionalText(TEXT_LIMITS.short),
}
