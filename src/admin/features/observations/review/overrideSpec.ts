/** The override of an AI result: what its form holds of a record, its rules, and what it sends. */
import { overrideSchema } from '#domain/observations/overrideForm.ts'
import type { OverrideValues } from '#domain/observations/overrideForm.ts'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import { formatObservationValue } from '../detail/wordedValue.ts'
import { toAnswerInput } from '../form/answersSent.ts'
import type { ObservationRecord } from '../observationRecord.ts'

export const overrideConfig = (
  task: ObservationRecord['task'],
  canUseNotApplicable: boolean,
): FormConfig<OverrideValues, ObservationRecord> => ({
  resource: 'allobservations',
  noun: 'observation',
  fields: toOverrideValues,
  defaultValues: () => {
    throw new Error('An override is of an observation that exists.')
  },
  formatValue: formatObservationValue,
  schema: overrideSchema({ task, canUseNotApplicable }).transform((values) => ({
    review_type: 'MANUAL_OVERRIDE',
    manual_override_reason: values.manual_override_reason,
    ...toAnswerInput(values, task),
  })),
})

/** Starts from the result as it stands: what the AI has seen right need not be answered again. */
const toOverrideValues = (record: ObservationRecord) => ({
  manual_override_reason: record.manual_override_reason ?? null,
  is_inside_base: record.is_inside_base ?? null,
  is_big_engines: record.is_big_engines ?? null,
  is_turn_not_twist: record.is_turn_not_twist ?? null,
  is_dip_n_drive: record.is_dip_n_drive ?? null,
  is_other_option_correct: record.video?.is_other_option_correct ?? null,
  other_details: record.video?.other_details ?? null,
})
