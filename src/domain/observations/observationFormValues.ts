/** Values of the add-observation form and how they depend on each other. */
import type { Answer, AnswerField } from './answers.ts'
import type { TaskPrinciples } from './principles.ts'

/** Ids, except for the task, which has an id and a name. Free texts may be blank. */
export interface ObservationFormValues extends Record<AnswerField, Answer> {
  /** Day and time as one instant; the form shows two inputs. */
  date: Date | null
  campaign: string | null
  location: string | null
  department: string | null
  task: { id: string; name: string } | null
  /** The observer; null: the signed-in person. */
  userId: string | null
  /** The individual chosen from the dropdown. */
  observee: string | null
  unlinkedObserveeName: string
  unlinkedObserveeEmployeeId: string
  otherDetails: string
  notes: string
}

/** Fields of the chosen task that the form needs. */
export interface ObservedTask extends TaskPrinciples {
  show_other_observation_option: boolean
}

/** Everything outside the form that its rules depend on. */
export interface ObservationFormContext {
  now: Date
  /** The person may record observations about themselves only. */
  observeeOnly: boolean
  /** The client's `display_employee_id`. */
  displayEmployeeId: boolean
  /** The client's `can_use_not_applicable`. */
  canUseNotApplicable: boolean
  /** The chosen task; null: none. */
  task: ObservedTask | null
  /** An AI has judged a recording, so that the form has no answers. */
  hasAiResult?: boolean
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

/** The free-text individual is disabled when an individual is selected. */
export const allowsUnlinkedObservee = (values: Pick<ObservationFormValues, 'observee'>): boolean =>
  values.observee === null

type Field = keyof ObservationFormValues

/** The details belong to the Other answer: each without the other is refused. */
const ANSWER_INPUTS = [
  'isInsideBase',
  'isBigEngines',
  'isTurnNotTwist',
  'isDipNDrive',
  'isOtherOptionCorrect',
  'otherDetails',
] as const satisfies readonly Field[]

/** Fields that a change clears: changing the field on the left clears those on the right, and nothing beyond them. */
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

/** Returns the values after a change; selecting the same value again changes nothing. */
export const applyChange = <F extends Field>(
  values: ObservationFormValues,
  field: F,
  value: ObservationFormValues[F],
): ObservationFormValues => {
  if (isSameValue(values[field], value)) return values
  const cleared = Object.fromEntries(
    clearedFields(field).map((name) => [name, EMPTY_OBSERVATION[name]]),
  ) as Partial<ObservationFormValues>
  return { ...values, ...cleared, [field]: value }
}

/** Returns the fields that a change of a field clears. */
export const clearedFields = (field: Field): readonly Field[] =>
  Object.hasOwn(CLEARED_FIELDS, field) ? CLEARED_FIELDS[field as keyof typeof CLEARED_FIELDS] : []

const isSameValue = (before: unknown, after: unknown): boolean =>
  Object.is(identityOf(before), identityOf(after))

const identityOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime()
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value
}
