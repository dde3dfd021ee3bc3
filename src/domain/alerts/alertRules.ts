/** Rules of the alerts on inactivity and on incorrect observations in a row. */
import { mayCall } from '../access.ts'
import { addDays, addMonths } from '../dates.ts'
import type { Technique } from '../enumerations.ts'
import { isSuperUser, type Role, ROLES } from '../roles.ts'

/**
 * Returns the last day on which a person's newest observation may lie for the person to count as inactive on `today`.
 */
export const inactivityCutoffDay = (today: string, months: number): string => {
  const tomorrow = addDays(today, 1)
  // On the last day of a month the cutoff is a last day too: what began on 31 January ends on 28 February.
  return tomorrow.endsWith('-01')
    ? addDays(addMonths(tomorrow, -months), -1)
    : addMonths(today, -months)
}

/** Fields of an observation that affect a person's incorrect observations in a row. */
export interface StreakObservation {
  technique?: Technique | null | undefined
  /** Absent: nobody linked. */
  observee_id?: string | null | undefined
  date: Date
}

/**
 * Returns the ids of the people whose incorrect observations in a row a change may have lengthened. `before` null:
 * the observation is new; `after` null: it is deleted.
 */
export function streaksToCheck(
  before: StreakObservation | null,
  after: StreakObservation | null,
): string[] {
  if (before && after && hasSameStreakFacts(before, after)) return []
  const candidates = [
    // The correct observation no longer interrupts a row at its old place.
    before?.technique === 'correct' ? before.observee_id : null,
    after?.technique === 'incorrect' ? after.observee_id : null,
  ]
  return [...new Set(candidates.filter((id) => id != null))]
}

const hasSameStreakFacts = (one: StreakObservation, other: StreakObservation): boolean =>
  (one.technique ?? null) === (other.technique ?? null) &&
  (one.observee_id ?? null) === (other.observee_id ?? null) &&
  one.date.getTime() === other.date.getTime()

/** Roles whose inactivity is reported: those who may record observations and do not run the client. */
export const OBSERVING_ROLES: readonly Role[] = ROLES.filter(
  (role) => mayCall(role, 'createObservation') && !isSuperUser(role),
)
