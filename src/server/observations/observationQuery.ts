/** Which observations a call is about, and the SQL that finds them: for lists, totals and summaries alike. */
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../access/access.ts'
import type { InReach } from '../db/database.ts'
import { narrowestOf } from './narrowest.ts'
import { observationConditions, type Days } from './observationConditions.ts'
import {
  foundObservations,
  SEARCH_LIMITS,
  type Found,
  type SearchLimits,
  type Wanted,
} from './observationSearch.ts'

export interface ObservationQuery {
  access: Access
  filter: ObservationListInput
  days: Days
  /** Where a search changes its way; tests of few rows move it. */
  limits?: SearchLimits
}

export function foundBy(
  inReach: InReach,
  { access, filter, days, limits = SEARCH_LIMITS }: ObservationQuery,
  how: Pick<Wanted, 'columns' | 'first'>,
): Found {
  const { search, showDeleted } = filter
  const conditions = observationConditions(access, filter, days)
  const narrowest = narrowestOf(access, filter)
  return foundObservations(inReach, { conditions, narrowest, search, showDeleted, limits, ...how })
}
