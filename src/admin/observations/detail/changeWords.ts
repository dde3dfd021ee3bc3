/** What a change of an observation was, a sentence per field: 'Big Engines: Incorrect → Correct'. */
import type { FieldChange } from '#api/generated/contract.ts'
import { fullNameOf } from '../observationRecord.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { wordedValue } from './wordedValue.ts'

export const changeWords = (
  changes: readonly Pick<FieldChange, 'field' | 'before' | 'after'>[],
  observation: NamesOfIds,
  labelOf: (field: string) => string,
): string[] =>
  changes
    .filter(({ field }) => !UNTOLD.has(field))
    .map(({ field, before, after }) => {
      const label = labelOf(field)
      if (!field.endsWith('_id') || field === 'unlinked_observee_employee_id')
        return `${label}: ${textOf(field, before)} → ${textOf(field, after)}`
      // Only what it is now has its name at hand.
      const name = nameOf(observation, after)
      if (after === null) return `${label}: taken away`
      return name ? `${label}: changed to ${name}` : `${label}: changed`
    })

type NamesOfIds = Pick<
  ObservationRecord,
  'location' | 'department' | 'task' | 'campaign' | 'user' | 'observee'
>

/** They follow from the rest. */
const UNTOLD = new Set(['id', 'client_id', 'created_at', 'updated_at'])

const textOf = (field: string, value: unknown): string =>
  wordedValue(field, value) ?? (typeof value === 'string' ? `“${value}”` : JSON.stringify(value))

function nameOf(observation: NamesOfIds, id: unknown): string | null {
  const { location, department, task, campaign, user, observee } = observation
  const place = [location, department, task, campaign].find((one) => one?.id === id)
  if (place) return place.name
  const person = [user, observee].find((one) => one?.id === id)
  return person ? fullNameOf(person) : null
}
