/** What the add-observation screen holds: the domain's form values with day and time apart and every choice with its name. */
import {
  type ObservationFormValues,
  type ObservedTask,
  EMPTY_OBSERVATION,
} from '#domain/observations/observationFormValues.ts'
import type { Choice } from '../../../parts/choices/choiceSource.ts'

type RecordField = 'campaign' | 'location' | 'department' | 'userId' | 'observee'

export interface ObservationFormState extends Omit<
  ObservationFormValues,
  RecordField | 'date' | 'task'
> {
  /** YYYY-MM-DD in the reader's zone, as a date input has it; '' while there is none. */
  day: string
  /** HH:MM. */
  time: string
  campaign: CampaignChoice | null
  location: Choice | null
  department: Choice | null
  task: TaskChoice | null
  userId: Choice | null
  observee: Choice | null
  /** No input: the place of the message about all principles together. */
  principles: null
}

export type TaskChoice = Choice & ObservedTask

/** A campaign narrows the places and tasks that may be chosen. */
export interface CampaignChoice extends Choice {
  location_id: string | null
  department_id: string | null
  task_id: string | null
}

/** A fresh form: this minute, everything else empty. */
export const newObservationFormState = (now: Date): ObservationFormState => {
  const { date: _, ...rest } = EMPTY_OBSERVATION
  return {
    ...rest,
    day: toLocalDay(now),
    time: `${padTwo(now.getHours())}:${padTwo(now.getMinutes())}`,
    campaign: null,
    location: null,
    department: null,
    task: null,
    userId: null,
    observee: null,
    principles: null,
  }
}

export const toObservationValues = (entered: ObservationFormState): ObservationFormValues => {
  const { day, time, principles: _, ...rest } = entered
  return {
    ...rest,
    date: parseLocalDateTime(day, time),
    campaign: idOf(entered.campaign),
    location: idOf(entered.location),
    department: idOf(entered.department),
    userId: idOf(entered.userId),
    observee: idOf(entered.observee),
  }
}

/** A day in the reader's zone. */
export const toLocalDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`

const parseLocalDateTime = (day: string, time: string): Date | null => {
  if (day === '' || time === '') return null
  const date = new Date(`${day}T${time}`)
  return Number.isNaN(date.getTime()) ? null : date
}

const padTwo = (count: number) => String(count).padStart(2, '0')

const idOf = (choice: Choice | null) => choice?.id ?? null
