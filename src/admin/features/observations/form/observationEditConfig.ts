/** Configuration of the form that edits an observation. */
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { z } from 'zod'
import { fullNameOf } from '#domain/displayName.ts'
import { observationEditSchema } from '#domain/observations/observationEditForm.ts'
import type { Choice } from '../../../parts/choices/choiceSource.ts'
import {
  clockChangeAt,
  type ObservationFormState,
  type TaskChoice,
} from '../../submissionQueue/observationFormState.ts'
import type { FormValues, FormConfig } from '../../../parts/forms/formConfig.ts'
import { toAnswerInput, toFormAnswers } from '../AnswerInputs.tsx'
import { formatObservationValue } from '../observationLabels.ts'
import { type ObservationRecord } from '../observationRecord.ts'

export function observationEditConfig({
  display_employee_id: displayEmployeeId,
  can_use_not_applicable: canUseNotApplicable,
}: ClientRules): FormConfig<ObservationRecord> {
  return {
    resource: 'allobservations',
    toValues: (record) => toEditValues(record, canUseNotApplicable),
    formatValue: formatObservationValue,
    schema: (form) => {
      const { date, task_id: task, hasAnswers } = form as FormValues & ObservationFormState
      const rules = {
        now: serverClock.now(),
        displayEmployeeId,
        canUseNotApplicable,
        task,
        hasAnswers,
      }
      return z
        .preprocess(parseDate, observationEditSchema(rules))
        .superRefine((_, check) => {
          if (clockChangeAt(date)?.is === 'skipped')
            check.addIssue({ code: 'custom', path: ['date'], message: t('messages.timeSkipped') })
        })
        .transform((values) => toUpdateInput(values, task, hasAnswers))
    },
  }
}

interface ClientRules {
  display_employee_id: boolean
  can_use_not_applicable: boolean
}

const toEditValues = (
  record: ObservationRecord,
  canUseNotApplicable: boolean,
): ObservationFormState & FormValues => ({
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
  ...toFormAnswers(record, canUseNotApplicable),
  is_other_option_correct: record.video?.is_other_option_correct ?? null,
  other_details: record.video?.other_details ?? null,
  hasAnswers: record.review_type === 'MANUAL_TASK',
  principles: null,
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

/**
 * Converts the form's values to input. A chosen individual replaces an unlinked name; answers that the task does not
 * require become null.
 */
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
