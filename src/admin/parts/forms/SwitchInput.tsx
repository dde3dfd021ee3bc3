/** A form's field that is on or off. */
import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { type Ref, useId } from 'react'
import { useInput } from 'react-admin'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'

export function SwitchInput({ source, hint, forced, onSwitch }: SwitchInputProps) {
  const { field, fieldState } = useInput({ source })
  const label = useFieldLabel(source)
  return (
    <LabelledSwitch
      label={label}
      checked={forced ?? field.value === true}
      disabled={forced !== undefined}
      onChange={(isOn) => {
        field.onChange(isOn)
        onSwitch?.(isOn)
      }}
      hint={hint}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  )
}

interface SwitchInputProps {
  source: string
  hint?: string | undefined
  /** What a rule makes of it, whatever was entered: it cannot be switched. */
  forced?: boolean | undefined
  /** What else a switch changes in the form. */
  onSwitch?: (isOn: boolean) => void
}

/** A switch with its words, and its hint or error below. */
export function LabelledSwitch({ label, checked, onChange, ...more }: LabelledSwitchProps) {
  const { hint, error, disabled = false, inputRef } = more
  const note = useId()
  const words = error ?? hint
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        // The switch's own padding would move it out of the column.
        sx={{ gap: 1, ml: '-7px', alignSelf: 'flex-start' }}
        control={
          <Switch
            size="small"
            checked={checked}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{
              input: {
                ref: inputRef ?? null,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': words ? note : undefined,
              },
            }}
          />
        }
      />
      {words && <FormHelperText id={note}>{words}</FormHelperText>}
    </FormControl>
  )
}

interface LabelledSwitchProps {
  label: string
  checked: boolean
  onChange: (isOn: boolean) => void
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
}
