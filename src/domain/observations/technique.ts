/** The technique rule: answers make a technique correct or incorrect. */
import type { ProcessingState, Technique } from '../enumerations.ts'
import { message } from '../messages.ts'
import {
  type Answer,
  ANSWER_COLUMNS,
  type AnswerColumn,
  type Answers,
  answersFromRecord,
  type FormAnswer,
} from './answers.ts'
import { isBlank } from './observationRules.ts'
import type { ObservationFormContext, ObservedTask } from './observationFormValues.ts'
import {
  applicablePrinciples,
  hasOwnPrinciples,
  type Principle,
  PRINCIPLES,
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

/** Evaluates the verdicts of an analysis in Liftwise: an unknown one leaves the technique open, it is never correct. */
export const evaluateJudgedTechnique = (
  task: TaskPrinciples,
  answers: Answers,
): Technique | null => {
  const required = applicablePrinciples(task).map((principle) => answers[principle])
  if (answers.OTHER === false || required.includes(false)) return 'incorrect'
  return required.includes(null) ? null : 'correct'
}

/** Drops answers to questions that the task does not have. */
export const applicableAnswers = (answers: Answers, task: ObservedTask): Answers => {
  const applicable = applicablePrinciples(task)
  return {
    INSIDE_BASE: applicable.includes('INSIDE_BASE') ? answers.INSIDE_BASE : null,
    BIG_ENGINES: applicable.includes('BIG_ENGINES') ? answers.BIG_ENGINES : null,
    TURN_NOT_TWIST: applicable.includes('TURN_NOT_TWIST') ? answers.TURN_NOT_TWIST : null,
    DIP_N_DRIVE: applicable.includes('DIP_N_DRIVE') ? answers.DIP_N_DRIVE : null,
    OTHER: task.show_other_observation_option ? answers.OTHER : null,
  }
}

/**
 * Evaluates the technique of the AI's own verdicts on a task; Other is a person's answer and does not count. `video`
 * always keeps these verdicts. null: the AI has not decided.
 */
export const evaluateAiTechnique = (
  task: ObservedTask,
  video: Record<AnswerColumn, Answer> & { processing_state?: ProcessingState | null },
  canUseNotApplicable: boolean,
): Technique | null => {
  const answers = { ...applicableAnswers(answersFromRecord(video), task), OTHER: null }
  return isAnalysedHere(video)
    ? evaluateJudgedTechnique(task, answers)
    : evaluateTechnique(task, answers, canUseNotApplicable)
}

/** True if the verdicts come from an analysis in Liftwise, and not from another program or a person. */
export const isAnalysedHere = (video: { processing_state?: ProcessingState | null }): boolean =>
  (video.processing_state ?? null) !== null

/**
 * True if the AI's verdicts are those of another program, which Liftwise has not judged: also while, or after, an analysis
 * here has failed to replace them.
 */
export const isJudgedElsewhere = (
  video: Record<PrincipleColumn, Answer> & {
    processing_state?: ProcessingState | null
    thresholds_version?: number | null
  },
): boolean =>
  (video.thresholds_version ?? null) === null &&
  (!isAnalysedHere(video) || PRINCIPLES.some((name) => video[ANSWER_COLUMNS[name]] !== null))

type PrincipleColumn = Exclude<AnswerColumn, 'is_other_option_correct'>

/** Returns the principles on which another program has judged and which the task does not have. */
export const foreignVerdicts = (
  task: TaskPrinciples,
  video: Parameters<typeof isJudgedElsewhere>[0],
): Principle[] =>
  isJudgedElsewhere(video)
    ? PRINCIPLES.filter(
        (name) =>
          video[ANSWER_COLUMNS[name]] !== null && !applicablePrinciples(task).includes(name),
      )
    : []

/** Returns the applicable principles that still need an answer; none where 'not applicable' is permitted. */
export const unansweredPrinciples = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): Principle[] =>
  canUseNotApplicable
    ? []
    : applicablePrinciples(task).filter((principle) => answers[principle] === null)

/** Returns the applicable principles that a form has no answer to, not even 'not applicable'. */
export const openPrinciples = (
  task: TaskPrinciples,
  form: Record<AnswerColumn, FormAnswer>,
): Principle[] =>
  applicablePrinciples(task).filter((principle) => form[ANSWER_COLUMNS[principle]] === null)

export const hasNoAnswers = (task: TaskPrinciples, answers: Answers): boolean =>
  applicablePrinciples(task).every((principle) => answers[principle] === null)

const PRINCIPLE_REQUIRED_MESSAGES: Record<Principle, string> = {
  INSIDE_BASE: message('insideBaseRequired'),
  BIG_ENGINES: message('bigEnginesRequired'),
  TURN_NOT_TWIST: message('turnNotTwistRequired'),
  DIP_N_DRIVE: message('dipNDriveRequired'),
}

/** Returns why `evaluateTechnique` is undecided, as a message for the person who answers. */
export const undecidedReason = (
  task: TaskPrinciples,
  answers: Answers,
  canUseNotApplicable: boolean,
): string => {
  const [missing] = unansweredPrinciples(task, answers, canUseNotApplicable)
  return missing ? PRINCIPLE_REQUIRED_MESSAGES[missing] : message('noPrincipleAnswered')
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
    task.show_other_observation_option && (answers.OTHER === null) !== isBlank(details)
  const unanswered = unansweredPrinciples(task, answers, canUseNotApplicable)
  const isAnyMissing = unanswered.length === 0 && hasNoAnswers(task, answers)
  return [
    ...unanswered.map((principle) => [principle, PRINCIPLE_REQUIRED_MESSAGES[principle]] as const),
    ...(isAnyMissing ? [['principles', message('noPrincipleAnswered')] as const] : []),
    ...(isOtherIncomplete ? [['details', message('otherIncomplete')] as const] : []),
  ]
}
