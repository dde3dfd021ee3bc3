/** SQL for records by their names: what an entry's record is called, and which ones a search means. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { containsText } from '../../context/listSql/containsText.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Rows of `id` and `name`, of those of these ids that have a name. */
export function selectRecordNames(ids: readonly string[], tenantFilter: TenantFilter): Sql {
  const parts = NAMED_TABLES.map(
    ({ table, name }) => sql`select r.id, ${name} as name from ${sql.table(table)} r
      where ${tenantFilter('r')} and r.id = any(${ids}::uuid[])`,
  )
  return sql.join(parts, sql` union all `)
}

/** Observations and their videos are called like their task, which is searched itself. */
export function selectIdsByName(search: string, tenantFilter: TenantFilter): Sql {
  const parts = NAMED_TABLES.filter(({ searchText }) => searchText).map(
    ({ table, name, searchText }) => sql`select r.id from ${sql.table(table)} r
      where ${tenantFilter('r')} and ${containsText(searchText ?? name, search)}`,
  )
  return sql.join(parts, sql` union all `)
}

interface NamedTable {
  table: string
  name: Sql
  /** Spelt as in the table's index of texts. */
  searchText?: Sql
}

const NAMED_TABLES: readonly NamedTable[] = [
  { table: 'clients', name: sql`r.company_name`, searchText: sql`r.company_name` },
  {
    table: 'users',
    name: sql`r.firstname || ' ' || r.lastname`,
    searchText: sql`r.firstname || ' ' || r.lastname || ' ' || r.email || ' ' || coalesce(r.employee_id, '')`,
  },
  { table: 'locations', name: sql`r.name`, searchText: sql`r.name` },
  { table: 'departments', name: sql`r.name`, searchText: sql`r.name` },
  { table: 'tasks', name: sql`r.name`, searchText: sql`r.name` },
  { table: 'campaigns', name: sql`r.name`, searchText: sql`r.name` },
  { table: 'gbs_videos', name: sql`r.title`, searchText: sql`r.title` },
  { table: 'observations', name: sql`r.name` },
  { table: 'videos', name: sql`r.title` },
]
