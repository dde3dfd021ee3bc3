/**
 * Renders the rows that may match a search, the test whether one does, and the rows that do. All are below the CTEs of
 * `searchCtes`: the search's pattern, and the ids of the records whose names match.
 */
import type { SortOrder } from '#api/generated/contract.ts'
import { containsText, hasTrigrams, likePattern } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { personMatches } from '../users/peopleQueries.ts'
import { dayConditions } from './observationConditions.ts'
import type { ScanPlan } from './observationPlan.ts'
import { accessPath, orderByDate, REFERENCE_COLUMNS } from './observationScan.ts'

export type SearchPlan = ScanPlan & { search: string }

export const searchCtes = (tenantFilter: TenantFilter, search: string): Sql[] => [
  sql`word as materialized (select ${likePattern(search)} as pattern)`,
  sql`named as materialized (${idsMatchingName(tenantFilter, search)})`,
]

const SEARCH_PATTERN = sql`(select word.pattern from word)`
const HAS_NAMES = sql`(select exists (select from named))`

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
  plan: ScanPlan,
  columns: readonly string[],
): Sql[] =>
  searchedRows(tenantFilter, plan, columns).map(
    ({ source, matches }) => sql`${source} and ${matches}`,
  )

/**
 * Renders the rows that may match, as two branches of which one is empty: where no name matches, only observations with a
 * text, which the indexes tell apart.
 */
function searchedRows(
  tenantFilter: TenantFilter,
  { filter, ...scan }: ScanPlan,
  columns: readonly string[],
): SearchedRows[] {
  const request = { ...scan, ...filter, columns: [...columns, ...OWN_TEXTS], first: null }
  const ofTexts = accessPath(tenantFilter, { ...request, also: [hasText('o')] })
  return [
    { source: sql`${ofTexts} and not ${HAS_NAMES}`, matches: matchesOwnText('o') },
    {
      source: sql`${accessPath(tenantFilter, request)} and ${HAS_NAMES}`,
      matches: matchesNamesOr(matchesOwnText('o')),
    },
  ]
}

/** Renders the rows that are tested before a way to find the others is chosen: `is_left` by the other filters, `matches`. */
export function triedRows(
  tenantFilter: TenantFilter,
  plan: ScanPlan,
  { needed, limit }: { needed: readonly string[]; limit: Sql },
): Sql {
  const { conditions, searchDrivingFilter: drivingFilter } = plan
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
  return sql`${first([hasText('o'), sql`not ${HAS_NAMES}`], matchesOwnText('o'))}
    union all ${first([HAS_NAMES], matchesNamesOr(matchesOwnText('o')))}`
}

/**
 * A lookup reads rows of the table, with their texts; a scan of an index reads the texts of few by the row's id. Where
 * several ids are not looked up, they may have few of the first rows, or none: these are of a limited number then.
 */
export function firstRows(
  tenantFilter: TenantFilter,
  { filter, days, limits, ...scan }: ScanPlan,
  first: { limit: Sql; order: SortOrder },
): SearchedRows {
  if (scan.searchDrivingFilter && !scan.drivingFilter) {
    const limited = { order: first.order, limit: sql`limit ${sql.lit(limits.firstScannedRows)}` }
    return {
      source: sql`from (${rowsByDate(tenantFilter, { filter, days }, limited)}) o where ${sql.join(scan.conditions, sql` and `)}`,
      matches: matchesNamesOr(matchesOwnText('o')),
    }
  }
  const [columns, ownTextTest] = scan.drivingFilter
    ? [OWN_TEXTS, matchesOwnText('o')]
    : [[], matchesOwnTextById(tenantFilter)]
  return {
    source: accessPath(tenantFilter, { ...scan, ...filter, columns, first }),
    matches: matchesNamesOr(ownTextTest),
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

const matchesNamesOr = (ownTextTest: Sql): Sql =>
  sql`(${sql.join([...REFERENCE_COLUMNS.map(isNamed), ownTextTest], sql` or `)})`

const isNamed = (column: string): Sql =>
  sql`${sql.ref(`o.${column}`)} in (select named.id from named)`

/** A scalar subquery instead of EXISTS, which might be hashed, and that would test every text. */
const matchesOwnTextById = (tenantFilter: TenantFilter): Sql =>
  sql`(select ${matchesOwnText('n')} from observations n where ${tenantFilter('n')} and n.id = o.id)`

const OWN_TEXTS = ['notes', 'unlinked_observee_name', 'unlinked_observee_employee_id'] as const

/** Must be the same expression as in the indexes of observations by date. */
function hasText(alias: string): Sql<boolean> {
  const texts = OWN_TEXTS.map((column) => sql.ref(`${alias}.${column}`))
  return sql`(coalesce(${sql.join(texts)}) is not null)`
}

/** Most observations have no text, and building the text for the test is the expensive part. */
const matchesOwnText = (alias: string): Sql<boolean> =>
  sql`case when ${hasText(alias)} then ${asSearchable(ownText(alias))} like ${SEARCH_PATTERN} else false end`

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

/** Renders the test of the own texts as their indexes have it: of trigrams, or of letters for a search without any. */
function indexedOwnText(search: string): Sql {
  const matches = sql`searchable(${ownText('o')}) like ${SEARCH_PATTERN}`
  if (hasTrigrams(search)) return matches
  const isSome = OWN_TEXTS.map((column) => sql`${sql.ref(`o.${column}`)} is not null`)
  return sql`(${sql.join(isSome, sql` or `)}) and ${matches}
    and letter_pairs(searchable(${ownText('o')})) @> (select letter_pairs(searchable(${search})))`
}

/**
 * Renders branches of the rows that match, by looking up each text and each reference in its own index, before the other
 * conditions. A row is in the first branch that finds it.
 */
export function lookedUpRows(
  tenantFilter: TenantFilter,
  { search, conditions, filter: { showDeleted } }: SearchPlan,
): Sql[] {
  const all = [...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const rowsWhere = (isFound: Sql, earlier: readonly Sql[]) => {
    const isNew = earlier.map((test) => sql`(${test}) is not true`)
    return sql`from (select o.* from observations o where ${tenantFilter('o')} and ${isFound} offset 0) o
      where ${sql.join([...all, ...isNew], sql` and `)}`
  }
  const tests = [...REFERENCE_COLUMNS.map(isNamed), matchesOwnText('o')]
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

/** Matches related records by name; people never by e-mail address, and by employee ID only where it is shown. */
function idsMatchingName(tenantFilter: TenantFilter, search: string): Sql {
  const byName = (['tasks', 'locations', 'departments'] as const).map(
    (table) => sql`select r.id from ${sql.table(table)} r
      where ${tenantFilter('r')} and ${containsText(sql`r.name`, search)} union all`,
  )
  return sql`${sql.join(byName, sql` `)}
    select p.id from users p join clients c on c.id = p.client_id
    where ${tenantFilter('p')} and ${personMatches(search)}`
}
