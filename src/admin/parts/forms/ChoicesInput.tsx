/** A form's field that is any number of records. */
import { useInput } from 'react-admin'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import type { Choice } from '../choices/choiceSource.ts'
import { MultiAutocomplete } from '../choices/MultiAutocomplete.tsx'
import type { ChoiceInputProps } from './ChoiceInput.tsx'

export function ChoicesInput({ source, choices, hint, onSelect, disabled }: ChoicesInputProps) {
  const { field, fieldState } = useInput({ source, format: identity, parse: identity })
  const label = useFieldLabel(source)
  return (
    <MultiAutocomplete
      label={label}
      source={choices}
      value={(field.value as Choice[] | null) ?? []}
      onChange={(chosen) => {
        field.onChange(chosen)
        onSelect?.(chosen)
      }}
      hint={hint}
      error={fieldState.error?.message}
      inputRef={field.ref}
      disabled={disabled ?? false}
    />
  )
}

interface ChoicesInputProps extends ChoiceInputProps {
  /** What else a choice changes in the form. */
  onSelect?: (chosen: Choice[]) => void
  disabled?: boolean
}

const identity = <Value,>(value: Value): Value => value
