/** As `enqueueBadLiftsAlert`, for observations that the transaction deletes: a correct one that goes joins what it parted. */
import type { Transaction } from '../../platform/db/database.ts'
import { readCorrectObservations } from './badLiftsQueries.ts'
import { enqueueBadLiftsAlert } from './orderBadLiftsAlert.ts'

export async function enqueueBadLiftsAlertsOfDeleted(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { client_id: clientId, id, level, ...before } of await readCorrectObservations(
    transaction,
    ids,
  ))
    await enqueueBadLiftsAlert(transaction, { clientId, id, before, after: null, level, now })
}
