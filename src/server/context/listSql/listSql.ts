/** SQL of a list's page in two steps: ids in order from the sort key alone, then the columns of those rows. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { ListInput } from '#domain/listInput.ts'
import { searchWords } from '#domain/searchText.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'

interface PagedRecords {
  table: RecordTable
  /** Alias of the record in the SQL below. */
  alias: string
  /** `from … where …`. */
  matching: Sql
  sorting: Omit<Sorting, 'id'>
  list: { skip: number; take: number; search: string | null }
  columns: Sql
  /** Joins that the columns need. */
  joins?: Sql
}

/** Looks up the records of a page one by one: the planner underestimates a client's size and would read all of them. */
export function pagedRecords(
  tenantFilter: TenantFilter,
  { table, alias, matching, sorting, list, columns, joins = sql`` }: PagedRecords,
): Sql {
  const id = sql.ref(`${alias}.id`)
  const found = sql`select ${id} as id, ${sorting.key} as place ${matching}`
  const orderByPlace = (rows: string) =>
    orderByClause({ ...sorting, key: sql.ref(`${rows}.place`), id: sql.ref(`${rows}.id`) })
  // The planner's estimates of text tests are useless: it would walk the whole order instead of using the trigram
  // index.
  const first = list.search
    ? sql`found as materialized (${found}),
        page as materialized (select found.id, found.place from found ${orderByPlace('found')} ${limitOffset(list)})`
    : sql`page as materialized (${found} ${orderByClause({ ...sorting, id })} ${limitOffset(list)})`
  return sql`with ${first}
    select ${columns} from page cross join lateral (
      select x.* from ${sql.table(table)} x where ${tenantFilter('x')} and x.id = page.id limit 1) ${sql.ref(alias)}
    ${joins} ${orderByPlace('page')}`
}

/** Larger values are parameters, to bound the number of statement shapes. */
const MAX_LITERAL = 1_000

/** Renders LIMIT and OFFSET. A literal LIMIT, because with a parameter the planner expects a tenth of the table. */
export function limitOffset({ skip, take }: { skip: number; take: number }): Sql {
  const number = (rows: number) => (rows <= MAX_LITERAL ? sql.lit(rows) : sql`${rows}::bigint`)
  return sql`limit ${number(take)} offset ${number(skip)}`
}

/** List input for a lookup by id, which finds deleted records too. */
export const SINGLE_RECORD_LIST: ListInput = { skip: 0, take: 1, search: null, showDeleted: true }

/** ORDER BY of a list: the sort column, nulls last, then the id so that pages never overlap, newest first. */
export interface Sorting {
  key: Sql
  /** The key is never null, so an index may serve the order: indexes do not have nulls last when descending. */
  isNotNull?: boolean
  order: SortOrder
  /** Tie-breaker, descending in both directions: ids ascend in the order of creation. */
  id: Sql
}

export function orderByClause({ key, isNotNull, order, id }: Sorting): Sql {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const nulls = isNotNull ? sql`` : sql`nulls last`
  return sql`order by ${key} ${direction} ${nulls}, ${id} desc`
}

/** Sort key of a text, without case and accents, equal on every engine. */
export const textSortKey = (text: Sql): Sql => sql`searchable(${text}) collate "C"`

/** Name of a person, who may have only one; written exactly like the index `users_alphabetical`. */
export const fullName = (alias: string): Sql<string> =>
  sql`btrim(${sql.ref(`${alias}.firstname`)} || ' ' || ${sql.ref(`${alias}.lastname`)})`

/**
 * Renders the test whether a text contains every word of the search, ignoring case and accents. `text` must be written
 * exactly as in the table's trigram index, which finds the first words.
 */
export function containsText(text: Sql, search: string): Sql<boolean> {
  const words = searchWords(search)
  const found = words
    .slice(0, MAX_INDEXED_WORDS)
    .map((word) => sql`searchable(${text}) like ${likePattern(word)}`)
  const others = words.slice(MAX_INDEXED_WORDS)
  if (others.length > 0)
    found.push(sql`searchable(${text}) like all (array(select ${patternOf(sql`others.word`)}
      from unnest(${others}::text[]) as others (word)))`)
  return sql`(${sql.join(found, sql` and `)})`
}

/** Limits the number of statement shapes. */
const MAX_INDEXED_WORDS = 3

/** Renders the LIKE pattern of a word. As a subquery it is evaluated once, not for every row. */
export const likePattern = (word: string): Sql<string> => sql`(select ${patternOf(sql`${word}`)})`

/** Escapes after removing accents, which may create wildcards. */
const patternOf = (word: Sql): Sql =>
  sql`'%' || regexp_replace(searchable(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/** Whether the trigram index can serve the search; shorter words need a scan. */
export const hasTrigrams = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(search)

/** Renders a record as its references show it; null where an outer join found nothing. */
export function recordJson(alias: string): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'deleted_at', ${column('deleted_at')}) end`
}

/** Renders a person; with the employee ID only where the client (alias `client`) displays it. */
export function personJson(alias: string, client: string): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'firstname', ${column('firstname')}, 'lastname', ${column('lastname')},
    'employee_id', case when ${sql.ref(`${client}.display_employee_id`)} then ${column('employee_id')} end,
    'deleted_at', ${column('deleted_at')}) end`
}

/**
 * Columns `name.column` of a record that each row refers to, which `runStatement` makes an object of: JSON objects took the
 * database longer than the rest of a list.
 */
export function recordColumns(
  name: string,
  alias: string,
  columns: readonly string[] = NAME_COLUMNS,
): Sql {
  return sql.join(columns.map((column) => asNested(sql.ref(`${alias}.${column}`), name, column)))
}

/** Columns of a record as its references show it. */
export const NAME_COLUMNS = ['id', 'name', 'deleted_at']

/** Columns of a person; the employee ID only where the client (alias `client`) displays it. */
export function personColumns(
  name: string,
  alias: string,
  client: string,
  columns: readonly string[],
): Sql {
  const valueOf = (column: string) =>
    column === 'employee_id'
      ? sql`case when ${sql.ref(`${client}.display_employee_id`)} then ${sql.ref(`${alias}.${column}`)} end`
      : sql.ref(`${alias}.${column}`)
  return sql.join(columns.map((column) => asNested(valueOf(column), name, column)))
}

/** Columns of a person as references show them. */
export const PERSON_COLUMNS = ['id', 'firstname', 'lastname', 'employee_id', 'deleted_at']

const asNested = (value: Sql, name: string, column: string): Sql =>
  sql`${value} as ${sql.raw(`"${name}.${column}"`)}`
