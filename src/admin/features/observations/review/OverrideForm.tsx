/** A person's own answers in place of the AI's verdicts, and why. */
import { MenuItem, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { useMemo } from 'react'
import { OVERRIDE_REASONS } from '#domain/enumerations.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { AnswerInputs } from '../form/AnswerInputs.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { overrideConfig } from './overrideSpec.ts'

export function OverrideForm({ observation, hasFocus, onClose }: OverrideFormProps) {
  const { can_use_not_applicable: canUseNotApplicable } = useCurrentClient()
  const { task, video } = observation
  const spec = useMemo(() => overrideConfig(task, canUseNotApplicable), [task, canUseNotApplicable])
  return (
    <CorrectionForm
      spec={spec}
      observation={observation}
      part="override"
      texts={OVERRIDE_TEXTS}
      onClose={onClose}
    >
      <OverrideReasonInput hasFocus={hasFocus} />
      <AnswerInputs task={task} canUseNotApplicable={canUseNotApplicable} aiAnswers={video ?? {}} />
    </CorrectionForm>
  )
}

interface OverrideFormProps {
  observation: ObservationRecord
  /** From the start. */
  hasFocus: boolean
  onClose: () => void
}

const OVERRIDE_TEXTS = {
  form: 'Override the AI result',
  submit: 'Override the AI result',
  saved: 'The AI result is overridden.',
}

function OverrideReasonInput({ hasFocus }: { hasFocus: boolean }) {
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
          {enumLabels.overrideReason[reason]}
        </MenuItem>
      ))}
    </TextField>
  )
}
