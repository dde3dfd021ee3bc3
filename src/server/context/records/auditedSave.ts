/** Audits a saved record and its links: as it is stored now against as it was before. */
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecordTable, RowChange } from '../../platform/db/tables.ts'
import { audit, type AuditActor, UNAUDITED_FIELDS } from '../audit/audit.ts'
import { ENTITIES, linksOf } from '../visibility/entities.ts'

/** Returns the stored record. `before` comes from readStored, called before the change; null: the record is new. */
export async function auditSave(
  transaction: Transaction,
  actor: AuditActor,
  { entity, id, before }: { entity: RecordTable; id: string; before: StoredRecord | null },
): Promise<StoredRecord> {
  const after = await readStored(transaction, entity, id)
  await audit(transaction, actor, {
    clientId: after.client_id,
    action: before ? 'UPDATE' : 'CREATE',
    entity,
    recordId: id,
    before: before ?? {},
    after,
  })
  return after
}

type StoredRecord = { readonly client_id: string } & Readonly<Record<string, unknown>>

/** Returns fields by the record's names, and links as lists of ids. */
export async function readStored(
  transaction: Transaction,
  entity: RecordTable,
  id: string,
): Promise<StoredRecord> {
  const [row] = await transaction.sql<StoredRecord>((tenantFilter) => {
    const lists = linksOf(entity).map(([table, { field, owner, target }]) => {
      return sql`, array(
          select ${sql.ref(`link.${target}`)} from ${sql.table(table)} link
          where ${tenantFilter('link')} and ${sql.ref(`link.${owner}`)} = record.id order by 1) as ${sql.ref(field)}`
    })
    return sql`select record.* ${sql.join(lists, sql``)} from ${sql.table(entity)} record
        where ${tenantFilter('record')} and record.id = ${id}`
  })
  if (!row) throw new Error(`There is no record of ${entity} to put on record.`)
  return renameFields(row, ENTITIES[entity].auditNames ?? {})
}

const renameFields = (row: StoredRecord, names: Readonly<Record<string, string>>): StoredRecord =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [names[column] ?? column, value]),
  ) as StoredRecord

/**
 * Updates the changed columns of a locked record and audits them. Writes nothing, not even `updated_at`, when no
 * value changes.
 */
export async function saveChangedColumns<T extends RecordTable>(
  transaction: Transaction,
  context: AuditActor,
  {
    entity,
    record,
    set,
  }: { entity: T; record: { client_id: string; id: string }; set: RowChange<T> },
): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(set).map((column) => [column, (record as Record<string, unknown>)[column]]),
  )
  if (!hasChanges(before, set)) return
  await transaction.run((tables) =>
    tables
      .update<RecordTable>(entity)
      .set(set as RowChange<RecordTable>)
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
      !UNAUDITED_FIELDS.has(column) &&
      JSON.stringify(value ?? null) !==
        JSON.stringify((before as Record<string, unknown>)[column] ?? null),
  )
