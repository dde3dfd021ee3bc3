/**
 * Renders the rows that may match a search, the test whether one does, and the rows that do. All are below the CTEs of
 * `searchCtes`.
 */
import type { SortOrder } from '#api/generated/contract.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { dayConditions } from './observationConditions.ts'
import type { ScanPlan } from './observationPlan.ts'
import { accessPath, orderByDate, REFERENCE_COLUMNS } from './observationScan.ts'
import {
  allHaveNames,
  hasAllWords,
  hasAllWordsInText,
  isNamed,
  leadsByTrigrams,
  otherWords,
  SEARCH_PATTERN,
  type TextTest,
} from './observationWords.ts'

export type SearchPlan = ScanPlan & { search: string }

/** Rows, as `from … o where …`, and the test whether one matches. */
interface SearchedRows {
  source: Sql
  matches: Sql
}

/** `columns`: the only ones besides `matches` and `further`. */
export const withMatches = (
  columns: readonly string[],
  { source, matches }: SearchedRows,
  further: readonly Sql[] = [],
): Sql =>
  sql`select ${sql.join([...columns.map((name) => sql.ref(`o.${name}`)), sql`${matches} as matches`, ...further])} ${source}`

/** Renders branches of all rows that match. */
export const matchingRows = (
  tenantFilter: TenantFilter,
  plan: SearchPlan,
  columns: readonly string[],
): Sql[] =>
  searchedRows(tenantFilter, plan, columns).map(
    ({ source, matches }) => sql`${source} and ${matches}`,
  )

/**
 * Renders the rows that may match, as two branches of which one is empty: where names do not have every word, only
 * observations with a text, which the indexes tell apart.
 */
function searchedRows(
  tenantFilter: TenantFilter,
  { filter, search, ...scan }: SearchPlan,
  columns: readonly string[],
): SearchedRows[] {
  const request = { ...scan, ...filter, columns: [...columns, ...OWN_TEXTS], first: null }
  const ofTexts = accessPath(tenantFilter, { ...request, also: [hasText('o')] })
  return [
    {
      source: sql`${ofTexts} and not ${allHaveNames(search)}`,
      matches: hasAllWordsInText(search, testOwnText('o')),
    },
    {
      source: sql`${accessPath(tenantFilter, request)} and ${allHaveNames(search)}`,
      matches: hasAllWords(search, testOwnText('o')),
    },
  ]
}

/** Renders the rows that are tested before a way to find the others is chosen: `is_left` by the other filters, `matches`. */
export function triedRows(
  tenantFilter: TenantFilter,
  plan: SearchPlan,
  { needed, limit }: { needed: readonly string[]; limit: Sql },
): Sql {
  const { conditions, search, searchDrivingFilter: drivingFilter } = plan
  if (drivingFilter) {
    const parts = searchedRows(tenantFilter, { ...plan, drivingFilter }, needed).map(
      (rows) => sql`(${withMatches(needed, rows)} ${limit})`,
    )
    return sql`select o.*, true as is_left from (${sql.join(parts, sql` union all `)}) o`
  }
  const left = sql`(${sql.join(conditions, sql` and `)}) as is_left`
  const first = (also: readonly Sql[], matches: Sql) => {
    const source = sql`from (${rowsByDate(tenantFilter, plan, { limit, order: 'DESC', also })}) o`
    return sql`(${withMatches(needed, { source, matches }, [left])})`
  }
  const ofTexts = [hasText('o'), sql`not ${allHaveNames(search)}`]
  return sql`${first(ofTexts, hasAllWordsInText(search, testOwnText('o')))}
    union all ${first([allHaveNames(search)], hasAllWords(search, testOwnText('o')))}`
}

/**
 * A lookup reads rows of the table, with their texts; a scan of an index reads the texts of few by the row's id. Where
 * several ids are not looked up, they may have few of the first rows, or none: these are of a limited number then.
 */
export function firstRows(
  tenantFilter: TenantFilter,
  { filter, days, limits, search, ...scan }: SearchPlan,
  first: { limit: Sql; order: SortOrder },
): SearchedRows {
  if (scan.searchDrivingFilter && !scan.drivingFilter) {
    const limited = { order: first.order, limit: sql`limit ${sql.lit(limits.firstScannedRows)}` }
    return {
      source: sql`from (${rowsByDate(tenantFilter, { filter, days }, limited)}) o where ${sql.join(scan.conditions, sql` and `)}`,
      matches: hasAllWords(search, testOwnText('o')),
    }
  }
  const [columns, ownTextTest] = scan.drivingFilter
    ? [OWN_TEXTS, testOwnText('o')]
    : [[], testOwnTextById(tenantFilter)]
  return {
    source: accessPath(tenantFilter, { ...scan, ...filter, columns, first }),
    matches: hasAllWords(search, ownTextTest),
  }
}

/** Renders the first rows by date of the filter's days, whatever else it is for. `also`: further conditions. */
function rowsByDate(
  tenantFilter: TenantFilter,
  { filter, days }: Pick<ScanPlan, 'filter' | 'days'>,
  { limit, order, also = [] }: { limit: Sql; order: SortOrder; also?: readonly Sql[] },
): Sql {
  const ofAll = [tenantFilter('o'), ...dayConditions(days), ...also]
  const first = (isLive: Sql) =>
    sql`select o.* from observations o where ${sql.join([...ofAll, isLive], sql` and `)} ${orderByDate(order)} ${limit}`
  const live = first(sql`o.deleted_at is null`)
  if (!filter.showDeleted) return live
  return sql`select o.* from ((${live}) union all (${first(sql`o.deleted_at is not null`)})) o
    ${orderByDate(order)} ${limit}`
}

/** A scalar subquery instead of EXISTS, which might be hashed, and that would test every text. */
const testOwnTextById =
  (tenantFilter: TenantFilter): TextTest =>
  (pattern) =>
    sql`(select ${testOwnText('n')(pattern)} from observations n where ${tenantFilter('n')} and n.id = o.id)`

const OWN_TEXTS = ['notes', 'unlinked_observee_name', 'unlinked_observee_employee_id'] as const

/** Must be the same expression as in the indexes of observations by date. */
function hasText(alias: string): Sql<boolean> {
  const texts = OWN_TEXTS.map((column) => sql.ref(`${alias}.${column}`))
  return sql`(coalesce(${sql.join(texts)}) is not null)`
}

/** Most observations have no text, and building the text for the test is the expensive part. */
const testOwnText =
  (alias: string): TextTest =>
  (pattern) =>
    sql`case when ${hasText(alias)} then ${asSearchable(ownText(alias))} like ${pattern} else false end`

/** What `searchable` does with plain letters, without calling it, which takes longer than all else of the test. */
const asSearchable = (text: Sql): Sql =>
  sql`case when octet_length(${text}) = length(${text}) then lower((${text}) collate "C") else searchable(${text}) end`

/** Must be the same expression as in the index `observations_search`. */
function ownText(alias: string): Sql {
  const text = (column: (typeof OWN_TEXTS)[number]) =>
    sql`coalesce(${sql.ref(`${alias}.${column}`)}, '')`
  return sql`${text('unlinked_observee_name')} || ' ' || ${text('unlinked_observee_employee_id')}
    || ' ' || ${text('notes')}`
}

/** Renders the test of the leading word as the indexes of own texts have it: of trigrams, or of letters without any. */
function indexedOwnText(search: string): Sql {
  const matches = sql`searchable(${ownText('o')}) like ${SEARCH_PATTERN}`
  if (leadsByTrigrams(search)) return matches
  const isSome = OWN_TEXTS.map((column) => sql`${sql.ref(`o.${column}`)} is not null`)
  return sql`(${sql.join(isSome, sql` or `)}) and ${matches}
    and letter_pairs(searchable(${ownText('o')})) @> (select word.letters from word)`
}

/**
 * Renders branches of the rows that match, by looking up each text and each reference of the leading word in its own index,
 * before the other conditions. A row is in the first branch that finds it.
 */
export function lookedUpRows(
  tenantFilter: TenantFilter,
  { search, conditions, filter: { showDeleted } }: SearchPlan,
): Sql[] {
  const all = [
    ...(showDeleted ? [] : [sql`o.deleted_at is null`]),
    ...conditions,
    ...otherWords(search, testOwnText('o')),
  ]
  const rowsWhere = (isFound: Sql, earlier: readonly Sql[]) => {
    const isNew = earlier.map((test) => sql`(${test}) is not true`)
    return sql`from (select o.* from observations o where ${tenantFilter('o')} and ${isFound} offset 0) o
      where ${sql.join([...all, ...isNew], sql` and `)}`
  }
  const tests = [...REFERENCE_COLUMNS.map(isNamed), testOwnText('o')(SEARCH_PATTERN)]
  return [
    ...REFERENCE_COLUMNS.map((column, place) =>
      rowsWhere(
        sql`${sql.ref(`o.${column}`)} = any(array(select named.id from named))`,
        tests.slice(0, place),
      ),
    ),
    rowsWhere(indexedOwnText(search), tests.slice(0, -1)),
  ]
}
