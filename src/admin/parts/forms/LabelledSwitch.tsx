/** A switch with a label, and its hint or error below. */
import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { type Ref, useId } from 'react'

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
