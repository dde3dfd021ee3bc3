/** The technique rule: answers make a technique correct or incorrect. */
import type { Technique } from '../enumerations.ts'
import { MESSAGES } from '../messages.ts'
import type { Answers } from './answers.ts'
import type { ObservationFormContext } from './observationFormValues.ts'
import {
  applicablePrinciples,
  hasOwnPrinciples,
  type Principle,
  type TaskPrinciples,
} from './principles.ts'

/** null: undecided, because a required answer is missing. The form and the server share this rule. */
export const evaluateTechnique = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): Technique | null => {
  const required = applicablePrinciples(task).map((principle) => answers[principle])
  if (answers.OTHER === false || required.includes(false)) return 'incorrect'
  if (!required.includes(null)) return 'correct'
  if (!canUseNotApplicable) return hasOwnPrinciples(task) ? 'incorrect' : null
  // Without any answer there is nothing to call correct.
  return required.includes(true) ? 'correct' : null
}

/** Returns the applicable principles that still need an answer; none where 'not applicable' is permitted. */
export const unansweredPrinciples = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): Principle[] =>
  canUseNotApplicable
    ? []
    : applicablePrinciples(task).filter((principle) => answers[principle] === null)

export const hasNoAnswers = (task: TaskPrinciples, answers: Answers): boolean =>
  applicablePrinciples(task).every((principle) => answers[principle] === null)

const PRINCIPLE_REQUIRED_MESSAGES: Record<Principle, string> = {
  INSIDE_BASE: MESSAGES.insideBaseRequired,
  BIG_ENGINES: MESSAGES.bigEnginesRequired,
  TURN_NOT_TWIST: MESSAGES.turnNotTwistRequired,
  DIP_N_DRIVE: MESSAGES.dipNDriveRequired,
}

/** Returns why `evaluateTechnique` is undecided, as a message for the person who answers. */
export const undecidedReason = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): string => {
  const [missing] = unansweredPrinciples(task, answers, canUseNotApplicable)
  return missing ? PRINCIPLE_REQUIRED_MESSAGES[missing] : MESSAGES.noPrincipleAnswered
}

/**
 * Parts of a person's answers that an issue can be about. `principles`: all of them together; `details`: those of
 * Other.
 */
type AnswerPart = keyof Answers | 'details' | 'principles'

/** Returns none without a task: there is nothing to answer yet. */
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
