/** What clears what in the observation form, as data (spec 4). */
import { EMPTY_OBSERVATION } from './observationFormValues.ts'
import type { ObservationFormValues } from './observationFormValues.ts'

type Field = keyof ObservationFormValues

/** The details belong to the Other answer: one without the other is refused. */
const ANSWER_INPUTS = [
  'isInsideBase',
  'isBigEngines',
  'isTurnNotTwist',
  'isDipNDrive',
  'isOtherOptionCorrect',
  'otherDetails',
] as const satisfies readonly Field[]

/** Changing the field on the left empties those on the right, and nothing beyond them. */
export const CLEARED_FIELDS = {
  campaign: ['location', 'department', 'task', 'observee', 'userId', ...ANSWER_INPUTS],
  location: ['department', 'task', ...ANSWER_INPUTS],
  department: ['task', ...ANSWER_INPUTS],
  task: [
    'observee',
    'userId',
    'unlinkedObserveeName',
    'unlinkedObserveeEmployeeId',
    ...ANSWER_INPUTS,
  ],
  observee: ['unlinkedObserveeName', 'unlinkedObserveeEmployeeId', ...ANSWER_INPUTS],
} as const satisfies Partial<Record<Field, readonly Field[]>>

/** The values after a field was changed; choosing again what is chosen changes nothing. */
export const applyChange = <F extends Field>(
  values: ObservationFormValues,
  field: F,
  value: ObservationFormValues[F],
): ObservationFormValues => {
  if (isSameValue(values[field], value)) return values
  const cleared = Object.fromEntries(
    fieldsClearedBy(field).map((name) => [name, EMPTY_OBSERVATION[name]]),
  ) as Partial<ObservationFormValues>
  return { ...values, ...cleared, [field]: value }
}

export const fieldsClearedBy = (field: Field): readonly Field[] =>
  Object.hasOwn(CLEARED_FIELDS, field) ? CLEARED_FIELDS[field as keyof typeof CLEARED_FIELDS] : []

const isSameValue = (before: unknown, after: unknown): boolean =>
  Object.is(identityOf(before), identityOf(after))

const identityOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime()
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value
}
