/** Of whom a change of an observation may have made a longer row of incorrect ones (decisions, Rules: alerts). */
import type { Technique } from '../enumerations.ts'

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
