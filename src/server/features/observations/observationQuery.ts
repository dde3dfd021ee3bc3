/** Parses the arguments of all calls that take the list's filter: lists, totals, summaries and exports. */
import type { ObservationFilter } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { ALL_DATES, readDateRange } from '../../context/listSql/localDays.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { observationAccessOf } from '../../context/visibility/userAccess.ts'
import { type GroupBy, rollupPlanFor } from '../rollups/rollupPlan.ts'
import { type CountsPlan, type ObservationQuery, planCounts } from './observationPlan.ts'

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

/**
 * Plans the counts of a summary. The roll-ups are by the client's days already, so for them the date range is not read.
 */
export async function parseSummaryQuery(
  context: RequestContext,
  args: FilterArgs,
  by: GroupBy,
): Promise<CountsPlan> {
  const query = await parseQueryWithoutDates(context, args)
  const rollup = rollupPlanFor(query, by)
  const days = rollup ? ALL_DATES : await readDateRange(context.db, query.access, query.filter)
  return planCounts({ ...query, days }, by, rollup)
}
