/** What the add-observation form holds while it is filled in (spec 2 and 3). */
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
