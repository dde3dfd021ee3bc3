/**
 * Renders the SQL of a filter's observations by the fastest access path: through the rows of a few records, or all
 * rows.
 */
import type { SortOrder } from '#api/generated/contract.ts'
import { orderByClause } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { DrivingFilter } from './observationPlan.ts'

export interface AccessPathRequest {
  /** Where nothing drives the scan; `drivingFilter` has its own. */
  conditions: readonly Sql[]
  /** Further ones in any case. */
  also?: readonly Sql[]
  drivingFilter: DrivingFilter | null
  showDeleted: boolean
  /** Columns to read; only these exist on `o` outside. */
  columns: readonly string[]
  /** Limit when the first rows by date suffice; null: all rows. */
  first: { limit: Sql; order: SortOrder } | null
}

/**
 * Renders `from … o where …`, to which conditions may be added. The planner estimates a hundredth of the real number of
 * rows for a day range or a record, so a filter on few records makes it look up each of them.
 */
export function accessPath(tenantFilter: TenantFilter, request: AccessPathRequest): Sql {
  const { drivingFilter, showDeleted } = request
  if (drivingFilter === null && !showDeleted)
    return sql`from observations o where ${sql.join(conditionsOf(tenantFilter, request), sql` and `)}`
  // Live and deleted rows have separate indexes.
  if (drivingFilter === null)
    return unionOf(tenantFilter, request, [LIVE, sql`o.deleted_at is not null`])
  if ('own' in drivingFilter) {
    const asObserver = sql`o.user_id = ${drivingFilter.own}`
    const asObservee = sql`o.observee_id = ${drivingFilter.own} and o.user_id <> ${drivingFilter.own}`
    return unionOf(tenantFilter, request, [asObserver, asObservee])
  }
  const { column, ids } = drivingFilter
  const one = sql`${sql.ref(`o.${column}`)} = narrowest.id`
  return sql`from unnest(${ids}::uuid[]) as narrowest (id)
    cross join lateral (${lookUpBy(tenantFilter, request, one)}) o where true`
}

/** The parts must not overlap. */
function unionOf(
  tenantFilter: TenantFilter,
  source: AccessPathRequest,
  parts: readonly Sql[],
): Sql {
  const each = parts.map((one) => sql`(${lookUpBy(tenantFilter, source, one)})`)
  return sql`from (${sql.join(each, sql` union all `)}) o where true`
}

/** `offset 0` prevents merging into the outer query. */
function lookUpBy(tenantFilter: TenantFilter, source: AccessPathRequest, one: Sql): Sql {
  const { columns, first } = source
  const all = [one, ...conditionsOf(tenantFilter, source)]
  const ordered = first ? sql`${orderByDate(first.order)} ${first.limit}` : sql`offset 0`
  return sql`select ${selectColumns(columns)} from observations o where ${sql.join(all, sql` and `)} ${ordered}`
}

export const orderByDate = (order: SortOrder): Sql =>
  orderByClause({ key: sql`o.date`, isNotNull: true, order, id: sql`o.id` })

function conditionsOf(
  tenantFilter: TenantFilter,
  { conditions, drivingFilter, also = [], showDeleted }: AccessPathRequest,
): Sql[] {
  const filters = drivingFilter?.conditions ?? conditions
  return [tenantFilter('o'), ...(showDeleted ? [] : [LIVE]), ...filters, ...also]
}

export const REFERENCE_COLUMNS = [
  'task_id',
  'location_id',
  'department_id',
  'user_id',
  'observee_id',
] as const

/** Adds the columns that every scan needs to the requested ones. */
export const selectColumns = (columns: readonly string[]): Sql =>
  sql.join(scannedColumns(columns).map((column) => sql.ref(`o.${column}`)))

export const scannedColumns = (columns: readonly string[]): string[] => [
  ...new Set(['id', 'date', 'campaign_id', ...REFERENCE_COLUMNS, ...columns]),
]

const LIVE = sql`o.deleted_at is null`
