/** SQL of the observations that a filter leaves, by the shortest way there is to them: their own records' rows, or all. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import { orderByClause } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'

export interface AccessPathRequest {
  conditions: readonly Sql[]
  drivingFilter: DrivingFilter | null
  showDeleted: boolean
  /** What is read of each; all that is said of `o` outside. */
  columns: readonly string[]
  /** So many of the first by date are enough; null: all. */
  first: { limit: Sql; order: SortOrder } | null
}

/**
 * `from … o where …`, to which more conditions may be added. The planner's guess of how many rows a day range or a record
 * has is a hundredth of what is there, so where a filter names few records it is told to look each of them up.
 */
export function accessPath(tenantFilter: TenantFilter, request: AccessPathRequest): Sql {
  const { drivingFilter, showDeleted } = request
  if (drivingFilter === null && !showDeleted)
    return sql`from observations o where ${sql.join(conditionsOf(tenantFilter, request), sql` and `)}`
  // Live and deleted rows have an index each.
  if (drivingFilter === null)
    return unionOf(tenantFilter, request, [LIVE, sql`o.deleted_at is not null`])
  if ('own' in drivingFilter) {
    const made = sql`o.user_id = ${drivingFilter.own}`
    const about = sql`o.observee_id = ${drivingFilter.own} and o.user_id <> ${drivingFilter.own}`
    return unionOf(tenantFilter, request, [made, about])
  }
  const { column, ids } = drivingFilter
  const one = sql`${sql.ref(`o.${column}`)} = narrowest.id`
  return sql`from unnest(${ids}::uuid[]) as narrowest (id)
    cross join lateral (${lookUpBy(tenantFilter, request, one)}) o where true`
}

/** No row is in two of the parts. */
function unionOf(
  tenantFilter: TenantFilter,
  source: AccessPathRequest,
  parts: readonly Sql[],
): Sql {
  const each = parts.map((one) => sql`(${lookUpBy(tenantFilter, source, one)})`)
  return sql`from (${sql.join(each, sql` union all `)}) o where true`
}

/** `offset 0`: not merged into what it stands in. */
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
  { conditions, showDeleted }: AccessPathRequest,
): Sql[] {
  return [tenantFilter('o'), ...(showDeleted ? [] : [LIVE]), ...conditions]
}

export const REFERENCE_COLUMNS = [
  'task_id',
  'location_id',
  'department_id',
  'user_id',
  'observee_id',
] as const

/** What is read of an observation beside what somebody asks for. */
export function selectColumns(columns: readonly string[]): Sql {
  const all = new Set(['id', 'date', 'campaign_id', ...REFERENCE_COLUMNS, ...columns])
  return sql.join([...all].map((column) => sql.ref(`o.${column}`)))
}

const LIVE = sql`o.deleted_at is null`

/**
 * Which part of a filter, or of what somebody sees, leaves the fewest observations: they are looked up by it.
 * Of some records, or made by or about one person.
 */
export type DrivingFilter =
  | { column: (typeof DRIVING_COLUMNS)[number]['column']; ids: readonly string[] }
  | { own: string }

/** null: nothing is narrow. */
export function drivingFilterOf(
  access: Access,
  filter: ObservationListInput,
): DrivingFilter | null {
  for (const { column, of, maxIds } of DRIVING_COLUMNS) {
    const ids = filterUuids(of(filter, access))
    if (ids && ids.length <= maxIds)
      return { column, ids: [...new Set(ids.map((id) => id.toLowerCase()))] }
    if (column === 'id' && access.ownRecordsOnly) return { own: access.userId }
  }
  return null
}

type FilterIds = readonly string[] | null

interface DrivingColumn {
  column:
    | 'id'
    | 'observee_id'
    | 'user_id'
    | 'campaign_id'
    | 'location_id'
    | 'department_id'
    | 'task_id'
  of: (filter: ObservationListInput, access: Access) => FilterIds
  /** More have so many observations that reading all in their order is quicker. */
  maxIds: number
}

/** The narrowest first. A filter names places that are out of sight, too: these are left out by the conditions. */
const DRIVING_COLUMNS: readonly DrivingColumn[] = [
  { column: 'id', of: ({ ids }) => ids, maxIds: 10_000 },
  { column: 'observee_id', of: ({ observees }) => observees, maxIds: 200 },
  { column: 'user_id', of: ({ observers }) => observers, maxIds: 100 },
  { column: 'campaign_id', of: ({ campaignIds }) => campaignIds, maxIds: 20 },
  {
    column: 'location_id',
    of: ({ locations }, access) => (locations.length > 0 ? locations : access.locations),
    maxIds: 50,
  },
  {
    column: 'department_id',
    of: ({ departments }, access) => (departments.length > 0 ? departments : access.departments),
    maxIds: 16,
  },
  { column: 'task_id', of: ({ tasks }) => tasks, maxIds: 8 },
]
