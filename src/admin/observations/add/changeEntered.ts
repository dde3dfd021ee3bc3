/** One change on the add-observation screen with everything that it clears, by the domain's table (spec 4). */
import { applyChange } from '#domain/observations/observationDependencies.ts'
import type { ObservationFormValues } from '#domain/observations/observationFormValues.ts'
import { observationValuesOf } from './enteredObservation.ts'
import type { EnteredObservation } from './enteredObservation.ts'

/** Only what differs afterwards. Empty is the same word, null or '', on the screen as in the domain. */
export function changeEntered<F extends keyof EnteredObservation>(
  entered: EnteredObservation,
  field: F,
  value: EnteredObservation[F],
): Partial<EnteredObservation> {
  const before = observationValuesOf(entered)
  const changed = observationValuesOf({ ...entered, [field]: value })
  const own = { [field]: value } as Partial<EnteredObservation>
  if (!Object.hasOwn(before, field)) return own
  const name = field as keyof ObservationFormValues
  const after = applyChange<keyof ObservationFormValues>(before, name, changed[name])
  const cleared = Object.entries(after).filter(
    ([other, now]) => other !== field && now !== before[other as keyof ObservationFormValues],
  )
  return { ...Object.fromEntries(cleared), ...own }
}
