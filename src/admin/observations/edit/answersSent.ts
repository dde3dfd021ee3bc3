/** A person's answers as they are sent: only what the task asks for. */
import { answersInRecord, flagsOf } from '#domain/observations/answers.ts'
import type { Answer, AnswerColumn } from '#domain/observations/answers.ts'
import { answersThatApply } from '#domain/observations/observationPayload.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'

export function answersSent(values: GivenAnswers, task: ObservedTask) {
  const answers = answersThatApply(answersInRecord(values), task)
  return {
    ...flagsOf(answers),
    is_other_option_correct: answers.OTHER,
    other_details: task.show_other_observation_option ? (values.other_details ?? null) : null,
  }
}

type GivenAnswers = Record<AnswerColumn, Answer> & { other_details?: string | null | undefined }
