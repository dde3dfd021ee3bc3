/** A form's field that is on or off. */
import { useInput } from 'react-admin'
import { LabelledSwitch } from './LabelledSwitch.tsx'
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
