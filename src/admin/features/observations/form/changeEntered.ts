/** One change on the add-observation screen with everything that it clears, by the domain's table (spec 4). */
import { applyChange } from '#domain/observations/observationDependencies.ts'
import type { ObservationFormValues } from '#domain/observations/observationFormValues.ts'
import { toObservationValues } from './observationFormState.ts'
import type { ObservationFormState } from './observationFormState.ts'

/** Only what differs afterwards. Empty is the same word, null or '', on the screen as in the domain. */
export function applyFieldChange<F extends keyof ObservationFormState>(
  state: ObservationFormState,
  field: F,
  value: ObservationFormState[F],
): Partial<ObservationFormState> {
  const before = toObservationValues(state)
  const changed = toObservationValues({ ...state, [field]: value })
  const own = { [field]: value } as Partial<ObservationFormState>
  if (!Object.hasOwn(before, field)) return own
  const name = field as keyof ObservationFormValues
  const after = applyChange<keyof ObservationFormValues>(before, name, changed[name])
  const cleared = Object.entries(after).filter(
    ([other, now]) => other !== field && now !== before[other as keyof ObservationFormValues],
  )
  return { ...Object.fromEntries(cleared), ...own }
}
