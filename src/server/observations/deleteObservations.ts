/** deleteObservation and bulkDeleteObservations: of those that the caller sees (spec 4). */
import { observationAccessOf } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import { orderBadLiftsAlertsOfDeleted } from '../alerts/orderBadLiftsAlertsOfDeleted.ts'
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
    sees: (alias) => seesObservation(access, alias),
    before: (transaction, wanted) =>
      orderBadLiftsAlertsOfDeleted(transaction, wanted, context.now()),
  })
}
