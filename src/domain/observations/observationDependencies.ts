/** What clears what in the observation form, as data (spec 4). */
import { EMPTY_OBSERVATION } from './observationFormValues.ts'
import type { ObservationFormValues } from './observationFormValues.ts'

type Field = keyof ObservationFormValues

/** The details belong to the Other answer: one without the other is refused. */
const ANSWERS = [
  'isInsideBase',
  'isBigEngines',
  'isTurnNotTwist',
  'isDipNDrive',
  'isOtherOptionCorrect',
  'otherDetails',
] as const satisfies readonly Field[]

/** Changing the field on the left empties those on the right, and nothing beyond them. */
export const CLEARS = {
  campaign: ['location', 'department', 'task', 'observee', 'userId', ...ANSWERS],
  location: ['department', 'task', ...ANSWERS],
  department: ['task', ...ANSWERS],
  task: ['observee', 'userId', 'unlinkedObserveeName', 'unlinkedObserveeEmployeeId', ...ANSWERS],
  observee: ['unlinkedObserveeName', 'unlinkedObserveeEmployeeId', ...ANSWERS],
} as const satisfies Partial<Record<Field, readonly Field[]>>

/** The values after a field was changed; choosing again what is chosen changes nothing. */
export const applyChange = <F extends Field>(
  values: ObservationFormValues,
  field: F,
  value: ObservationFormValues[F],
): ObservationFormValues => {
  if (isSame(values[field], value)) return values
  const cleared = Object.fromEntries(
    clearedBy(field).map((name) => [name, EMPTY_OBSERVATION[name]]),
  ) as Partial<ObservationFormValues>
  return { ...values, ...cleared, [field]: value }
}

export const clearedBy = (field: Field): readonly Field[] =>
  Object.hasOwn(CLEARS, field) ? CLEARS[field as keyof typeof CLEARS] : []

const isSame = (before: unknown, after: unknown): boolean =>
  Object.is(identityOf(before), identityOf(after))

const identityOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime()
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value
}
