/** What is wrong with a person's answers to a task: a principle that needs one, or half an Other (spec 5). */
import { MESSAGES } from '../messages.ts'
import type { Answers } from './answers.ts'
import type { ObservationFormContext } from './observationFormValues.ts'
import { PRINCIPLE_REQUIRED_MESSAGES, hasNoAnswers, unansweredPrinciples } from './technique.ts'

/** `principles`: all of them together; `details`: those of Other. */
export type AnswerPart = keyof Answers | 'details' | 'principles'

/** None without a task: there is nothing to answer yet. */
export const findAnswerIssues = (
  answers: Answers,
  details: string | null | undefined,
  { task, canUseNotApplicable }: Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>,
): (readonly [part: AnswerPart, message: string])[] => {
  if (!task) return []
  const isOtherIncomplete =
    task.show_other_observation_option && (answers.OTHER === null) !== !details?.trim()
  return [
    ...unansweredPrinciples(task, answers, canUseNotApplicable).map(
      (principle) => [principle, PRINCIPLE_REQUIRED_MESSAGES[principle]] as const,
    ),
    ...(hasNoAnswers(task, answers) ? [['principles', MESSAGES.noPrincipleAnswered] as const] : []),
    ...(isOtherIncomplete ? [['details', MESSAGES.otherIncomplete] as const] : []),
  ]
}
