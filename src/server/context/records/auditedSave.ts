/** Audits a saved record and its links: as it is stored now against as it was before. */
import type { Updateable } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Schema } from '../../platform/db/tables.ts'
import { audit, type AuditActor, UNAUDITED_FIELDS } from '../audit/audit.ts'
import { LINK_TABLES } from './recordLinks.ts'

type SavedTable =
  | 'campaigns'
  | 'clients'
  | 'departments'
  | 'gbs_videos'
  | 'locations'
  | 'tasks'
  | 'users'

/** Returns the stored record. `before` comes from readStored, called before the change; null: the record is new. */
export async function auditSave(
  transaction: Transaction,
  actor: AuditActor,
  { entity, id, before }: { entity: SavedTable; id: string; before: StoredRecord | null },
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
  entity: SavedTable,
  id: string,
): Promise<StoredRecord> {
  const [row] = await transaction.run<StoredRecord>((tables) =>
    tables.sql((tenantFilter) => {
      const lists = Object.entries(LINK_FIELDS[entity] ?? {}).map(([field, table]) => {
        const { owner, target } = LINK_TABLES[table]
        return sql`, array(
          select ${sql.ref(`k.${target}`)} from ${sql.table(table)} k
          where ${tenantFilter('k')} and ${sql.ref(`k.${owner}`)} = r.id order by 1) as ${sql.ref(field)}`
      })
      return sql`select r.* ${sql.join(lists, sql``)} from ${sql.table(entity)} r
        where ${tenantFilter('r')} and r.id = ${id}`
    }),
  )
  if (!row) throw new Error(`There is no record of ${entity} to put on record.`)
  return renameFields(row, FIELD_NAMES[entity] ?? {})
}

/** The link table of each list of a record. */
const LINK_FIELDS: Partial<Record<SavedTable, Readonly<Record<string, keyof typeof LINK_TABLES>>>> =
  {
    campaigns: { selected_users: 'campaign_users' },
    departments: { locations: 'department_locations' },
    tasks: { locations: 'task_locations', departments: 'task_departments', users: 'task_users' },
    users: { locations: 'user_locations', departments: 'user_departments' },
  }

/** Record fields whose columns have another name. */
const FIELD_NAMES: Partial<Record<SavedTable, Readonly<Record<string, string>>>> = {
  clients: { account_manager_id: 'account_manager' },
  departments: { parent_id: 'parent_department_id' },
}

const renameFields = (row: StoredRecord, names: Readonly<Record<string, string>>): StoredRecord =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [names[column] ?? column, value]),
  ) as StoredRecord

type ChangedEntity = 'follow_ups' | 'observations' | 'task_actions' | 'videos'

/**
 * Updates the changed columns of a locked record and audits them. Writes nothing, not even `updated_at`, when no
 * value changes.
 */
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
      !UNAUDITED_FIELDS.has(column) &&
      JSON.stringify(value ?? null) !==
        JSON.stringify((before as Record<string, unknown>)[column] ?? null),
  )
