/** The technique that an AI's own verdicts make of a task (spec 4); Other is a person's answer and counts for nothing here. */
import type { Technique } from '../enumerations.ts'
import { answersFromRecord, type Answer, type AnswerColumn } from './answers.ts'
import { applicableAnswers } from './observationPayload.ts'
import type { ObservedTask } from './observationFormValues.ts'
import { evaluateTechnique } from './technique.ts'

/** `video` keeps the verdicts for ever. null: the AI has not decided. */
export const evaluateAiTechnique = (
  task: ObservedTask,
  video: Record<AnswerColumn, Answer>,
  canUseNotApplicable: boolean,
): Technique | null => {
  const answers = applicableAnswers(answersFromRecord(video), task)
  return evaluateTechnique(task, { ...answers, OTHER: null }, canUseNotApplicable)
}
