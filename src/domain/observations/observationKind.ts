/** Which kind of observation a record is: recorded, by hand about somebody else, or about oneself (spec 3). */
import type { ObservationKind, ReviewType } from '../enumerations.ts'

export const observationKindOf = (
  reviewType: ReviewType,
  observer: string,
  observee: string | null,
): ObservationKind => {
  if (reviewType !== 'MANUAL_TASK') return 'OBSERVATION'
  return observer === observee ? 'SELF_ASSESSMENT' : 'MANUAL_OBSERVATION'
}
