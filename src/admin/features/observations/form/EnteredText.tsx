/** A free text of the add-observation screen. */
import { TextField } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import type { ObservationFormState } from './observationFormState.ts'
import { useObservationField } from './useEntered.ts'

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
