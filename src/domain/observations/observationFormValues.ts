/** What the add-observation form holds while it is filled in. */
import type { Answer, AnswerField } from './answers.ts'
import type { TaskPrinciples } from './principles.ts'

/** Ids, except for the task, which is chosen by id and name. Free texts may be blank. */
export interface ObservationFormValues extends Record<AnswerField, Answer> {
  /** The day and the time in one instant; the form shows it as two inputs. */
  date: Date | null
  campaign: string | null
  location: string | null
  department: string | null
  task: { id: string; name: string } | null
  /** The observer; null is oneself. */
  userId: string | null
  /** The individual chosen from the dropdown. */
  observee: string | null
  unlinkedObserveeName: string
  unlinkedObserveeEmployeeId: string
  otherDetails: string
  notes: string
}

/** What the form needs to know of the chosen task. */
export interface ObservedTask extends TaskPrinciples {
  show_other_observation_option: boolean
}

/** Everything outside the form that its rules depend on. */
export interface ObservationFormContext {
  now: Date
  /** Records observations about themselves only. */
  observeeOnly: boolean
  /** The client's `display_employee_id`. */
  displayEmployeeId: boolean
  /** The client's `can_use_not_applicable`. */
  canUseNotApplicable: boolean
  /** The chosen task; null while there is none. */
  task: ObservedTask | null
}

export const EMPTY_OBSERVATION: ObservationFormValues = {
  date: null,
  campaign: null,
  location: null,
  department: null,
  task: null,
  userId: null,
  observee: null,
  unlinkedObserveeName: '',
  unlinkedObserveeEmployeeId: '',
  isInsideBase: null,
  isBigEngines: null,
  isTurnNotTwist: null,
  isDipNDrive: null,
  isOtherOptionCorrect: null,
  otherDetails: '',
  notes: '',
}

/** The free-text individual is closed once an individual is chosen. */
export const allowsUnlinkedObservee = (values: Pick<ObservationFormValues, 'observee'>): boolean =>
  values.observee === null

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

/**
 * What clears what in the observation form, as data.
 * Changing the field on the left empties those on the right, and nothing beyond them.
 */
const CLEARED_FIELDS = {
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

const fieldsClearedBy = (field: Field): readonly Field[] =>
  Object.hasOwn(CLEARED_FIELDS, field) ? CLEARED_FIELDS[field as keyof typeof CLEARED_FIELDS] : []

const isSameValue = (before: unknown, after: unknown): boolean =>
  Object.is(identityOf(before), identityOf(after))

const identityOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime()
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value
}
