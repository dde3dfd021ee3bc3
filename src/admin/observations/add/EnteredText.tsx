/** A free text of the add-observation screen. */
import { TextField } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import type { EnteredObservation } from './enteredObservation.ts'
import { useEntered } from './useEntered.ts'

export function EnteredText({ field, helperText, ...props }: EnteredTextProps) {
  const { value, error, change } = useEntered(field)
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

type EnteredTextProps = TextFieldProps & { field: FreeText }

type FreeText = {
  [F in keyof EnteredObservation]: EnteredObservation[F] extends string ? F : never
}[keyof EnteredObservation]
