/** deleteObservation and bulkDeleteObservations: of those that the caller sees (spec 4). */
import { observationAccessOf } from '../access/access.ts'
import { visibleObservation } from '../access/observationAccess.ts'
import { enqueueBadLiftsAlertsOfDeleted } from '../alerts/orderBadLiftsAlertsOfDeleted.ts'
import type { RequestContext } from '../graphql/context.ts'
import { softDelete } from '../records/softDelete.ts'

export async function deleteObservations(
  context: RequestContext,
  ids: readonly string[],
): Promise<string[]> {
  const access = await observationAccessOf(context)
  return softDelete(context, {
    table: 'observations',
    ids,
    isVisible: (alias) => visibleObservation(access, alias),
    before: (transaction, wanted) =>
      enqueueBadLiftsAlertsOfDeleted(transaction, wanted, context.now()),
  })
}
