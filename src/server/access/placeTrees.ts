/** SQL for trees of locations and departments: what lies below or above some of them, themselves included. */
import type { InReach } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'

export type PlaceTable = 'locations' | 'departments'

/** `seed` is a select of ids, or the ids. */
export type Seed = Sql | readonly string[]

/** A parent includes its children. */
export function below(inReach: InReach, table: PlaceTable, seed: Seed): Sql {
  return sql`
    with recursive tree (id) as (
      select seed.id from (${seedOf(seed)}) as seed (id)
      union
      select child.id from ${sql.table(table)} child join tree on child.parent_id = tree.id
      where ${inReach('child')}
    ) select tree.id from tree`
}

export function above(inReach: InReach, table: PlaceTable, seed: Seed): Sql {
  return sql`
    with recursive tree (id) as (
      select seed.id from (${seedOf(seed)}) as seed (id)
      union
      select child.parent_id from ${sql.table(table)} child join tree on child.id = tree.id
      where child.parent_id is not null and ${inReach('child')}
    ) select tree.id from tree`
}

const seedOf = (seed: Seed): Sql =>
  Array.isArray(seed) ? sql`select unnest(${seed}::uuid[])` : (seed as Sql)
