/** Deleted records that restored ones point to: parents, places, tasks, campaigns, people and videos. */
import type { NamedRecord } from '#api/generated/contract.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { type Access, accessOf, recordScopeOf } from '../visibility/userAccess.ts'
import { ENTITIES, linksOf } from '../visibility/entities.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'

/** Returns those that the caller sees, by name. */
export async function readDeletedReferences(
  context: RequestContext,
  table: RecordTable,
  ids: readonly string[],
): Promise<NamedRecord[]> {
  const access = await accessOf(context)
  const columns = Object.entries(ENTITIES[table].references)
  const links = linksOf(table)
  if (columns.length + links.length === 0) return []
  return context.db.sql<NamedRecord>(recordScopeOf(context), (tenantFilter) => {
    const targets = [
      ...columns.map(([column, target]) => {
        const own = sql`${sql.table(table)} source on source.client_id = record.client_id and ${sql.ref(`source.${column}`)} = record.id`
        return selectDeleted(access, target, tenantFilter, { own, id: sql`source.id`, ids })
      }),
      ...links.map(([link, { owner, target, targets: targetTable }]) => {
        const own = sql`${sql.table(link)} source on source.client_id = record.client_id and ${sql.ref(`source.${target}`)} = record.id`
        const id = sql.ref(`source.${owner}`)
        return selectDeleted(access, targetTable, tenantFilter, { own, id, ids })
      }),
    ]
    return sql`select found.id, found.name, found.deleted_at from (${sql.join(targets, sql` union `)}) found
        order by found.name, found.id`
  })
}

function selectDeleted(
  access: Access,
  target: RecordTable,
  tenantFilter: TenantFilter,
  { own, id, ids }: { own: Sql; id: Sql; ids: readonly string[] },
): Sql {
  return sql`select record.id, ${ENTITIES[target].name ?? sql`null`} as name, record.deleted_at from ${sql.table(target)} record join ${own}
    where ${tenantFilter('record')} and ${tenantFilter('source')} and ${id} = any(${ids}::uuid[])
      and record.deleted_at is not null and ${visibleRecord(target, access, 'record', tenantFilter)}`
}
