/** SQL for trees of locations and departments: what lies below or above some of them, themselves included. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export type PlaceTable = 'locations' | 'departments'

/** `seed` is a select of ids, or the ids. */
export type PlaceIds = Sql | readonly string[]

/** A parent includes its children. */
export function descendantIds(tenantFilter: TenantFilter, table: PlaceTable, ids: PlaceIds): Sql {
  return sql`
    with recursive tree (id) as (
      select seed.id from (${selectIds(ids)}) as seed (id)
      union
      select child.id from ${sql.table(table)} child join tree on child.parent_id = tree.id
      where ${tenantFilter('child')}
    ) select tree.id from tree`
}

export function ancestorIds(tenantFilter: TenantFilter, table: PlaceTable, ids: PlaceIds): Sql {
  return sql`
    with recursive tree (id) as (
      select seed.id from (${selectIds(ids)}) as seed (id)
      union
      select child.parent_id from ${sql.table(table)} child join tree on child.id = tree.id
      where child.parent_id is not null and ${tenantFilter('child')}
    ) select tree.id from tree`
}

const selectIds = (seed: PlaceIds): Sql =>
  Array.isArray(seed) ? sql`select unnest(${seed}::uuid[])` : (seed as Sql)
