/** Renders the SQL of the observations that match a filter and a search: CTEs, and branches of rows `o`. */
import type { SortOrder } from '#api/generated/contract.ts'
import {
  containsText,
  hasTrigrams,
  likePattern,
  limitOffset as pageOf,
} from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { personMatches } from '../users/peopleQueries.ts'
import type { DrivingFilter, ScanPlan } from './observationPlan.ts'
import {
  accessPath,
  type AccessPathRequest,
  orderByDate,
  REFERENCE_COLUMNS,
  selectColumns,
} from './observationScan.ts'

export interface ScanSql {
  /** `with …`, or empty. */
  ctes: Sql
  /** Each is `from … o where …`; no row is in two of them. */
  branches: Sql[]
}

interface ScanOptions {
  /** Columns to read in addition to id, date and references. */
  columns: readonly string[]
  /** Set if the first rows by date suffice for a page; null: all rows. */
  first: { rows: number; order: SortOrder } | null
}

/**
 * The planner's estimates for a text test are useless, so row counts decide when to test. A page of a frequent word is
 * full after the first few hundred rows. Otherwise, if the other filters leave few rows, these are read; if many, the
 * indexes of texts and references are used, and if they find many rows too, the rows are scanned in order up to the
 * page.
 */
export function buildScan(
  tenantFilter: TenantFilter,
  plan: ScanPlan,
  options: ScanOptions,
): ScanSql {
  const { filter, conditions, drivingFilter, limits } = plan
  const { columns, first } = options
  if (filter.search === null) {
    const page = first && { limit: pageOf({ skip: 0, take: first.rows }), order: first.order }
    const request = { conditions, drivingFilter, showDeleted: filter.showDeleted, columns }
    return { ctes: sql``, branches: [accessPath(tenantFilter, { ...request, first: page })] }
  }
  const { search, request, withTexts, top, few } = searchParts(
    tenantFilter,
    { ...plan, search: filter.search },
    options,
  )
  const ctes = searchCtes(tenantFilter, search)
  const branches: Sql[] = []
  let isLeft = sql``
  if (first && first.rows <= limits.firstRows) {
    ctes.push(
      sql`early as materialized (select ${selectColumns(columns)} from (${top.first(limits.firstRows)}) o
        where ${top.matches} ${orderByDate(first.order)} limit ${sql.lit(first.rows)})`,
      sql`full_page as materialized (select count(*) >= ${sql.lit(first.rows)} as yes from early)`,
    )
    const isFull = sql`(select full_page.yes from full_page)`
    branches.push(sql`from early o where ${isFull}`)
    isLeft = sql`and not ${isFull}`
  }
  ctes.push(
    sql`f as materialized (${few.first(limits.fewRows + 1, isLeft)})`,
    sql`wide as materialized (select count(*) > ${sql.lit(limits.fewRows)} as yes from f)`,
  )
  const isWide = sql`(select wide.yes from wide)`
  branches.push(sql`from f o where not ${isWide} and ${few.matches}`)
  const source = accessPath(tenantFilter, { ...withTexts, first: null })
  const sequential = sql`${source} and ${isWide} and ${matchesSearch(matchesOwnText('o'))}`
  const upTo = first ? sql`limit ${sql.lit(limits.fewHits + 1)}` : sql``
  ctes.push(
    sql`hits as materialized (${textMatches(tenantFilter, { ...request, search }, isWide)} ${upTo})`,
  )
  const distinct = sql`from (select distinct * from hits) o`
  if (!first) return { ctes: withCtes(ctes), branches: [...branches, sql`${distinct} where true`] }

  ctes.push(
    sql`frequent as materialized (select count(*) > ${sql.lit(limits.fewHits)} as yes from hits)`,
  )
  const isFrequent = sql`(select frequent.yes from frequent)`
  branches.push(sql`${distinct} where not ${isFrequent}`, sql`${sequential} and ${isFrequent}`)
  return { ctes: withCtes(ctes), branches }
}

/**
 * Renders a query of one row `total` that counts no further than `upTo` and one more. Of the first rows follows how to go
 * on: what a hundredth of them has is soon found by reading on, and what is rarer by the indexes.
 */
export function searchCount(tenantFilter: TenantFilter, plan: SearchPlan, upTo: number): Sql {
  const { search, limits, searchDrivingFilter } = plan
  const { request, withTexts, few } = searchParts(tenantFilter, plan, { columns: [], first: null })
  const most = sql.lit(upTo + 1)
  const isNext = (way: 'read' | 'look up') => sql`(select near.next = ${sql.lit(way)} from near)`
  const drivingFilter = searchDrivingFilter
  const all = accessPath(tenantFilter, { ...withTexts, drivingFilter, first: null })
  // Keeps the planner from reading a whole index of texts by its client.
  const inOrder = drivingFilter || request.showDeleted ? sql`` : orderByDate('DESC')
  const ctes = [
    ...searchCtes(tenantFilter, search),
    sql`f as materialized (${few.first(limits.fewRows + 1)})`,
    sql`size as materialized (select count(*) <= ${sql.lit(limits.fewRows)} as is_small from f)`,
    sql`near as materialized (
      select n.total, case when (select size.is_small from size) or n.total = ${most} then 'done'
          when n.total * 100 >= ${sql.lit(limits.fewHits)} then 'read' else 'look up' end as next
      from (
        select count(*) as total from (
          select from (
            select * from f limit (select case when not size.is_small then ${sql.lit(limits.fewHits)} end from size)
          ) o where ${few.matches} limit ${most}
        ) m
      ) n)`,
    sql`far as materialized (select count(*) as total from (
      select ${all} and ${isNext('read')} and ${matchesSearch(matchesOwnText('o'))}
      ${inOrder} limit ${most}) m)`,
    // An observation is found once at most by each of its texts and references.
    sql`hits as materialized (${textMatches(tenantFilter, { ...request, search }, isNext('look up'))}
      limit ${sql.lit((upTo + 1) * (REFERENCE_COLUMNS.length + 1))})`,
  ]
  return sql`${withCtes(ctes)}
    select (case near.next when 'done' then near.total when 'read' then (select far.total from far)
      else least((select count(distinct hits.id) from hits), ${most}) end)::int as total from near`
}

type SearchPlan = ScanPlan & { search: string }

/** Returns what lists and counts of a search share. */
function searchParts(
  tenantFilter: TenantFilter,
  { search, filter: { showDeleted }, conditions, drivingFilter, searchDrivingFilter }: SearchPlan,
  { columns, first }: ScanOptions,
) {
  const request = { conditions, drivingFilter, showDeleted, columns }
  const withTexts = { ...request, columns: [...columns, ...OWN_TEXTS] }
  // A lookup reads rows of the table, with their texts; a scan of an index reads a text by the row's id.
  const rowsBy = (drivingFilter: DrivingFilter | null, order: SortOrder | null) => {
    const all = { ...(drivingFilter ? withTexts : request), drivingFilter }
    return {
      first: (rows: number, condition: Sql = sql``) => {
        const limit = sql`limit ${sql.lit(rows)}`
        return sql`select ${selectColumns(all.columns)}
          ${accessPath(tenantFilter, { ...all, first: order && { limit, order } })} ${condition}
          ${order ? orderByDate(order) : sql``} ${limit}`
      },
      matches: matchesSearch(
        drivingFilter ? matchesOwnText('o') : matchesOwnTextById(tenantFilter),
      ),
    }
  }
  const order = first?.order ?? null
  return {
    search,
    request,
    withTexts,
    /** The newest rows. */
    top: rowsBy(drivingFilter, order),
    /** All rows where they are few, so in no order; that of a scan chooses its index. */
    few: rowsBy(searchDrivingFilter, searchDrivingFilter ? null : order),
  }
}

const searchCtes = (tenantFilter: TenantFilter, search: string): Sql[] => [
  sql`word as materialized (select ${likePattern(search)} as pattern)`,
  sql`named as materialized (${idsMatchingName(tenantFilter, search)})`,
]

const withCtes = (ctes: Sql[]): Sql => sql`with ${sql.join(ctes)}`

const SEARCH_PATTERN = sql`(select word.pattern from word)`

/**
 * Renders the search condition: the observation's own texts, and the names of the records that it refers to.
 * `ownTextTest` tests the own texts and comes last.
 */
function matchesSearch(ownTextTest: Sql): Sql {
  const tests = REFERENCE_COLUMNS.map(
    (column) => sql`${sql.ref(`o.${column}`)} in (select named.id from named)`,
  )
  return sql`(${sql.join([...tests, ownTextTest], sql` or `)})`
}

/** A scalar subquery instead of EXISTS, which might be hashed, and that would test every text. */
function matchesOwnTextById(tenantFilter: TenantFilter): Sql {
  return sql`(select ${matchesOwnText('n')} from observations n where ${tenantFilter('n')} and n.id = o.id)`
}

const OWN_TEXTS = ['unlinked_observee_name', 'unlinked_observee_employee_id', 'notes'] as const

/** Most observations have no text, and building the text for the test is the expensive part. */
function matchesOwnText(alias: string): Sql<boolean> {
  const isNull = OWN_TEXTS.map((column) => sql`${sql.ref(`${alias}.${column}`)} is null`)
  return sql`case when ${sql.join(isNull, sql` and `)} then false
    else searchable(${ownText(alias)}) like ${SEARCH_PATTERN} end`
}

/** Must be the same expression as in the index `observations_search`. */
const ownText = (alias: string): Sql => {
  const text = (column: string) => sql`coalesce(${sql.ref(`${alias}.${column}`)}, '')`
  return sql.join(OWN_TEXTS.map(text), sql` || ' ' || `)
}

/** Renders the test of the own texts as their indexes have it: of trigrams, or of letters for a search without any. */
function indexedOwnText(search: string): Sql {
  const matches = sql`searchable(${ownText('o')}) like ${SEARCH_PATTERN}`
  if (hasTrigrams(search)) return matches
  const isSome = OWN_TEXTS.map((column) => sql`${sql.ref(`o.${column}`)} is not null`)
  return sql`(${sql.join(isSome, sql` or `)}) and ${matches}
    and letter_pairs(searchable(${ownText('o')})) @> (select letter_pairs(searchable(${search})))`
}

/** Looks up each text and each reference in its own index, before the other conditions; rows may appear twice. */
function textMatches(
  tenantFilter: TenantFilter,
  {
    search,
    conditions,
    showDeleted,
    columns,
  }: Pick<AccessPathRequest, 'conditions' | 'showDeleted' | 'columns'> & { search: string },
  isLeft: Sql,
): Sql {
  const all = [isLeft, ...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const selectWhere = (condition: Sql) =>
    sql`select ${selectColumns(columns)}
      from (select o.* from observations o where ${tenantFilter('o')} and ${condition} offset 0) o
      where ${sql.join(all, sql` and `)}`
  const selects = [
    selectWhere(indexedOwnText(search)),
    ...REFERENCE_COLUMNS.map((column) =>
      selectWhere(sql`${sql.ref(`o.${column}`)} = any(array(select named.id from named))`),
    ),
  ]
  return sql.join(selects, sql` union all `)
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
