/** A form's field that is any number of records. */
import { useInput } from 'react-admin'
import { useFieldLabel } from './useFieldLabel.ts'
import type { Choice } from '../choices/choiceSource.ts'
import { ManyPicker } from '../choices/ManyPicker.tsx'
import type { ChoiceInputProps } from './ChoiceInput.tsx'

export function ChoicesInput({ source, choices, hint, onChosen, disabled }: ChoicesInputProps) {
  const { field, fieldState } = useInput({ source, format: asItIs, parse: asItIs })
  const label = useFieldLabel(source)
  return (
    <ManyPicker
      label={label}
      source={choices}
      value={(field.value as Choice[] | null) ?? []}
      onChange={(chosen) => {
        field.onChange(chosen)
        onChosen?.(chosen)
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
  onChosen?: (chosen: Choice[]) => void
  disabled?: boolean
}

const asItIs = <Value,>(value: Value): Value => value
