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
  if (!isDomainField(field, before)) return { [field]: value }
  const after = applyChange(before, field, changed[field])
  const cleared = Object.entries(after).filter(
    ([name, now]) => name !== field && now !== before[name as keyof ObservationFormValues],
  )
  return { ...(Object.fromEntries(cleared) as Partial<EnteredObservation>), [field]: value }
}

const isDomainField = (
  field: string,
  values: ObservationFormValues,
): field is keyof ObservationFormValues => Object.hasOwn(values, field)
