/** The technique that an AI's own verdicts make of a task (spec 4); Other is a person's answer and counts for nothing here. */
import type { Technique } from '../enumerations.ts'
import { answersInRecord, type Answer, type AnswerColumn } from './answers.ts'
import { answersThatApply } from './observationPayload.ts'
import type { ObservedTask } from './observationFormValues.ts'
import { techniqueOf } from './technique.ts'

/** `video` keeps the verdicts for ever. null: the AI has not decided. */
export const aiTechniqueOf = (
  task: ObservedTask,
  video: Record<AnswerColumn, Answer>,
  canUseNotApplicable: boolean,
): Technique | null => {
  const answers = answersThatApply(answersInRecord(video), task)
  return techniqueOf(task, { ...answers, OTHER: null }, canUseNotApplicable)
}
