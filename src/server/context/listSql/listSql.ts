/** SQL of a list's page in two steps: ids in order from the sort key alone, then the columns of those rows. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { ListInput } from '#domain/listInput.ts'
import { searchWords } from '#domain/searchText.ts'
import { DEFAULT_LANGUAGE, type Language } from '#texts/languages.ts'
import type {
  Database,
  ReadOptions,
  TenantFilter,
  TenantScope,
} from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { type RowColumns, rowColumns } from './rowColumns.ts'

interface PagedRecords<Row> {
  table: RecordTable
  /** Alias of the record in the SQL below. */
  alias: string
  /** `from … where …`. */
  matching: Sql
  sorting: Omit<Sorting, 'id'>
  list: { skip: number; take: number; search: string | null }
  columns: RowColumns<Row>
  /** Joins that the columns need. */
  joins?: Sql
}

/** Looks up the records of a page one by one: the planner underestimates a client's size and would read all of them. */
export function pagedRecords<Row>(
  tenantFilter: TenantFilter,
  { table, alias, matching, sorting, list, columns, joins = sql`` }: PagedRecords<Row>,
): Sql<Row> {
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
    select ${rowColumns(alias, columns)} from page cross join lateral (
      select record.* from ${sql.table(table)} record where ${tenantFilter('record')} and record.id = page.id limit 1) ${sql.ref(alias)}
    ${joins} ${orderByPlace('page')}`
}

/** Counts the rows of `from … where …`. */
export async function countRows(
  db: Database,
  scope: TenantScope,
  rows: (tenantFilter: TenantFilter) => Sql,
  options?: ReadOptions,
): Promise<number> {
  const build = (tenantFilter: TenantFilter) =>
    sql<{ total: number }>`select count(*)::int as total ${rows(tenantFilter)}`
  const [row] = await db.sql(scope, build, options)
  return row?.total ?? 0
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

/** Reader whose language decides the order of names; absent: English. */
export interface SortReader {
  readonly language?: Language | undefined
}

/**
 * Sort key of a text, equal on every engine: without case and accents but for the letters that the reader's alphabet has of
 * its own, and by the value of the numbers in it.
 */
export function textSortKey(text: Sql, { language = DEFAULT_LANGUAGE }: SortReader): Sql {
  const alphabet = ALPHABETS[language]
  const marked = alphabet ? sql`mark_own_letters(${text}, ${alphabet})` : text
  return sql`pad_numbers(searchable(${marked})) collate "C"`
}

/** Literals, as in the indexes of names; null: accented letters are sorted as plain ones. */
const ALPHABETS: Readonly<Record<Language, Sql | null>> = {
  de: null,
  en: null,
  fr: null,
  es: sql`'es'`,
  pl: sql`'pl'`,
}

/** Name of a person, who may have only one; written exactly like the indexes `users_natural`. */
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

/** Tells whether the trigram index can serve the search; shorter words need a scan. */
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
