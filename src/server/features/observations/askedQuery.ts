/** Which observations a call asks for: its filter checked, within the caller's access, in the client's days. */
import type { ObservationFilter } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { observationAccessOf } from '../../context/visibility/access.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { parseInput } from '../../context/request/checked.ts'
import { readDateRange } from '../../context/listSql/daysOf.ts'
import type { ObservationQuery } from './observationQuery.ts'

/** The arguments of every call that takes the list's filter. */
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
