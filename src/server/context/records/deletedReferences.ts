/** Deleted records that restored ones point to: parents, places, tasks, campaigns, people and videos. */
import type { NamedRecord } from '#api/generated/contract.ts'
import { fullName } from '../listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { type Access, accessOf, recordScopeOf } from '../visibility/userAccess.ts'
import { VISIBLE_RECORDS } from '../visibility/recordVisibility.ts'
import { LINK_TABLES } from './recordLinks.ts'
import { type DeletableTable, REFERENCE_COLUMNS, type TargetTable } from './references.ts'

/** Returns those that the caller sees, by name. */
export async function readDeletedReferences(
  context: RequestContext,
  table: DeletableTable,
  ids: readonly string[],
): Promise<NamedRecord[]> {
  const access = await accessOf(context)
  const columns = Object.entries(REFERENCE_COLUMNS[table])
  const links = Object.entries(LINK_TABLES).filter(([link]) => LINKS[table]?.includes(link))
  if (columns.length + links.length === 0) return []
  return context.db.read<NamedRecord>(recordScopeOf(context), (tables) =>
    tables.sql((tenantFilter) => {
      const targets = [
        ...columns.map(([column, target]) => {
          const own = sql`${sql.table(table)} r on r.client_id = t.client_id and ${sql.ref(`r.${column}`)} = t.id`
          return selectDeleted(access, target, tenantFilter, { own, id: sql`r.id`, ids })
        }),
        ...links.map(([link, { owner, target, targets: targetTable }]) => {
          const own = sql`${sql.table(link)} r on r.client_id = t.client_id and ${sql.ref(`r.${target}`)} = t.id`
          const id = sql.ref(`r.${owner}`)
          return selectDeleted(access, targetTable, tenantFilter, { own, id, ids })
        }),
      ]
      return sql`select g.id, g.name, g.deleted_at from (${sql.join(targets, sql` union `)}) g
        order by g.name, g.id`
    }),
  )
}

/** Link tables whose owner is the record. */
const LINKS: Partial<Record<DeletableTable, readonly string[]>> = {
  campaigns: ['campaign_users'],
  departments: ['department_locations'],
  tasks: ['task_locations', 'task_departments', 'task_users'],
  users: ['user_locations', 'user_departments'],
}

function selectDeleted(
  access: Access,
  target: TargetTable,
  tenantFilter: TenantFilter,
  { own, id, ids }: { own: Sql; id: Sql; ids: readonly string[] },
): Sql {
  const name = TARGET_NAMES[target]
  const isVisible =
    target === 'gbs_videos' ? sql`true` : VISIBLE_RECORDS[target](access, 't', tenantFilter)
  return sql`select t.id, ${name} as name, t.deleted_at from ${sql.table(target)} t join ${own}
    where ${tenantFilter('t')} and ${tenantFilter('r')} and ${id} = any(${ids}::uuid[])
      and t.deleted_at is not null and ${isVisible}`
}

const TARGET_NAMES: Readonly<Record<TargetTable, Sql>> = {
  campaigns: sql`t.name`,
  departments: sql`t.name`,
  gbs_videos: sql`t.title`,
  locations: sql`t.name`,
  tasks: sql`t.name`,
  users: fullName('t'),
}
