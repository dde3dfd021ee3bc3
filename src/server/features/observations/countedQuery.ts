/** What a call counts: the roll-ups know the client's days themselves, so nothing is read about these for them. */
import type { RequestContext } from '../../context/request/context.ts'
import { parseQueryWithoutDates, type FilterArgs } from './askedQuery.ts'
import { ALL_DATES, readDateRange } from '../../context/listSql/daysOf.ts'
import type { ObservationQuery } from './observationQuery.ts'
import { rollupPlanFor, type GroupBy } from '../rollups/rollupPlan.ts'

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
