/** Form that overrides an AI result; loaded when it is opened. */
import { MenuItem, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { OVERRIDE_REASONS } from '#domain/enumerations.ts'
import { overrideSchema } from '#domain/observations/observationEditForm.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import { formatObservationValue } from '../observationLabels.ts'
import { AnswerInputs, toAnswerInput, toFormAnswers } from '../AnswerInputs.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { CorrectionForm } from './CorrectionForm.tsx'

/** Form of a person's answers that replace the AI's verdicts, with a reason. */
export function OverrideForm({ observation, hasFocus, onClose }: OverrideFormProps) {
  const t = useT()
  const { can_use_not_applicable: canUseNotApplicable } = useCurrentClient()
  const { task, video } = observation
  const config = useMemo(
    () => overrideConfig(task, canUseNotApplicable),
    [task, canUseNotApplicable],
  )
  return (
    <CorrectionForm
      config={config}
      observation={observation}
      part="override"
      texts={{
        form: t('observations.override.title'),
        submit: t('observations.override.title'),
        saved: t('observations.override.saved'),
      }}
      onClose={onClose}
    >
      <OverrideReasonInput hasFocus={hasFocus} />
      <AnswerInputs task={task} canUseNotApplicable={canUseNotApplicable} aiAnswers={video ?? {}} />
    </CorrectionForm>
  )
}

interface OverrideFormProps {
  observation: ObservationRecord
  /** True if the first field has the focus when the form opens. */
  hasFocus: boolean
  onClose: () => void
}

function OverrideReasonInput({ hasFocus }: { hasFocus: boolean }) {
  const t = useT()
  const { field, fieldState } = useController({ name: 'manual_override_reason' })
  const label = useFieldLabel('manual_override_reason')
  return (
    <TextField
      select
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus}
      label={label}
      value={(field.value as string | null) ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      inputRef={field.ref}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message}
    >
      {OVERRIDE_REASONS.map((reason) => (
        <MenuItem key={reason} value={reason}>
          {t(`enums.overrideReason.${reason}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Returns the configuration of the override form. */
const overrideConfig = (
  task: ObservationRecord['task'],
  canUseNotApplicable: boolean,
): FormConfig<ObservationRecord> => ({
  resource: 'allobservations',
  toValues: (record) => toOverrideValues(record, canUseNotApplicable),
  formatValue: formatObservationValue,
  schema: overrideSchema({ task, canUseNotApplicable }).transform((values) => ({
    review_type: 'MANUAL_OVERRIDE',
    manual_override_reason: values.manual_override_reason,
    ...toAnswerInput(values, task),
  })),
})

/** Starts with the current result, so that only the AI's mistakes need another answer. */
const toOverrideValues = (record: ObservationRecord, canUseNotApplicable: boolean) => ({
  manual_override_reason: record.manual_override_reason ?? null,
  ...toFormAnswers(record, canUseNotApplicable),
  is_other_option_correct: record.video?.is_other_option_correct ?? null,
  other_details: record.video?.other_details ?? null,
})
