/** Values of the forms that add and edit an observation: the record's field names, and every choice with its name. */
import { type FormAnswer, toAnswer } from '#domain/observations/answers.ts'
import {
  applyChange,
  clearedFields,
  type ObservationFormValues,
  type ObservedTask,
} from '#domain/observations/observationFormValues.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'

export interface ObservationFormState {
  /** The record's ISO instant until it is changed, then 'YYYY-MM-DDTHH:MM' in the reader's time zone, or parts of it. */
  date: string
  campaign_id: CampaignChoice | null
  location_id: Choice | null
  department_id: Choice | null
  task_id: TaskChoice | null
  user_id: Choice | null
  observee_id: Choice | null
  unlinked_observee_name: string | null
  unlinked_observee_employee_id: string | null
  name: string | null
  notes: string | null
  is_inside_base: FormAnswer
  is_big_engines: FormAnswer
  is_turn_not_twist: FormAnswer
  is_dip_n_drive: FormAnswer
  is_other_option_correct: FormAnswer
  other_details: string | null
  /** True if the answers are a person's and not an AI's; has no input. */
  hasAnswers: boolean
  /** Position of the message about all principles; has no input. */
  principles: null
  /** Values that changes of choices have cleared in the add form; has no input. null: none. */
  cleared?: ClearedFields | null
  /** Ids of campaigns for which a person said that it does not count; has no input. */
  declined?: string[]
}

export type ClearedFields = Partial<Pick<ObservationFormState, ClearableField>>

export type TaskChoice = Choice & ObservedTask

/** The ids limit the locations, departments and tasks to choose from. A stored observation's campaign has none. */
export interface CampaignChoice extends Choice {
  location_id?: string | null
  department_id?: string | null
  task_id?: string | null
  /** Filled in because it fits: it limits nothing, and goes where it no longer fits. */
  isFitting?: boolean
}

/** Returns the campaign that limits the other choices: one that a person has chosen. */
export const limitingCampaign = (campaign: CampaignChoice | null): CampaignChoice | null =>
  campaign?.isFitting ? null : campaign

/** Returns the values of a new observation: the current minute, everything else empty. */
export const newObservationFormState = (now: Date): ObservationFormState => ({
  date: toFormDate(now),
  campaign_id: null,
  location_id: null,
  department_id: null,
  task_id: null,
  user_id: null,
  observee_id: null,
  unlinked_observee_name: null,
  unlinked_observee_employee_id: null,
  name: null,
  notes: null,
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
  is_other_option_correct: null,
  other_details: null,
  hasAnswers: true,
  principles: null,
  cleared: null,
  declined: [],
})

/** Form fields by the domain's names for them. */
export const FORM_FIELDS = {
  date: 'date',
  campaign: 'campaign_id',
  location: 'location_id',
  department: 'department_id',
  task: 'task_id',
  userId: 'user_id',
  observee: 'observee_id',
  unlinkedObserveeName: 'unlinked_observee_name',
  unlinkedObserveeEmployeeId: 'unlinked_observee_employee_id',
  isInsideBase: 'is_inside_base',
  isBigEngines: 'is_big_engines',
  isTurnNotTwist: 'is_turn_not_twist',
  isDipNDrive: 'is_dip_n_drive',
  isOtherOptionCorrect: 'is_other_option_correct',
  otherDetails: 'other_details',
  notes: 'notes',
} as const satisfies Record<keyof ObservationFormValues, keyof ObservationFormState>

export const toObservationValues = (form: ObservationFormState): ObservationFormValues => ({
  date: parseLocalDate(form.date),
  campaign: form.campaign_id?.id ?? null,
  location: form.location_id?.id ?? null,
  department: form.department_id?.id ?? null,
  task: form.task_id,
  userId: form.user_id?.id ?? null,
  observee: form.observee_id?.id ?? null,
  unlinkedObserveeName: form.unlinked_observee_name ?? '',
  unlinkedObserveeEmployeeId: form.unlinked_observee_employee_id ?? '',
  isInsideBase: toAnswer(form.is_inside_base),
  isBigEngines: toAnswer(form.is_big_engines),
  isTurnNotTwist: toAnswer(form.is_turn_not_twist),
  isDipNDrive: toAnswer(form.is_dip_n_drive),
  isOtherOptionCorrect: toAnswer(form.is_other_option_correct),
  otherDetails: form.other_details ?? '',
  notes: form.notes ?? '',
})

/** Returns the fields that a change of one field empties, by the domain's table. */
export function fieldsClearedBy<Field extends ChoiceField>(
  form: ObservationFormState,
  field: Field,
  value: ObservationFormState[Field],
): ClearableField[] {
  const before = toObservationValues(form)
  const name = CHOICE_NAMES[field]
  const changed = toObservationValues({ ...form, [field]: value })
  const after = applyChange<keyof ObservationFormValues>(before, name, changed[name])
  if (after === before) return []
  return clearedFields(name)
    .map((other) => FORM_FIELDS[other])
    .filter((cleared) => cleared !== 'date')
    .filter((cleared) => form[cleared] !== null && form[cleared] !== '')
}

export type ClearableField = Exclude<(typeof FORM_FIELDS)[keyof typeof FORM_FIELDS], 'date'>

const CHOICE_NAMES = {
  campaign_id: 'campaign',
  location_id: 'location',
  department_id: 'department',
  task_id: 'task',
  observee_id: 'observee',
} as const satisfies Partial<Record<keyof ObservationFormState, keyof ObservationFormValues>>

type ChoiceField = keyof typeof CHOICE_NAMES

/** Called before a choice changes. */
export type OnChoice = <Field extends ChoiceField>(
  field: Field,
  value: ObservationFormState[Field],
) => void

/** Returns YYYY-MM-DD in the reader's time zone. */
export const toLocalDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`

/** Returns YYYY-MM-DDTHH:MM in the reader's time zone. */
export const toLocalMinute = (date: Date): string =>
  `${toLocalDay(date)}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`

/** Returns the minute as the form has it: an instant where clocks that go back show it for the second time. */
export function toFormDate(date: Date): string {
  const text = toLocalMinute(date)
  const isFirst = date.getTime() - new Date(text).getTime() < MINUTE_MS
  return isFirst ? text : new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
}

const MINUTE_MS = 60_000

/** A local minute that the clocks of the reader's time zone skip, or show twice. */
export type ClockChange =
  | { is: 'skipped'; next: Date }
  /** `chosen` of the two is the one of the form. */
  | { is: 'twice'; chosen: 'first' | 'second'; other: Date }

/** Returns null for a minute that is there once, as nearly all are, and for an incomplete one. */
export function clockChangeAt(text: string): ClockChange | null {
  const chosen = parseLocalDate(text)
  if (!chosen) return null
  const minute = toLocalMinute(chosen)
  // A browser moves a skipped time by what the clocks skip, and takes the first of two.
  if (!text.endsWith('Z') && minute !== text) return { is: 'skipped', next: chosen }
  const first = new Date(minute)
  const second = CHANGES_MS.map((change) => new Date(first.getTime() + change)).find(
    (later) => toLocalMinute(later) === minute,
  )
  if (!second) return null
  return chosen < second
    ? { is: 'twice', chosen: 'first', other: second }
    : { is: 'twice', chosen: 'second', other: first }
}

/** By how much clocks go back: on Lord Howe by half an hour. */
const CHANGES_MS = [30, 60, 120].map((minutes) => minutes * MINUTE_MS)

/** Returns null when the day or the time is missing. */
export function parseLocalDate(text: string): Date | null {
  const date = new Date(text)
  const [day, time] = text.split('T')
  return day && time && !Number.isNaN(date.getTime()) ? date : null
}

const padTwo = (count: number) => String(count).padStart(2, '0')
