/** Writes the changed columns of a record that the transaction has locked, and puts what changed on record. */
import type { Updateable } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/tables.ts'
import { audit, type AuditActor } from '../audit/recordChange.ts'

type ChangedEntity = 'observations' | 'videos'

/** Nothing is written, and `updated_at` stays, when no column has another value than before. */
export async function saveChangedColumns<T extends ChangedEntity>(
  transaction: Transaction,
  context: AuditActor,
  {
    entity,
    record,
    set,
  }: { entity: T; record: { client_id: string; id: string }; set: Updateable<Schema[T]> },
): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(set).map((column) => [column, (record as Record<string, unknown>)[column]]),
  )
  if (!hasChanges(before, set)) return
  await transaction.run((tables) =>
    tables
      .update<ChangedEntity>(entity)
      .set(set as Updateable<Schema[ChangedEntity]>)
      .where('id', '=', record.id),
  )
  await audit(transaction, context, {
    clientId: record.client_id,
    action: 'UPDATE',
    entity,
    recordId: record.id,
    before,
    after: set,
  })
}

const hasChanges = (before: object, after: object): boolean =>
  Object.entries(after).some(
    ([column, value]) =>
      JSON.stringify(value ?? null) !==
      JSON.stringify((before as Record<string, unknown>)[column] ?? null),
  )
