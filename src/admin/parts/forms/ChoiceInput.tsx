/** A form's field that is one record, or none. */
import { useInput } from 'react-admin'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'
import { SingleAutocomplete } from '../choices/SingleAutocomplete.tsx'

export function ChoiceInput({ source, choices, hint }: ChoiceInputProps) {
  const { field, fieldState } = useInput({ source, format: asIs, parse: asIs })
  const label = useFieldLabel(source)
  return (
    <SingleAutocomplete<Choice>
      label={label}
      source={choices}
      value={(field.value as Choice | null) ?? null}
      onChange={(choice) => field.onChange(choice)}
      hint={hint}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  )
}

export interface ChoiceInputProps {
  source: string
  choices: ChoiceSource<Choice>
  hint?: string
}

const asIs = <Value,>(value: Value): Value => value
