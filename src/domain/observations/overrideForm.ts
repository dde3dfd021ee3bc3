/** The rules of a manual override: why, and a person's own answers in place of the AI's verdicts (spec 4 and 5). */
import { z } from 'zod'
import { OVERRIDE_REASONS } from '../enumerations.ts'
import { MESSAGES } from '../messages.ts'
import { answerShape, brokenAnswerRules } from './answerRules.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

export type OverrideContext = Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>

/** Parses a filled-in form; a technique that stays undecided is told at the principle that leaves it so. */
export const overrideSchema = (context: OverrideContext) =>
  SHAPE.superRefine((values, check) => {
    for (const [field, message] of brokenAnswerRules(values, context))
      check.addIssue({ code: 'custom', path: [field], message })
  })

const SHAPE = z.object({
  manual_override_reason: z.enum(OVERRIDE_REASONS, { error: MESSAGES.overrideReasonNeeded }),
  ...answerShape,
})

export type OverrideValues = z.infer<typeof SHAPE>
