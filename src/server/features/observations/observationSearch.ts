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
import type { ScanPlan } from './observationPlan.ts'
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
  { filter: { search, showDeleted }, conditions, drivingFilter, limits }: ScanPlan,
  { columns, first }: ScanOptions,
): ScanSql {
  const request = { conditions, drivingFilter, showDeleted, columns }
  if (search === null) {
    const page = first && { limit: pageOf({ skip: 0, take: first.rows }), order: first.order }
    return { ctes: sql``, branches: [accessPath(tenantFilter, { ...request, first: page })] }
  }

  const isIndexed = drivingFilter !== null
  const withTexts = { ...request, columns: [...columns, ...OWN_TEXTS] }
  const all = isIndexed ? withTexts : request
  const ownTextMatches = isIndexed ? matchesOwnText('o') : matchesOwnTextById(tenantFilter)
  const firstOf = (rows: number, condition: Sql = sql``) => {
    const limit = sql`limit ${sql.lit(rows)}`
    return sql`select ${selectColumns(all.columns)}
      ${accessPath(tenantFilter, { ...all, first: first && { limit, order: first.order } })} ${condition}
      ${first ? orderByDate(first.order) : sql``} ${limit}`
  }
  const ctes = [
    sql`word as materialized (select ${likePattern(search)} as pattern)`,
    sql`named as materialized (${idsMatchingName(tenantFilter, search)})`,
  ]
  const branches: Sql[] = []
  let isLeft = sql``
  if (first && first.rows <= limits.firstRows) {
    ctes.push(
      sql`early as materialized (select ${selectColumns(columns)} from (${firstOf(limits.firstRows)}) o
        where ${matchesSearch(ownTextMatches)} ${orderByDate(first.order)} limit ${sql.lit(first.rows)})`,
      sql`full_page as materialized (select count(*) >= ${sql.lit(first.rows)} as yes from early)`,
    )
    const isFull = sql`(select full_page.yes from full_page)`
    branches.push(sql`from early o where ${isFull}`)
    isLeft = sql`and not ${isFull}`
  }
  ctes.push(
    sql`f as materialized (${firstOf(limits.fewRows + 1, isLeft)})`,
    sql`wide as materialized (select count(*) > ${sql.lit(limits.fewRows)} as yes from f)`,
  )
  const isWide = sql`(select wide.yes from wide)`
  branches.push(sql`from f o where not ${isWide} and ${matchesSearch(ownTextMatches)}`)
  const source = accessPath(tenantFilter, { ...withTexts, first: null })
  const sequential = sql`${source} and ${isWide} and ${matchesSearch(matchesOwnText('o'))}`
  if (!hasTrigrams(search)) return { ctes: withCtes(ctes), branches: [...branches, sequential] }

  const upTo = first ? sql`limit ${sql.lit(limits.fewHits + 1)}` : sql``
  ctes.push(sql`hits as materialized (${textMatches(tenantFilter, request, isWide)} ${upTo})`)
  const distinct = sql`from (select distinct * from hits) o`
  if (!first) return { ctes: withCtes(ctes), branches: [...branches, sql`${distinct} where true`] }

  ctes.push(
    sql`frequent as materialized (select count(*) > ${sql.lit(limits.fewHits)} as yes from hits)`,
  )
  const isFrequent = sql`(select frequent.yes from frequent)`
  branches.push(sql`${distinct} where not ${isFrequent}`, sql`${sequential} and ${isFrequent}`)
  return { ctes: withCtes(ctes), branches }
}

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

/** Looks up each text and each reference in its own index, before the other conditions; rows may appear twice. */
function textMatches(
  tenantFilter: TenantFilter,
  {
    conditions,
    showDeleted,
    columns,
  }: Pick<AccessPathRequest, 'conditions' | 'showDeleted' | 'columns'>,
  isWide: Sql,
): Sql {
  const all = [isWide, ...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const selectWhere = (condition: Sql) =>
    sql`select ${selectColumns(columns)}
      from (select o.* from observations o where ${tenantFilter('o')} and ${condition} offset 0) o
      where ${sql.join(all, sql` and `)}`
  const selects = [
    selectWhere(sql`searchable(${ownText('o')}) like ${SEARCH_PATTERN}`),
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
