/**
 * Schema of an observation's edit form, by the record's field names: the same rules as in the form that created it.
 */
import { z } from 'zod'
import { OVERRIDE_REASONS } from '../enumerations.ts'
import { optionalId, optionalName, optionalText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import {
  type Answer,
  ANSWER_COLUMNS,
  type AnswerColumn,
  answersFromRecord,
  NOT_APPLICABLE,
  toAnswer,
} from './answers.ts'
import { dateIssue, individualIssue, isBlank, TEXT_LIMITS } from './observationRules.ts'
import type { ObservationFormContext } from './observationFormValues.ts'
import { findAnswerIssues } from './technique.ts'

/**
 * Rules of answers by the record's names: each applicable principle, and Other with its details. `principles` is not
 * a field: it holds the message about all of them together.
 */
type AnswerIssue = readonly [field: AnswerColumn | 'other_details' | 'principles', message: string]

const findAnswerIssuesByColumn = (
  values: Record<AnswerColumn, Answer> & { other_details?: string | null | undefined },
  context: Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>,
): AnswerIssue[] =>
  findAnswerIssues(answersFromRecord(values), values.other_details, context).map(
    ([part, message]) => [ANSWER_ISSUE_FIELDS[part], message],
  )

const ANSWER_ISSUE_FIELDS = {
  ...ANSWER_COLUMNS,
  details: 'other_details',
  principles: 'principles',
} as const

const triState = z
  .union([z.boolean(), z.literal(NOT_APPLICABLE)])
  .nullable()
  .default(null)
  .transform(toAnswer)

const answerShape = {
  is_inside_base: triState,
  is_big_engines: triState,
  is_turn_not_twist: triState,
  is_dip_n_drive: triState,
  is_other_option_correct: triState,
  other_details: optionalText(TEXT_LIMITS.short),
}

export interface ObservationEditContext extends Pick<
  ObservationFormContext,
  'now' | 'displayEmployeeId' | 'canUseNotApplicable' | 'task'
> {
  /** A person gave the answers (MANUAL_TASK); the verdicts of an AI are overridden instead. */
  hasAnswers: boolean
}

/** Parses a completed form; blank texts and ids become null. All broken rules are reported together. */
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
      ['location_id', isBlank(values.location_id) && message('locationRequired')],
      ['department_id', isBlank(values.department_id) && message('departmentRequired')],
      ['task_id', isBlank(values.task_id) && message('taskRequired')],
      ['user_id', isBlank(values.user_id) && message('observerRequired')],
      ['observee_id', individual],
      ...(context.hasAnswers ? findAnswerIssuesByColumn(values, context) : []),
    ] as const
    for (const [field, message] of issues)
      if (message) check.addIssue({ code: 'custom', path: [field], message })
  })

const EDIT_SHAPE = z.object({
  // Accepts invalid dates, which have a message of their own above.
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
  unlinked_observee_name: optionalName(TEXT_LIMITS.short),
  unlinked_observee_employee_id: optionalName(TEXT_LIMITS.employeeId),
  name: optionalName(TEXT_LIMITS.short),
  notes: optionalText(TEXT_LIMITS.notes),
  ...answerShape,
})

export type ObservationEditValues = z.infer<typeof EDIT_SHAPE>

/** Rules of a manual override: a reason, and a person's own answers in place of the AI's verdicts. */
type OverrideContext = Pick<ObservationFormContext, 'task' | 'canUseNotApplicable'>

/** Parses a completed form; an undecided technique is reported at the principle that causes it. */
export const overrideSchema = (context: OverrideContext) =>
  OVERRIDE_SHAPE.superRefine((values, check) => {
    for (const [field, message] of findAnswerIssuesByColumn(values, context))
      check.addIssue({ code: 'custom', path: [field], message })
  })

const OVERRIDE_SHAPE = z.object({
  manual_override_reason: z.enum(OVERRIDE_REASONS, { error: message('overrideReasonRequired') }),
  ...answerShape,
})
