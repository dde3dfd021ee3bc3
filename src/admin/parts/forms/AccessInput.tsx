/** Access to all locations or departments, or to chosen ones only: the switch follows the choice (spec 4 and 5). */
import { Stack } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'
import { ChoicesInput } from './ChoicesInput.tsx'
import { SwitchInput } from './SwitchInput.tsx'

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
    // With nothing chosen it stays on: choosing is what turns it off.
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
  /** The field of the chosen ones. */
  source: string
  /** The field of the switch. */
  all: string
  choices: ChoiceSource<Choice>
  hint: string
}
