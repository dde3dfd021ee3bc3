/** Visibility of any record that people with chosen places may not see, by its table. */
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { TABLES, type RecordTable, type TableName } from '../../platform/db/tables.ts'
import type { AssignedPlaces } from '../places/assignedPlaces.ts'
import type { Access } from './userAccess.ts'
import { ENTITIES, ENTITY_ENTRIES } from './entities.ts'

/** Renders whether the record `alias` is seen. Everybody of a client sees its own record and its guidance videos. */
export const visibleRecord = (
  table: RecordTable,
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> => ENTITIES[table].isVisible?.(access, alias, tenantFilter) ?? sql`true`

/** Renders whether the row `alias` of any table is seen: by its record, or that of the row which it refers to. */
export function visibleRow(
  table: TableName,
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (isRecordTable(table)) return visibleRecord(table, access, alias, tenantFilter)
  const { seenBy } = TABLES[table]
  if (seenBy === 'everyone') return sql`true`
  const [column, of] = seenBy
  const hidden = (of === 'any' ? VISIBLE_TABLES : [of]).map((other) => {
    const seen = `${alias}_${other}`
    return sql`exists (select from ${sql.table(other)} ${sql.ref(seen)}
      where ${tenantFilter(seen)} and ${sql.ref(`${seen}.client_id`)} = ${sql.ref(`${alias}.client_id`)}
        and ${sql.ref(`${seen}.id`)} = ${sql.ref(`${alias}.${column}`)}
        and not ${visibleRow(other, access, seen, tenantFilter)})`
  })
  return sql`not (${sql.join(hidden, sql` or `)})`
}

/** Tells whether whoever sees the people of a table's rows may read them. */
export const isSeenByEveryone = (table: TableName): boolean =>
  isRecordTable(table) ? !ENTITIES[table].isVisible : TABLES[table].seenBy === 'everyone'

const isRecordTable = (table: TableName): table is RecordTable => table in ENTITIES

/** Tells whether some of the client's places and people are outside the access. */
export const isRestricted = ({ locations, departments }: AssignedPlaces): boolean =>
  locations !== null || departments !== null

/** Records that people with chosen places may not see. */
const VISIBLE_TABLES = ENTITY_ENTRIES.flatMap(([table, { isVisible }]) =>
  isVisible ? [table] : [],
)

/** Returns those of the ids that are records of the client which the caller may not see. */
export async function readHiddenIds(
  db: Database,
  access: Access,
  ids: readonly string[],
  records: readonly RecordTable[] = VISIBLE_TABLES,
): Promise<Set<string>> {
  if (!isRestricted(access) || ids.length === 0) return new Set()
  const distinct = [...new Set(ids)]
  const rows = await db.sql<{ id: string }>(access, (tenantFilter) =>
    sql.join(
      records.map(
        (table) => sql`select record.id from ${sql.table(table)} record
            where ${tenantFilter('record')} and record.id = any(${distinct}::uuid[])
              and not ${visibleRecord(table, access, 'record', tenantFilter)}`,
      ),
      sql` union all `,
    ),
  )
  return new Set(rows.map(({ id }) => id))
}
