/** The rules of a manual override: why, and a person's own answers in place of the AI's verdicts (spec 4 and 5). */
import { z } from 'zod'
import { OVERRIDE_REASONS } from '../enumerations.ts'
import { MESSAGES } from '../messages.ts'
import { answerShape, findAnswerIssuesByColumn } from './answerRules.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

export type OverrideContext = Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>

/** Parses a filled-in form; a technique that stays undecided is told at the principle that leaves it so. */
export const overrideSchema = (context: OverrideContext) =>
  OVERRIDE_SHAPE.superRefine((values, check) => {
    for (const [field, message] of findAnswerIssuesByColumn(values, context))
      check.addIssue({ code: 'custom', path: [field], message })
  })

const OVERRIDE_SHAPE = z.object({
  manual_override_reason: z.enum(OVERRIDE_REASONS, { error: MESSAGES.overrideReasonRequired }),
  ...answerShape,
})

export type OverrideValues = z.infer<typeof OVERRIDE_SHAPE>
