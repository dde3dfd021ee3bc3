/** The verdict that answers make of a task, or which answer leaves it undecided (spec 4 and 5). */
import type { Technique } from '#domain/enumerations.ts'
import { MESSAGES } from '#domain/messages.ts'
import {
  ANSWER_COLUMNS,
  answersInRecord,
  flagsOf,
  type Answer,
  type AnswerColumn,
} from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { answersThatApply } from '#domain/observations/observationPayload.ts'
import {
  answersNothing,
  techniqueOf,
  undecidedBecause,
  unansweredPrinciples,
} from '#domain/observations/technique.ts'

export interface Verdict {
  technique: Technique | null
  /** Only what the task asks for. */
  flags: ReturnType<typeof flagsOf>
  other: { is_other_option_correct: Answer; other_details: string | null }
  /** Why a person's answers are not enough. */
  undecided: { field: string; message: string } | null
}

export function judge(
  task: ObservedTask,
  given: Record<AnswerColumn, Answer> & { other_details: string | null },
  canUseNotApplicable: boolean,
): Verdict {
  const answers = answersThatApply(answersInRecord(given), task)
  const technique = techniqueOf(task, answers, canUseNotApplicable)
  const details = task.show_other_observation_option ? given.other_details?.trim() || null : null
  const [missing] = unansweredPrinciples(task, answers, canUseNotApplicable)
  const undecided = () => {
    if (answersNothing(task, answers))
      return { field: 'principles', message: MESSAGES.noPrincipleAnswered }
    if (technique === null)
      return {
        field: missing ? ANSWER_COLUMNS[missing] : 'principles',
        message: undecidedBecause(task, answers, canUseNotApplicable),
      }
    if ((answers.OTHER === null) !== (details === null))
      return { field: 'other_details', message: MESSAGES.otherIncomplete }
    return null
  }
  return {
    technique,
    flags: flagsOf(answers),
    other: { is_other_option_correct: answers.OTHER, other_details: details },
    undecided: undecided(),
  }
}
