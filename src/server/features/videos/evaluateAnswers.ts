/** Evaluates a task's answers: the verdict, or the answer that leaves it undecided. */
import type { Technique } from '#domain/enumerations.ts'
import { message } from '#domain/messages.ts'
import { cleanText } from '#domain/normalForm.ts'
import {
  ANSWER_COLUMNS,
  answersFromRecord,
  principleFlagsOf,
  type Answer,
  type AnswerColumn,
} from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import {
  applicableAnswers,
  hasNoAnswers,
  evaluateJudgedTechnique,
  evaluateTechnique,
  undecidedReason,
  unansweredPrinciples,
} from '#domain/observations/technique.ts'

export interface AnswerEvaluation {
  technique: Technique | null
  /** Limited to the principles that the task uses. */
  flags: ReturnType<typeof principleFlagsOf>
  other: { is_other_option_correct: Answer; other_details: string | null }
  /** Reason why a person's answers are incomplete; null if they are complete. */
  undecided: { field: string; message: string } | null
}

/** Returns the observation's columns by the verdicts of an analysis in Liftwise, which has no 'not applicable'. */
export function judgedObservation(task: ObservedTask, video: Record<AnswerColumn, Answer>) {
  const answers = applicableAnswers(answersFromRecord(video), task)
  const technique = evaluateJudgedTechnique(task, { ...answers, OTHER: null })
  return { ...principleFlagsOf(answers), technique, ai_technique: technique }
}

export function evaluateAnswers(
  task: ObservedTask,
  submitted: Record<AnswerColumn, Answer> & { other_details: string | null },
  canUseNotApplicable: boolean,
): AnswerEvaluation {
  const answers = applicableAnswers(answersFromRecord(submitted), task)
  const technique = evaluateTechnique(task, answers, canUseNotApplicable)
  const details = task.show_other_observation_option
    ? cleanText(submitted.other_details ?? '') || null
    : null
  const [missing] = unansweredPrinciples(task, answers, canUseNotApplicable)
  const undecided = () => {
    if (hasNoAnswers(task, answers))
      return { field: 'principles', message: message('noPrincipleAnswered') }
    if (technique === null)
      return {
        field: missing ? ANSWER_COLUMNS[missing] : 'principles',
        message: undecidedReason(task, answers, canUseNotApplicable),
      }
    if ((answers.OTHER === null) !== (details === null))
      return { field: 'other_details', message: message('otherIncomplete') }
    return null
  }
  return {
    technique,
    flags: principleFlagsOf(answers),
    other: { is_other_option_correct: answers.OTHER, other_details: details },
    undecided: undecided(),
  }
}
