/** Renders the SQL of the observations that match a filter and a search: CTEs, and branches of rows `o`. */
import type { SortOrder } from '#api/generated/contract.ts'
import { limitOffset as pageOf } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import {
  firstRows,
  lookedUpRows,
  matchingRows,
  type SearchPlan,
  triedRows,
  withMatches,
} from './observationMatches.ts'
import { observationConditions } from './observationConditions.ts'
import type { ScanPlan } from './observationPlan.ts'
import { accessPath, orderByDate, scannedColumns, selectColumns } from './observationScan.ts'
import { searchCtes } from './observationWords.ts'

export interface ScanSql {
  /** `with …`, or empty. */
  ctes: Sql
  /** Each is `from … o where …`; no row is in two of them. */
  branches: Sql[]
}

interface ScanOptions {
  /** Columns to read in addition to id, date and references. */
  columns: readonly string[]
  /** Those that the branches need, if not all of them: a search keeps the rows that it tests first. */
  needed?: readonly string[]
  /** Set if the first rows by date suffice for a page; null: all rows. */
  first: { rows: number; order: SortOrder } | null
}

/**
 * The planner's estimates for a text test are useless, so row counts decide how a search goes on. The other filters may
 * leave few rows, which are read. If they leave many, rows are read on where those read so far match often enough; where
 * not, each text and each reference is looked up in its index.
 */
export function buildScan(
  tenantFilter: TenantFilter,
  plan: ScanPlan,
  options: ScanOptions,
): ScanSql {
  const { filter, conditions, drivingFilter } = plan
  const { columns, needed = scannedColumns(columns), first } = options
  if (filter.search !== null) {
    const searchPlan = { ...plan, search: filter.search }
    return first
      ? scanForPage(tenantFilter, searchPlan, { columns, ...first })
      : scanForAll(tenantFilter, searchPlan, { columns, needed })
  }
  const page = first && { limit: pageOf({ skip: 0, take: first.rows }), order: first.order }
  const request = { conditions, drivingFilter, showDeleted: filter.showDeleted, columns }
  return { ctes: sql``, branches: [accessPath(tenantFilter, { ...request, first: page })] }
}

function scanForAll(
  tenantFilter: TenantFilter,
  plan: SearchPlan,
  { columns, needed }: { columns: readonly string[]; needed: readonly string[] },
): ScanSql {
  const { search, searchDrivingFilter, days } = plan
  const limit = sql`limit ${sql.lit(triedLimit(plan) + 1)}`
  const readShare = sql.lit(days.from || searchDrivingFilter ? READ_SHARE : READ_ALL_SHARE)
  const next = sql`case when ${isExhausted(plan)} then 'done'
    when count(*) filter (where tried.matches) > count(*) filter (where tried.is_left) * ${readShare} then 'read'
    else 'look up' end`
  const ctes = [
    ...searchCtes(tenantFilter, search),
    sql`tried as materialized (${triedRows(tenantFilter, plan, { needed, limit })})`,
    sql`next as materialized (select ${next} as way from tried)`,
  ]
  const isNext = (way: 'done' | 'read' | 'look up') =>
    sql`(select next.way = ${sql.lit(way)} from next)`
  return {
    ctes: withCtes(ctes),
    branches: [
      sql`from tried o where ${isNext('done')} and o.is_left and o.matches`,
      ...matchingRows(tenantFilter, { ...plan, drivingFilter: searchDrivingFilter }, columns).map(
        (rows) => sql`${rows} and ${isNext('read')}`,
      ),
      ...lookedUpRows(tenantFilter, plan).map((rows) => sql`${rows} and ${isNext('look up')}`),
    ],
  }
}

/** If a larger share of the rows matches, reading all of them takes less time than looking the matches up. */
const READ_ALL_SHARE = 0.5
/** The same where days or records leave a part of the rows: matches outside it would be looked up, too. */
const READ_SHARE = 0.1

/**
 * Renders the matches among the first rows by date, which are a whole page of a frequent word. It is a statement of its
 * own: one that can also go on takes far longer to render and to begin.
 */
export function scanFirstRows(
  tenantFilter: TenantFilter,
  plan: SearchPlan,
  order: SortOrder,
): { ctes: Sql; rows: Sql } {
  const first = { limit: sql`limit ${sql.lit(plan.limits.firstRows)}`, order }
  const tested = withMatches(['id', 'date'], firstRows(tenantFilter, plan, first))
  return {
    ctes: withCtes(searchCtes(tenantFilter, plan.search)),
    rows: sql`from (${tested} ${orderByDate(order)} ${first.limit}) o where o.matches`,
  }
}

function scanForPage(
  tenantFilter: TenantFilter,
  plan: SearchPlan,
  { columns, order }: { columns: readonly string[]; order: SortOrder },
): ScanSql {
  const { search, searchDrivingFilter, limits } = plan
  const left = rowsLeft(tenantFilter, plan, order)
  const lookUps = lookedUpRows(tenantFilter, plan).map(
    (found) => sql`select ${selectColumns(columns)} ${found} and (select not few.yes from few)`,
  )
  const ctes = [
    ...searchCtes(tenantFilter, search),
    sql`few as materialized (select ${isExhausted(plan)} as yes from (${left}) o)`,
    sql`hits as materialized (${sql.join(lookUps, sql` union all `)} limit ${sql.lit(limits.fewHits + 1)})`,
    sql`frequent as materialized (select count(*) > ${sql.lit(limits.fewHits)} as yes from hits)`,
  ]
  const isFrequent = sql`(select frequent.yes from frequent)`
  const matchesOf = (drivingFilter: ScanPlan['drivingFilter']) =>
    matchingRows(tenantFilter, { ...plan, drivingFilter }, columns)
  return {
    ctes: withCtes(ctes),
    branches: [
      ...matchesOf(searchDrivingFilter).map((found) => sql`${found} and (select few.yes from few)`),
      sql`from hits o where not ${isFrequent}`,
      ...matchesOf(plan.drivingFilter).map((found) => sql`${found} and ${isFrequent}`),
    ],
  }
}

/** Renders the rows that the other filters leave, as far as they need to be counted: their texts are not read. */
function rowsLeft(tenantFilter: TenantFilter, plan: ScanPlan, order: SortOrder): Sql {
  const { filter, conditions, searchDrivingFilter: drivingFilter } = plan
  const limit = sql`limit ${sql.lit(triedLimit(plan) + 1)}`
  const first = drivingFilter ? null : { limit, order }
  const request = { ...filter, conditions, drivingFilter, columns: [], first }
  return sql`select ${accessPath(tenantFilter, request)} ${first ? orderByDate(order) : sql``} ${limit}`
}

/**
 * Renders a query of one row `total` that counts no further than `upTo` and one more. Of the first rows follows how to go
 * on: what a hundredth of them has is soon found by reading on by date, and what is rarer by the indexes.
 */
export function searchCount(tenantFilter: TenantFilter, plan: SearchPlan, upTo: number): Sql {
  const { search, access, filter, days, searchDrivingFilter: drivingFilter } = plan
  const limit = sql`limit ${sql.lit(triedLimit(plan) + 1)}`
  const most = sql.lit(upTo + 1)
  const isNext = (way: 'read' | 'look up') => sql`(select near.next = ${sql.lit(way)} from near)`
  const counted = (rows: readonly Sql[], way: 'read' | 'look up') => {
    const inOrder = way === 'read' && !drivingFilter && !filter.showDeleted
    const limited = sql`${inOrder ? orderByDate('DESC') : sql``} limit ${most}`
    const parts = rows.map((found) => sql`(select ${found} and ${isNext(way)} ${limited})`)
    return sql`select count(*) as total from (select from (${sql.join(parts, sql` union all `)}) p limit ${most}) m`
  }
  const conditions = observationConditions(access, filter, days, true)
  const readOn = matchingRows(tenantFilter, { ...plan, conditions, drivingFilter }, [])
  const ctes = [
    ...searchCtes(tenantFilter, search),
    sql`tried as materialized (${triedRows(tenantFilter, plan, { needed: [], limit })})`,
    sql`near as materialized (
      select n.total, case when n.total = ${most} or (select ${isExhausted(plan)} from tried) then 'done'
          when (select count(*) filter (where tried.matches) * 100 >= count(*) from tried) then 'read'
          else 'look up' end as next
      from (
        select count(*) as total from (select from tried where tried.is_left and tried.matches limit ${most}) m
      ) n)`,
    sql`far as materialized (${counted(readOn, 'read')})`,
    sql`hits as materialized (${counted(lookedUpRows(tenantFilter, plan), 'look up')})`,
  ]
  return sql`${withCtes(ctes)}
    select (case near.next when 'done' then near.total when 'read' then (select far.total from far)
      else (select hits.total from hits) end)::int as total from near`
}

const withCtes = (ctes: Sql[]): Sql => sql`with ${sql.join(ctes)}`

/** With more rows than this, others follow those that are tried first. */
const triedLimit = ({ searchDrivingFilter, limits }: ScanPlan): number =>
  searchDrivingFilter ? limits.fewRows : limits.fewScannedRows

/** Tests, in a query of `tried` or of the rows left, whether these are all that there are. */
const isExhausted = (plan: ScanPlan): Sql => sql`count(*) <= ${sql.lit(triedLimit(plan))}`
