/** Form field for a Boolean. */
import { useInput } from 'react-admin'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { LabelledSwitch } from './LabelledSwitch.tsx'

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
  /** Value that a rule forces regardless of the input; the switch is disabled. */
  forced?: boolean | undefined
  /** Further changes of the form after switching. */
  onSwitch?: (isOn: boolean) => void
}
