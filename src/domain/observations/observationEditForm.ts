/** The rules of an observation's edit form, by the record's field names: those of the form that made it (spec 5). */
import { z } from 'zod'
import { optionalId, optionalText } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'
import { answerShape, findAnswerIssuesByColumn } from './answerRules.ts'
import { TEXT_LIMITS, dateIssue, individualIssue, isBlank } from './observationForm.ts'
import type { ObservationFormContext } from './observationFormValues.ts'

export interface ObservationEditContext extends Pick<
  ObservationFormContext,
  'now' | 'displayEmployeeId' | 'canUseNotApplicable' | 'task'
> {
  /** The answers are a person's (MANUAL_TASK); an AI's verdicts are overridden instead. */
  hasAnswers: boolean
}

/** Parses a filled-in form; blank texts and ids become null. All broken rules are told at once. */
export const observationEditSchema = (context: ObservationEditContext) =>
  EDIT_SHAPE.superRefine((values, check) => {
    const date = dateIssue(values.date, context.now)
    const individual = individualIssue(
      {
        observee: values.observee_id,
        name: values.unlinked_observee_name,
        employeeId: values.unlinked_observee_employee_id,
      },
      { ...context, observeeOnly: false },
    )
    const issues = [
      ['date', date],
      ['location_id', isBlank(values.location_id) && MESSAGES.locationRequired],
      ['department_id', isBlank(values.department_id) && MESSAGES.departmentRequired],
      ['task_id', isBlank(values.task_id) && MESSAGES.taskRequired],
      ['user_id', isBlank(values.user_id) && MESSAGES.observerRequired],
      ['observee_id', individual],
      ...(context.hasAnswers ? findAnswerIssuesByColumn(values, context) : []),
    ] as const
    for (const [field, message] of issues)
      if (message) check.addIssue({ code: 'custom', path: [field], message })
  })

const EDIT_SHAPE = z.object({
  // Wider than a date: an invalid one has its own message above.
  date: z
    .custom<Date>((value) => value instanceof Date)
    .nullable()
    .default(null)
    .catch(null),
  location_id: optionalId,
  department_id: optionalId,
  task_id: optionalId,
  campaign_id: optionalId,
  user_id: optionalId,
  observee_id: optionalId,
  unlinked_observee_name: optionalText(TEXT_LIMITS.short),
  unlinked_observee_employee_id: optionalText(TEXT_LIMITS.employeeId),
  name: optionalText(TEXT_LIMITS.short),
  notes: optionalText(TEXT_LIMITS.notes),
  ...answerShape,
})

export type ObservationEditValues = z.infer<typeof EDIT_SHAPE>
