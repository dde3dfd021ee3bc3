/** SQL for records by their names: what an entry's record is called, and which ones a search means. */
import type { InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { sql, type Sql } from '../db/sql.ts'

/** Rows of `id` and `name`, of those of these ids that have a name. */
export function namesOf(ids: readonly string[], inReach: InReach): Sql {
  const parts = NAMED.map(
    ({ table, name }) => sql`select r.id, ${name} as name from ${sql.table(table)} r
      where ${inReach('r')} and r.id = any(${ids}::uuid[])`,
  )
  return sql.join(parts, sql` union all `)
}

/** Observations and their videos are called like their task, which is searched itself. */
export function idsNamed(search: string, inReach: InReach): Sql {
  const parts = NAMED.filter(({ searched }) => searched).map(
    ({ table, name, searched }) => sql`select r.id from ${sql.table(table)} r
      where ${inReach('r')} and ${containsText(searched ?? name, search)}`,
  )
  return sql.join(parts, sql` union all `)
}

interface Named {
  table: string
  name: Sql
  /** Spelt as in the table's index of texts. */
  searched?: Sql
}

const NAMED: readonly Named[] = [
  { table: 'clients', name: sql`r.company_name`, searched: sql`r.company_name` },
  {
    table: 'users',
    name: sql`r.firstname || ' ' || r.lastname`,
    searched: sql`r.firstname || ' ' || r.lastname || ' ' || r.email || ' ' || coalesce(r.employee_id, '')`,
  },
  { table: 'locations', name: sql`r.name`, searched: sql`r.name` },
  { table: 'departments', name: sql`r.name`, searched: sql`r.name` },
  { table: 'tasks', name: sql`r.name`, searched: sql`r.name` },
  { table: 'campaigns', name: sql`r.name`, searched: sql`r.name` },
  { table: 'gbs_videos', name: sql`r.title`, searched: sql`r.title` },
  { table: 'observations', name: sql`r.name` },
  { table: 'videos', name: sql`r.title` },
]
