/** What a call counts: the roll-ups know the client's days themselves, so nothing is read about these for them. */
import type { RequestContext } from '../graphql/context.ts'
import { askedWithoutDays, type Filtered } from '../observations/askedQuery.ts'
import { ALWAYS, daysOf } from '../observations/daysOf.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { rolledUpFor, type By } from '../rollups/rolledUpFor.ts'

export async function countedQuery(
  context: RequestContext,
  asked: Filtered,
  by: By,
): Promise<ObservationQuery> {
  const query = await askedWithoutDays(context, asked)
  const isCounted = rolledUpFor(query, by) !== null
  const days = isCounted ? ALWAYS : await daysOf(context.db, query.access, query.filter)
  return { ...query, days }
}
