/** As `orderBadLiftsAlert`, for observations that the transaction deletes: a correct one that goes joins what it parted. */
import type { Transaction } from '../db/database.ts'
import { readDeletedCorrect } from './badLiftsQueries.ts'
import { orderBadLiftsAlert } from './orderBadLiftsAlert.ts'

export async function orderBadLiftsAlertsOfDeleted(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { client_id: clientId, id, level, ...before } of await readDeletedCorrect(
    transaction,
    ids,
  ))
    await orderBadLiftsAlert(transaction, { clientId, id, before, after: null, level, now })
}
