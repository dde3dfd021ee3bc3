/** The edit form of an observation: what it holds of a record, its rules, and what it sends. */
import { z } from 'zod'
import { observationEditSchema } from '#domain/observations/observationEditForm.ts'
import type { Choice } from '../../../parts/choices/choiceSource.ts'
import type { CampaignChoice, TaskChoice } from './observationFormState.ts'
import type { FormValues, FormConfig } from '../../../parts/forms/formConfig.ts'
import { toAnswerInput } from './AnswerInputs.tsx'
import { formatObservationValue } from '../detail/observationLabels.ts'
import { fullNameOf, type ObservationRecord } from '../observationRecord.ts'

export function observationEditConfig({
  display_employee_id: displayEmployeeId,
  can_use_not_applicable: canUseNotApplicable,
}: ClientRules): FormConfig<ObservationEditValues, ObservationRecord> {
  return {
    resource: 'allobservations',
    noun: 'observation',
    fields: toEditValues,
    defaultValues: () => {
      throw new Error('An observation is added on its own screen.')
    },
    formatValue: formatObservationValue,
    schema: (form) => {
      const { task_id: task, hasAnswers } = form as FormValues & ObservationEditValues
      const rules = { now: new Date(), displayEmployeeId, canUseNotApplicable, task, hasAnswers }
      return z
        .preprocess(parseDate, observationEditSchema(rules))
        .transform((values) => toUpdateInput(values, task, hasAnswers))
    },
  }
}

interface ClientRules {
  display_employee_id: boolean
  can_use_not_applicable: boolean
}

/** What the form holds. */
export interface ObservationEditValues {
  /** The record's own until it is changed, then a day and a time in the reader's zone. */
  date: string
  campaign_id: CampaignChoice | Choice | null
  location_id: Choice | null
  department_id: Choice | null
  task_id: TaskChoice | null
  user_id: Choice | null
  observee_id: Choice | null
  unlinked_observee_name: string | null
  unlinked_observee_employee_id: string | null
  name: string | null
  notes: string | null
  is_inside_base: boolean | null
  is_big_engines: boolean | null
  is_turn_not_twist: boolean | null
  is_dip_n_drive: boolean | null
  is_other_option_correct: boolean | null
  other_details: string | null
  /** No input: the answers are a person's, not an AI's. */
  hasAnswers: boolean
}

const toEditValues = (record: ObservationRecord): ObservationEditValues & FormValues => ({
  date: record.date,
  campaign_id: toChoice(record.campaign),
  location_id: toChoice(record.location),
  department_id: toChoice(record.department),
  task_id: record.task,
  user_id: toPersonChoice(record.user),
  observee_id: record.observee ? toPersonChoice(record.observee) : null,
  unlinked_observee_name: record.unlinked_observee_name ?? null,
  unlinked_observee_employee_id: record.unlinked_observee_employee_id ?? null,
  name: record.name ?? null,
  notes: record.notes ?? null,
  is_inside_base: record.is_inside_base ?? null,
  is_big_engines: record.is_big_engines ?? null,
  is_turn_not_twist: record.is_turn_not_twist ?? null,
  is_dip_n_drive: record.is_dip_n_drive ?? null,
  is_other_option_correct: record.video?.is_other_option_correct ?? null,
  other_details: record.video?.other_details ?? null,
  hasAnswers: record.review_type === 'MANUAL_TASK',
})

const toChoice = (record: Choice | null | undefined): Choice | null =>
  record ? { id: record.id, name: record.name } : null

const toPersonChoice = (person: ObservationRecord['user']): Choice => ({
  id: person.id,
  name: `${fullNameOf(person)}${person.employee_id ? ` (${person.employee_id})` : ''}`,
})

const parseDate = (values: unknown) => {
  const { date, ...rest } = values as { date: string }
  return { ...rest, date: new Date(date) }
}

type ValidatedValues = z.output<ReturnType<typeof observationEditSchema>>

/** Somebody chosen leaves no room for a name; an answer that the task does not ask for is none. */
function toUpdateInput(values: ValidatedValues, task: TaskChoice | null, hasAnswers: boolean) {
  const withoutUnlinkedName = { unlinked_observee_name: null, unlinked_observee_employee_id: null }
  return {
    date: values.date?.toISOString(),
    campaign_id: values.campaign_id,
    location_id: values.location_id,
    department_id: values.department_id,
    task_id: values.task_id,
    user_id: values.user_id,
    observee_id: values.observee_id,
    unlinked_observee_name: values.unlinked_observee_name,
    unlinked_observee_employee_id: values.unlinked_observee_employee_id,
    ...(values.observee_id ? withoutUnlinkedName : {}),
    name: values.name,
    notes: values.notes,
    ...(hasAnswers && task ? toAnswerInput(values, task) : {}),
  }
}
