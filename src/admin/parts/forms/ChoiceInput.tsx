/** Form field for one record, or none. */
import { Stack } from '@mui/material'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { MultiAutocomplete } from '../choices/MultiAutocomplete.tsx'
import { SingleAutocomplete } from '../choices/SingleAutocomplete.tsx'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'
import { SwitchInput } from './SwitchInput.tsx'

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

interface ChoiceInputProps {
  source: string
  choices: ChoiceSource<Choice>
  hint?: string
}

const asIs = <Value,>(value: Value): Value => value

/** Form field for any number of records. */
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
  /** Further changes of the form after a selection. */
  onSelect?: (chosen: Choice[]) => void
  disabled?: boolean
}

const identity = <Value,>(value: Value): Value => value

/**
 * Form field for access to all locations or departments, or to selected ones only: the switch follows the selection.
 */
export function AccessInput({ source, all, choices, hint }: AccessInputProps) {
  const { getValues, setFocus, setValue } = useFormContext<Record<string, unknown>>()
  const applyRule = (full: boolean, chosen: readonly Choice[]) => {
    const ruled = applyFullAccessRule({ full, ids: chosen.map(({ id }) => id) })
    setValue(all, ruled.full)
    if (ruled.full && chosen.length > 0) setValue(source, [])
  }
  const onSwitched = (isOn: boolean) => {
    const chosen = (getValues(source) as Choice[] | null) ?? []
    applyRule(isOn, chosen)
    // Without a selection the switch stays on: selecting is what turns it off.
    if (!isOn && chosen.length === 0) setFocus(source)
  }
  return (
    <Stack spacing={1}>
      <SwitchInput source={all} onSwitch={onSwitched} />
      <ChoicesInput
        source={source}
        choices={choices}
        hint={hint}
        onSelect={(chosen) => applyRule(false, chosen)}
      />
    </Stack>
  )
}

interface AccessInputProps {
  /** Field of the selected places. */
  source: string
  /** Field of the switch. */
  all: string
  choices: ChoiceSource<Choice>
  hint: string
}
