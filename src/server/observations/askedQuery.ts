/** Which observations a call asks for: its filter checked, within the caller's access, in the client's days. */
import type { ObservationFilter } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { observationAccessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { daysOf } from './daysOf.ts'
import type { ObservationQuery } from './observationQuery.ts'

/** The arguments of every call that takes the list's filter. */
export interface Filtered {
  filter?: ObservationFilter | null | undefined
  input?: { clientId?: string | null | undefined } | null | undefined
}

export async function askedQuery(
  context: RequestContext,
  asked: Filtered,
): Promise<ObservationQuery> {
  const query = await askedWithoutDays(context, asked)
  return { ...query, days: await daysOf(context.db, query.access, query.filter) }
}

export async function askedWithoutDays(
  context: RequestContext,
  { filter, input }: Filtered,
): Promise<Omit<ObservationQuery, 'days'>> {
  const checkedFilter = checked(observationListInputSchema, filter ?? {})
  return { filter: checkedFilter, access: await observationAccessOf(context, input?.clientId) }
}
