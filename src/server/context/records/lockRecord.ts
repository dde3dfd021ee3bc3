/** Locks a record for a change until the end of the transaction. */
import type { Selectable } from 'kysely'
import { conflict } from '#domain/errors.ts'
import type { Transaction, TenantFilter } from '../../platform/db/database.ts'
import type { RecordTable, Schema } from '../../platform/db/tables.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { missingRecord } from './missingRecord.ts'

export interface RecordToLock {
  id: string
  /** `updated_at` as the editor read it; absent: any. */
  expectedUpdatedAt?: Date | string | null | undefined
  /** Visibility for the editor, over the record's alias. */
  isVisible?: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>
}

/**
 * References to the record may still be written. NOT_FOUND when unknown, not visible or deleted; CONFLICT when it was
 * changed since it was read.
 */
export async function lockRecord<T extends RecordTable>(
  transaction: Transaction,
  table: T,
  { id, expectedUpdatedAt, isVisible }: RecordToLock,
): Promise<Selectable<Schema[T]>> {
  const [row] = await transaction.run<Selectable<Schema[T]>>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select r.* from ${sql.table(table)} r
        where ${tenantFilter('r')} and r.id = ${requireUuid(id)} and r.deleted_at is null
          and ${isVisible ? isVisible('r', tenantFilter) : sql`true`}
        for no key update`,
    ),
  )
  if (!row)
    throw await missingRecord(transaction, table, {
      ids: [requireUuid(id)],
      isVisible: isVisible ?? (() => sql`true`),
    })
  const { updated_at: updatedAt } = row as { updated_at: Date }
  if (expectedUpdatedAt && timeOf(expectedUpdatedAt) !== timeOf(updatedAt)) throw conflict()
  return row
}

const timeOf = (instant: Date | string): number => new Date(instant).getTime()
