/** Follow-ups: who may open and change them, and when they are due. */
import { mayCall } from '../access.ts'
import { addDays } from '../dates.ts'
import type { FollowUpState, Technique } from '../enumerations.ts'
import { ANSWER_COLUMNS, type Answer } from '../observations/answers.ts'
import { type Principle, PRINCIPLES } from '../observations/principles.ts'
import type { Role } from '../roles.ts'

export const FOLLOW_UP_TEXT_LIMIT = 2_000

/** Days that a coach has, when nobody says otherwise. */
const DAYS_TO_COACH = 14

export const defaultDueDate = (today: string): string => addDays(today, DAYS_TO_COACH)

/** A reopened follow-up is never overdue at once. */
export const dueDateAfterReopening = (dueDate: string, today: string): string =>
  dueDate > defaultDueDate(today) ? dueDate : defaultDueDate(today)

interface Account {
  userId: string
  role: Role
}

interface FollowedObservation {
  user_id: string
  observee_id?: string | null
  technique?: Technique | null
  pseudonymised_at?: unknown
  deleted_at?: unknown
}

/** An incorrect observation of a person with an account. */
export const canBeFollowed = (observation: FollowedObservation): boolean =>
  observation.technique === 'incorrect' &&
  Boolean(observation.observee_id) &&
  !observation.pseudonymised_at &&
  !observation.deleted_at

/** True for people who may correct the observation and for its observer, but never for the person observed. */
export const mayOpenFollowUp = (
  { userId, role }: Account,
  { user_id, observee_id }: Pick<FollowedObservation, 'user_id' | 'observee_id'>,
): boolean => userId !== observee_id && (userId === user_id || mayCall(role, 'updateObservation'))

/** The coach, who opened it, and super users; never the person whom it is about. */
export const mayRunFollowUp = (
  { userId, role }: Account,
  followUp: { user_id: string; coach_id?: string | null; opened_by?: string | null },
): boolean =>
  userId !== followUp.user_id &&
  (userId === followUp.coach_id || userId === followUp.opened_by || mayCall(role, 'deleteFollowUp'))

export const isActive = (state: FollowUpState): boolean => state === 'OPEN' || state === 'COACHED'

/** Its due day has passed. */
export const isOverdue = (
  { state, due_date }: { state: FollowUpState; due_date: string },
  today: string,
): boolean => isActive(state) && due_date < today

/** Returns the principles that an observation failed. */
export const failedPrinciples = (
  observation: Partial<Record<(typeof ANSWER_COLUMNS)[Principle], Answer>>,
): Principle[] => PRINCIPLES.filter((principle) => observation[ANSWER_COLUMNS[principle]] === false)
