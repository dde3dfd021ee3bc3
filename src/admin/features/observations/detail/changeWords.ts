/** What a change of an observation was, a sentence per field: 'Big Engines: Incorrect → Correct'. */
import type { FieldChange } from '#api/generated/contract.ts'
import { fullNameOf } from '../observationRecord.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { formatObservationValue } from './wordedValue.ts'

export const formatChanges = (
  changes: readonly Pick<FieldChange, 'field' | 'before' | 'after'>[],
  observation: NamedRelations,
  labelOf: (field: string) => string,
): string[] =>
  changes
    .filter(({ field }) => !HIDDEN_FIELDS.has(field))
    .map(({ field, before, after }) => {
      const label = labelOf(field)
      if (!field.endsWith('_id') || field === 'unlinked_observee_employee_id')
        return `${label}: ${formatChangedValue(field, before)} → ${formatChangedValue(field, after)}`
      // Only what it is now has its name at hand.
      const name = relationName(observation, after)
      if (after === null) return `${label}: taken away`
      return name ? `${label}: changed to ${name}` : `${label}: changed`
    })

type NamedRelations = Pick<
  ObservationRecord,
  'location' | 'department' | 'task' | 'campaign' | 'user' | 'observee'
>

/** They follow from the rest. */
const HIDDEN_FIELDS = new Set(['id', 'client_id', 'created_at', 'updated_at'])

const formatChangedValue = (field: string, value: unknown): string =>
  formatObservationValue(field, value) ??
  (typeof value === 'string' ? `“${value}”` : JSON.stringify(value))

function relationName(observation: NamedRelations, id: unknown): string | null {
  const { location, department, task, campaign, user, observee } = observation
  const place = [location, department, task, campaign].find((one) => one?.id === id)
  if (place) return place.name
  const person = [user, observee].find((one) => one?.id === id)
  return person ? fullNameOf(person) : null
}
