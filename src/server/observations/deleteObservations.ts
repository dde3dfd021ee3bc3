/** deleteObservation and bulkDeleteObservations: of those that the caller sees (spec 4). */
import { sql } from 'kysely'
import { observationAccessOf } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import { recordChange } from '../audit/recordChange.ts'
import type { Transaction } from '../db/database.ts'
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
    before: (transaction, wanted) => recordDeletions(transaction, context, wanted),
  })
}

/** Rolled back with the deletion when one of them is not the caller's to delete. */
async function recordDeletions(
  transaction: Transaction,
  context: RequestContext,
  ids: readonly string[],
): Promise<void> {
  const owners = await transaction.run((tables) =>
    tables
      .from('observations')
      .select(['id', 'client_id'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  const after = { deleted_at: context.now() }
  for (const { id, client_id: clientId } of owners) {
    const change = { clientId, action: 'DELETE', entity: 'observations', recordId: id } as const
    await recordChange(transaction, context, { ...change, after })
  }
}
