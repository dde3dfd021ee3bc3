/** The result rule: whether answers make a technique correct or incorrect. */
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

/** null: undecided, as a required answer is missing. The same rule judges in the form and on the server. */
export const evaluateTechnique = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): Technique | null => {
  const required = applicablePrinciples(task).map((principle) => answers[principle])
  if (answers.OTHER === false || required.includes(false)) return 'incorrect'
  if (!required.includes(null)) return 'correct'
  if (!canUseNotApplicable) return hasOwnPrinciples(task) ? 'incorrect' : null
  // Where nothing was answered at all there is nothing to call correct.
  return required.includes(true) ? 'correct' : null
}

/** The applicable principles that still need an answer; none where not applicable is permitted. */
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

/** Why `evaluateTechnique` is undecided, in words for the person who answers. */
export const undecidedReason = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): string => {
  const [missing] = unansweredPrinciples(task, answers, canUseNotApplicable)
  return missing ? PRINCIPLE_REQUIRED_MESSAGES[missing] : MESSAGES.noPrincipleAnswered
}

/**
 * What is wrong with a person's answers to a task: a principle that needs one, or half an Other.
 * `principles`: all of them together; `details`: those of Other.
 */
type AnswerPart = keyof Answers | 'details' | 'principles'

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
