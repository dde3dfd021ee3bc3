/** A dropdown of the add-observation screen. */
import { TextField, type TextFieldProps } from '@mui/material'
import { SingleAutocomplete } from '../../../parts/choices/SingleAutocomplete.tsx'
import type { ChoiceSource } from '../../../parts/choices/choiceSource.ts'
import type { ObservationFormState } from './observationFormState.ts'
import { useObservationField } from './useObservationField.ts'

export function ObservationChoiceField<F extends ChoiceField>({
  field,
  ...props
}: ObservationChoiceFieldProps<F>) {
  const { value, error, change } = useObservationField(field)
  return (
    <SingleAutocomplete<ChoiceOf<F>>
      {...props}
      value={value as ChoiceOf<F> | null}
      error={error}
      onChange={(choice) => change(choice)}
    />
  )
}

type ChoiceField = 'campaign' | 'location' | 'department' | 'task' | 'userId' | 'observee'

type ChoiceOf<F extends ChoiceField> = NonNullable<ObservationFormState[F]>

interface ObservationChoiceFieldProps<F extends ChoiceField> {
  field: F
  label: string
  source: ChoiceSource<ChoiceOf<F>>
  hint?: string
}

/** A free text of the add-observation screen. */
export function ObservationTextField({ field, helperText, ...props }: ObservationTextFieldProps) {
  const { value, error, change } = useObservationField(field)
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={Boolean(error)}
      helperText={error ?? helperText}
    />
  )
}

type ObservationTextFieldProps = TextFieldProps & { field: TextFieldName }

type TextFieldName = {
  [F in keyof ObservationFormState]: ObservationFormState[F] extends string ? F : never
}[keyof ObservationFormState]
