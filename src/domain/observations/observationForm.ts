/** Schema of the add-observation form, each message on the field it belongs to. */
import { z } from 'zod'
import { message } from '../messages.ts'
import { cleanName } from '../normalForm.ts'
import { ANSWER_FIELDS, answersFromForm } from './answers.ts'
import { dateIssue, individualIssue, TEXT_LIMITS } from './observationRules.ts'
import { findAnswerIssues } from './technique.ts'
import type { ObservationFormContext, ObservationFormValues } from './observationFormValues.ts'

/** `principles` is not an input: it holds the message about all of them together. */
export type ObservationFormField = keyof ObservationFormValues | 'principles'

/** Parses a completed form; its issues' paths are `ObservationFormField`s. All broken rules are reported together. */
export const observationFormSchema = (context: ObservationFormContext) =>
  SHAPE.superRefine((values, check) => {
    for (const [field, message] of findIssues(values, context)) {
      check.addIssue({ code: 'custom', path: [field], message })
    }
  })

type Issue = readonly [field: ObservationFormField, message: string]

const id = z.string().nullable().default(null)
const answer = z.boolean().nullable().default(null)
const text = (max: number) =>
  z
    .string()
    .max(max, message('textTooLong', { max: max }))
    .default('')

const SHAPE = z.object({
  // Accepts invalid dates, which have a message of their own below.
  date: z
    .custom<Date>((value) => value instanceof Date)
    .nullable()
    .default(null)
    .catch(null),
  campaign: id,
  location: id,
  department: id,
  task: z.object({ id: z.string(), name: z.string() }).nullable().default(null).catch(null),
  userId: id,
  observee: id,
  unlinkedObserveeName: text(TEXT_LIMITS.short),
  unlinkedObserveeEmployeeId: text(TEXT_LIMITS.employeeId),
  isInsideBase: answer,
  isBigEngines: answer,
  isTurnNotTwist: answer,
  isDipNDrive: answer,
  isOtherOptionCorrect: answer,
  otherDetails: text(TEXT_LIMITS.short),
  notes: text(TEXT_LIMITS.notes),
}) satisfies z.ZodType<ObservationFormValues>

const findIssues = (values: ObservationFormValues, context: ObservationFormContext): Issue[] => {
  const date = dateIssue(values.date, context.now)
  const individual = individualIssue(
    {
      observee: values.observee,
      name: values.unlinkedObserveeName,
      employeeId: values.unlinkedObserveeEmployeeId,
    },
    context,
  )
  return [
    ...issue('date', date),
    ...issue('location', isTooShort(values.location) ? message('locationRequired') : null),
    ...issue('department', isTooShort(values.department) ? message('departmentRequired') : null),
    ...issue('task', values.task?.id && values.task.name ? null : message('taskRequired')),
    ...issue('observee', individual),
    ...(context.hasAiResult ? [] : answerIssues(values, context)),
  ]
}

const answerIssues = (values: ObservationFormValues, context: ObservationFormContext): Issue[] =>
  findAnswerIssues(answersFromForm(values), values.otherDetails, context).map(([part, message]) => [
    ANSWER_ISSUE_INPUTS[part],
    message,
  ])

const ANSWER_ISSUE_INPUTS = {
  ...ANSWER_FIELDS,
  details: 'otherDetails',
  principles: 'principles',
} as const

const issue = (field: ObservationFormField, message: string | null): Issue[] =>
  message ? [[field, message]] : []

const isTooShort = (value: string | null): boolean => cleanName(value ?? '').length < 2
