/** SQL of location and department trees: descendants or ancestors, including the given places. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export type PlaceTable = 'locations' | 'departments'

/** A select of ids, or the ids. */
export type PlaceIds = Sql | readonly string[]

/**
 * Renders the ids of these places and everything inside them. What is inside each is looked up: a join would read all of
 * the client's places.
 */
export function descendantIds(tenantFilter: TenantFilter, table: PlaceTable, ids: PlaceIds): Sql {
  return sql`
    with recursive tree (id) as (
      select seed.id from (${selectIds(ids)}) as seed (id)
      union
      select child.id from tree cross join lateral (
        select place.id from ${sql.table(table)} place where ${tenantFilter('place')} and place.parent_id = tree.id offset 0) child
    ) select tree.id from tree`
}

/** Renders rows `(root, id)`: each of the client's places with itself and everything inside it. */
export const allDescendantPairs = (tenantFilter: TenantFilter, table: PlaceTable): Sql => sql`
    with recursive tree (root, id) as (
      select seed.id, seed.id from ${sql.table(table)} seed where ${tenantFilter('seed')}
      union
      select tree.root, child.id from ${sql.table(table)} child join tree on child.parent_id = tree.id
      where ${tenantFilter('child')}
    ) select tree.root, tree.id from tree`

/** Renders the same for a few places, and looks up what is inside each: a join would read all of the client's places. */
export const descendantPairs = (
  tenantFilter: TenantFilter,
  table: PlaceTable,
  ids: Sql,
): Sql => sql`
    with recursive tree (root, id) as (
      select seed.id, seed.id from (${ids}) as seed (id)
      union
      select tree.root, child.id from tree cross join lateral (
        select place.id from ${sql.table(table)} place where ${tenantFilter('place')} and place.parent_id = tree.id offset 0) child
    ) select tree.root, tree.id from tree`

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
