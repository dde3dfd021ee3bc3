/** A person's answers as they are sent: only what the task asks for. */
import { answersFromRecord, principleFlagsOf } from '#domain/observations/answers.ts'
import type { Answer, AnswerColumn } from '#domain/observations/answers.ts'
import { applicableAnswers } from '#domain/observations/observationPayload.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'

export function toAnswerInput(values: AnswerValues, task: ObservedTask) {
  const answers = applicableAnswers(answersFromRecord(values), task)
  return {
    ...principleFlagsOf(answers),
    is_other_option_correct: answers.OTHER,
    other_details: task.show_other_observation_option ? (values.other_details ?? null) : null,
  }
}

type AnswerValues = Record<AnswerColumn, Answer> & { other_details?: string | null | undefined }
