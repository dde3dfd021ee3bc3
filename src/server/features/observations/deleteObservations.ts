/** deleteObservation and bulkDeleteObservations: of those that the caller sees (spec 4). */
import { observationAccessOf } from '../../context/visibility/access.ts'
import { visibleObservation } from '../../context/visibility/observationAccess.ts'
import { enqueueBadLiftsAlertsOfDeleted } from '../alerts/orderBadLiftsAlertsOfDeleted.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { softDelete } from '../../context/records/softDelete.ts'

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
