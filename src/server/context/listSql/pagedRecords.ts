/** SQL of a list's page in two steps: which records, from the sort key alone; then what is shown of those. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { limitOffset } from './page.ts'
import { orderByClause, type Sorting } from './sortedBy.ts'
import type { RecordTable } from '../records/lockRecord.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface PagedRecords {
  table: RecordTable
  /** Of the record in everything below. */
  alias: string
  /** `from … where …`. */
  matching: Sql
  sorting: Omit<Sorting, 'id'>
  list: { skip: number; take: number; search: string | null }
  columns: Sql
  /** What the columns need beside the record. */
  joins?: Sql
}

export function pagedRecords(
  tenantFilter: TenantFilter,
  { table, alias, matching, sorting, list, columns, joins = sql`` }: PagedRecords,
): Sql {
  const id = sql.ref(`${alias}.id`)
  const found = sql`select ${id} as id, ${sorting.key} as place ${matching}`
  const orderByPlace = (rows: string) =>
    orderByClause({ ...sorting, key: sql.ref(`${rows}.place`), id: sql.ref(`${rows}.id`) })
  // Estimates of a text test are useless: with them the planner would rather walk the whole order than use the index of texts.
  const first = list.search
    ? sql`with found as materialized (${found}),
        page as materialized (select found.id, found.place from found ${orderByPlace('found')} ${limitOffset(list)})`
    : sql`with page as materialized (${found} ${orderByClause({ ...sorting, id })} ${limitOffset(list)})`
  return sql`${first}
    select ${columns} from page join ${sql.table(table)} ${sql.ref(alias)} on ${id} = page.id ${joins}
    where ${tenantFilter(alias)} ${orderByPlace('page')}`
}
