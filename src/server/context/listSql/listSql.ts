/** SQL of a list's page in two steps: which records, from the sort key alone; then what is shown of those. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'

interface PagedRecords {
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

/** Beyond it the number of statement shapes matters more than the plan. */
const MAX_LITERAL = 1_000

/** Which rows of a list: a literal LIMIT, as a parameter would make the planner expect a tenth of the table. */
export function limitOffset({ skip, take }: { skip: number; take: number }): Sql {
  const number = (rows: number) => (rows <= MAX_LITERAL ? sql.lit(rows) : sql`${rows}::bigint`)
  return sql`limit ${number(take)} offset ${number(skip)}`
}

/** The page of a record that is asked for by its id: a deleted one is found. */
export const SINGLE_RECORD_LIST: ListInput = { skip: 0, take: 1, search: null, showDeleted: true }

/** ORDER BY of a list: the chosen column, empty values last, then the id so that pages never overlap. */
export interface Sorting {
  key: Sql
  /** An index may then serve the order: none has its empty values last when descending. */
  isNotNull?: boolean
  order: SortOrder
  /** Tells equal keys apart, in the same direction. */
  id: Sql
}

export function orderByClause({ key, isNotNull, order, id }: Sorting): Sql {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const nulls = isNotNull ? sql`` : sql`nulls last`
  return sql`order by ${key} ${direction} ${nulls}, ${id} ${direction}`
}

/** The key of a text: like search without case and accents, and the same on every engine. */
export const textSortKey = (text: Sql): Sql => sql`searchable(${text}) collate "C"`

/**
 * Search: anywhere in the text, whatever its case and accents.
 * `text` spelt as in the table's trigram index, or the index is not used.
 */
export function containsText(text: Sql, search: string): Sql<boolean> {
  return sql`searchable(${text}) like ${likePattern(search)}`
}

/**
 * Escaped after the accents are gone: removing them may make a wildcard of another character. A query of its own is made
 * once; as a plain expression it would be made for every row, which takes longer than the test.
 */
export function likePattern(search: string): Sql<string> {
  return sql`(select '%' || regexp_replace(searchable(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`
}

/** The index holds trigrams of words; anything shorter is found by reading. */
export const hasTrigrams = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(search)

/**
 * SQL for a record as others point at it.
 * null where an outer join found nothing.
 */
export function recordJson(alias: string): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'deleted_at', ${column('deleted_at')}) end`
}

/** The employee ID only where the client (`clients` under its alias) displays it. */
export function personJson(alias: string, client: string): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'firstname', ${column('firstname')}, 'lastname', ${column('lastname')},
    'employee_id', case when ${sql.ref(`${client}.display_employee_id`)} then ${column('employee_id')} end,
    'deleted_at', ${column('deleted_at')}) end`
}
