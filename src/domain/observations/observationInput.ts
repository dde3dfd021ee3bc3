/** Validates `createObservation` on the server, for every app, with the rules of the form. */
import { z } from 'zod'
import {
  type ObservationKind,
  OVERRIDE_REASONS,
  REVIEW_TYPES,
  type ReviewType,
} from '../enumerations.ts'
import { nullableId, nullableName, nullableText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { dateIssue, individualIssue, TEXT_LIMITS } from './observationRules.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

/** Does not check the technique, nor whether the ids exist and are accessible. */
export const observationInputSchema = (
  context: Pick<ObservationFormContext, 'now' | 'observeeOnly' | 'displayEmployeeId'>,
) =>
  SHAPE.superRefine((input, check) => {
    const date = dateIssue(input.date, context.now)
    const individual = individualIssue(
      {
        observee: input.observee_id,
        name: input.unlinked_observee_name,
        employeeId: input.unlinked_observee_employee_id,
      },
      context,
    )
    if (date) check.addIssue({ code: 'custom', path: ['date'], message: date })
    if (individual) check.addIssue({ code: 'custom', path: ['observee_id'], message: individual })
  })

const id = (message: string) => z.string().min(2, message).max(64, message)

const SHAPE = z.object({
  date: z.date(message('dateRequired')),
  department_id: id(message('departmentRequired')),
  location_id: id(message('locationRequired')),
  task_id: id(message('taskRequired')),
  video_id: id(message('notFound')),
  observee_id: nullableId,
  user_id: nullableId,
  campaign_id: nullableId,
  notes: nullableText(TEXT_LIMITS.notes),
  name: nullableName(TEXT_LIMITS.short),
  unlinked_observee_name: nullableName(TEXT_LIMITS.short),
  unlinked_observee_employee_id: nullableName(TEXT_LIMITS.employeeId),
  review_type: z.enum(REVIEW_TYPES),
  manual_override_reason: z
    .enum(OVERRIDE_REASONS)
    .nullish()
    .transform((value) => value ?? null),
})

export type ObservationInput = z.infer<typeof SHAPE>

/** Returns the kind of an observation: recorded on video, manual about somebody else, or about oneself. */
export const observationKindOf = (
  reviewType: ReviewType,
  observer: string,
  observee: string | null,
): ObservationKind => {
  if (reviewType !== 'MANUAL_TASK') return 'OBSERVATION'
  return observer === observee ? 'SELF_ASSESSMENT' : 'MANUAL_OBSERVATION'
}
