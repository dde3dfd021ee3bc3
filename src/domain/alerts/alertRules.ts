/** Who has not observed for so many calendar months. */
import { mayCall } from '../access.ts'
import { addDays, addMonths } from '../dates.ts'
import type { Technique } from '../enumerations.ts'
import { isSuperUser, type Role, ROLES } from '../roles.ts'

/** Somebody is inactive on `today` whose last observation was on this day, or earlier. */
export const inactivityCutoffDay = (today: string, months: number): string => {
  const tomorrow = addDays(today, 1)
  // A month's last day is also the term of the longer days before it: what began on 31 January ends on 28 February.
  return tomorrow.endsWith('-01')
    ? addDays(addMonths(tomorrow, -months), -1)
    : addMonths(today, -months)
}

/** Of whom a change of an observation may have made a longer row of incorrect ones. */
export interface StreakObservation {
  technique?: Technique | null | undefined
  /** Absent: somebody unlinked. */
  observee_id?: string | null | undefined
  date: Date
}

/** null before: it is new; null after: it is deleted. Ids of people. */
export function streaksToCheck(
  before: StreakObservation | null,
  after: StreakObservation | null,
): string[] {
  if (before && after && hasSameStreakFacts(before, after)) return []
  const candidates = [
    // It no longer ends a row where it stood.
    before?.technique === 'correct' ? before.observee_id : null,
    after?.technique === 'incorrect' ? after.observee_id : null,
  ]
  return [...new Set(candidates.filter((id) => id != null))]
}

const hasSameStreakFacts = (one: StreakObservation, other: StreakObservation): boolean =>
  (one.technique ?? null) === (other.technique ?? null) &&
  (one.observee_id ?? null) === (other.observee_id ?? null) &&
  one.date.getTime() === other.date.getTime()

/**
 * Whose observations are waited for: those who may record them and do not run the client.
 */
export const OBSERVING_ROLES: readonly Role[] = ROLES.filter(
  (role) => mayCall(role, 'createObservation') && !isSuperUser(role),
)
