/** What a call counts: its filter checked, within the caller's access. */
import type { ObservationFilter } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { observationAccessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { ALWAYS, daysOf } from '../observations/daysOf.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { rolledUpFor, type By } from '../rollups/rolledUpFor.ts'

export interface Filtered {
  filter?: ObservationFilter | null | undefined
  input?: { clientId?: string | null | undefined } | null | undefined
}

/** The roll-ups know the client's days themselves, so nothing is read about these for them. */
export async function countedQuery(
  context: RequestContext,
  { filter: given, input }: Filtered,
  by: By,
): Promise<ObservationQuery> {
  const filter = checked(observationListInputSchema, given ?? {})
  const access = await observationAccessOf(context, input?.clientId)
  const isCounted = rolledUpFor({ access, filter }, by) !== null
  return { access, filter, days: isCounted ? ALWAYS : await daysOf(context.db, access, filter) }
}
