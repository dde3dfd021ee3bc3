/** Form inputs whose value is one record, several records, or access to places. */
import { Stack } from '@mui/material'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { MultiAutocomplete } from '../choices/MultiAutocomplete.tsx'
import { SingleAutocomplete } from '../choices/SingleAutocomplete.tsx'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'
import { SwitchInput } from './SwitchInput.tsx'

export function ChoiceInput<C extends Choice>({
  source,
  choices,
  hint,
  labelSource = source,
  isRequired = false,
  opensOnFocus = false,
  beforeChange,
}: ChoiceInputProps<C>) {
  const { field, fieldState } = useInput({ source, format: identity, parse: identity })
  const label = useFieldLabel(labelSource)
  return (
    <SingleAutocomplete<C>
      label={label}
      source={choices}
      value={(field.value as C | null) ?? null}
      onChange={(choice) => {
        beforeChange?.(choice)
        field.onChange(choice)
      }}
      hint={hint}
      isRequired={isRequired}
      opensOnFocus={opensOnFocus}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  )
}

interface ChoiceInputProps<C extends Choice> {
  source: string
  choices: ChoiceSource<C>
  hint?: string
  /** Field whose label the input has. Default: `source`. */
  labelSource?: string | undefined
  isRequired?: boolean
  /** The list opens with the focus, and a keyboard only with a tap. */
  opensOnFocus?: boolean
  /** Called with the new value while the form still has the old one. */
  beforeChange?: (choice: C | null) => void
}

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

interface ChoicesInputProps {
  source: string
  choices: ChoiceSource<Choice>
  hint?: string
  /** Called after the value has changed. */
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
