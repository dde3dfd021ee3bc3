/** Empties the fields that depend on a choice before it changes, by the domain's table. */
import { useFormContext } from 'react-hook-form'
import { withEmptied } from './emptiedFields.ts'
import {
  fieldsClearedBy,
  type ObservationFormState,
  type OnChoice,
} from './observationFormState.ts'

/** `isKept`: what is emptied can be read and used again; false for what nobody has chosen. */
export function useClearDependentFields({ isKept = true } = {}): OnChoice {
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  return (field, value) => {
    const form = getValues()
    const cleared = fieldsClearedBy(form, field, value)
    if (cleared.length === 0) return
    if (isKept) setValue('emptied', withEmptied(form, cleared))
    for (const name of cleared) setValue(name, null, { shouldDirty: true })
  }
}
