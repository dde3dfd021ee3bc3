/** Which observations a call is about, and the SQL that finds them: for lists, totals and summaries alike. */
import type { ObservationFilter } from '#api/generated/contract.ts'
import {
  type ObservationListInput,
  observationListInputSchema,
} from '#domain/observations/observationListInput.ts'
import { ALL_DATES, readDateRange } from '../../context/listSql/localDays.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { type Access, observationAccessOf } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { type GroupBy, rollupPlanFor } from '../rollups/rollupPlan.ts'
import { observationConditions } from './observationConditions.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import { drivingFilterOf } from './observationScan.ts'
import {
  buildScan,
  type ScanRequest,
  type ScanSql,
  SEARCH_LIMITS,
  type SearchLimits,
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

/**
 * Which observations a call asks for: its filter checked, within the caller's access, in the client's days.
 * The arguments of every call that takes the list's filter.
 */
export interface FilterArgs {
  filter?: ObservationFilter | null | undefined
  input?: { clientId?: string | null | undefined } | null | undefined
}

export async function parseObservationQuery(
  context: RequestContext,
  args: FilterArgs,
): Promise<ObservationQuery> {
  const query = await parseQueryWithoutDates(context, args)
  return { ...query, days: await readDateRange(context.db, query.access, query.filter) }
}

export async function parseQueryWithoutDates(
  context: RequestContext,
  { filter, input }: FilterArgs,
): Promise<Omit<ObservationQuery, 'days'>> {
  const parsedFilter = parseInput(observationListInputSchema, filter ?? {})
  return { filter: parsedFilter, access: await observationAccessOf(context, input?.clientId) }
}

/** What a call counts: the roll-ups know the client's days themselves, so nothing is read about these for them. */
export async function parseSummaryQuery(
  context: RequestContext,
  args: FilterArgs,
  by: GroupBy,
): Promise<ObservationQuery> {
  const query = await parseQueryWithoutDates(context, args)
  const usesRollup = rollupPlanFor(query, by) !== null
  const days = usesRollup ? ALL_DATES : await readDateRange(context.db, query.access, query.filter)
  return { ...query, days }
}
