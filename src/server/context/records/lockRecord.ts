/** Locks a record for a change until the end of the transaction. */
import { conflict } from '#domain/errors.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RecordTable, Row } from '../../platform/db/tables.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { sql } from '../../platform/db/sql.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'
import type { Access } from '../visibility/userAccess.ts'
import { missingRecord } from './missingRecord.ts'

export interface RecordToLock {
  id: string
  /** `updated_at` as the editor read it; absent: any. */
  expectedUpdatedAt?: Date | string | null | undefined
}

/**
 * References to the record may still be written. `access`: the editor's; null: any record of the transaction's scope.
 * NOT_FOUND when unknown, not visible or deleted; CONFLICT when it was changed since it was read.
 */
export async function lockRecord<T extends RecordTable>(
  transaction: Transaction,
  access: Access | null,
  table: T,
  { id, expectedUpdatedAt }: RecordToLock,
): Promise<Row<T>> {
  const [row] = await transaction.sql<Row<T>>(
    (tenantFilter) => sql`select record.* from ${sql.table(table)} record
        where ${tenantFilter('record')} and record.id = ${requireUuid(id)} and record.deleted_at is null
          and ${access ? visibleRecord(table, access, 'record', tenantFilter) : sql`true`}
        for no key update`,
  )
  if (!row) throw await missingRecord(transaction, access, table, { ids: [requireUuid(id)] })
  const { updated_at: updatedAt } = row as { updated_at: Date }
  if (expectedUpdatedAt && timeOf(expectedUpdatedAt) !== timeOf(updatedAt)) throw conflict()
  return row
}

const timeOf = (instant: Date | string): number => new Date(instant).getTime()
