/** Which observations a call is about, and the SQL that finds them: for lists, totals and summaries alike. */
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../../context/visibility/access.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { drivingFilterOf } from './narrowest.ts'
import { observationConditions, type DateRange } from './observationConditions.ts'
import {
  buildScan,
  SEARCH_LIMITS,
  type ScanSql,
  type SearchLimits,
  type ScanRequest,
} from './observationSearch.ts'

export interface ObservationQuery {
  access: Access
  filter: ObservationListInput
  days: DateRange
  /** Where a search changes its way; tests of few rows move it. */
  limits?: SearchLimits
}

export function observationScan(
  tenantFilter: TenantFilter,
  { access, filter, days, limits = SEARCH_LIMITS }: ObservationQuery,
  options: Pick<ScanRequest, 'columns' | 'first'>,
): ScanSql {
  const { search, showDeleted } = filter
  const conditions = observationConditions(access, filter, days)
  const drivingFilter = drivingFilterOf(access, filter)
  return buildScan(tenantFilter, {
    conditions,
    drivingFilter,
    search,
    showDeleted,
    limits,
    ...options,
  })
}
