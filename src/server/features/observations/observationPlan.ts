/**
 * Decides once per request how its observations are read or counted: which part of the filter drives the scan, whether the
 * roll-ups can answer, how a page is reached. The SQL builders follow the plan.
 */
import type { ObservationSort } from '#api/generated/contract.ts'
import { REVIEW_TYPES } from '#domain/enumerations.ts'
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import { type GroupBy, type RollupPlan, rollupPlanFor } from '../rollups/rollupPlan.ts'
import { observationConditions } from './observationConditions.ts'

export interface ObservationQuery {
  access: Access
  filter: ObservationListInput
  days: DateRange
  /** Tests with few rows lower them. */
  limits?: PlanLimits
}

/** Numbers of rows from which another way is quicker. */
export interface PlanLimits {
  /** So few rows are simply read. */
  fewRows: number
  /** Of a page so many of the first rows are read before anything is looked up. */
  firstRows: number
  /** More hits than this, and a page of them is near in any order. */
  fewHits: number
  /** A page by date that lies deeper begins where the counts of days tell. */
  deepRows: number
}

export const PLAN_LIMITS: PlanLimits = {
  fewRows: 10_000,
  firstRows: 250,
  fewHits: 2_000,
  deepRows: 5_000,
}

/** How the observations of a filter are found. */
export interface ScanPlan extends ObservationQuery {
  limits: PlanLimits
  conditions: readonly Sql[]
  drivingFilter: DrivingFilter | null
}

export function planScan(query: ObservationQuery): ScanPlan {
  const { access, filter, days, limits = PLAN_LIMITS } = query
  return {
    access,
    filter,
    days,
    limits,
    conditions: observationConditions(access, filter, days),
    drivingFilter: drivingFilterOf(access, filter),
  }
}

/** How they are counted, grouped by `by`. */
export interface CountsPlan extends ScanPlan {
  by: GroupBy
  /** null: only the observations themselves can tell. */
  rollup: RollupPlan | null
}

export function planCounts(
  query: ObservationQuery,
  by: GroupBy,
  rollup: RollupPlan | null = rollupPlanFor(query, by),
): CountsPlan {
  return { ...planScan(query), by, rollup }
}

export type PageQuery = ObservationQuery & { sort: ObservationSort }

/** How a page of them is reached. */
export interface PagePlan extends ScanPlan {
  sort: ObservationSort
  paging: Paging
  /** It touches few rows whatever the client's size: see ReadOptions. */
  isPipelined: boolean
}

/**
 * scan: the rows before the page are read. dayCounts: the counts of days tell in which day it begins. groups: sorted by what
 * many observations have in common, the counts of these groups tell in which it lies.
 */
type Paging =
  | { by: 'scan' }
  | { by: 'dayCounts'; counts: CountsPlan }
  | { by: 'groups'; column: GroupedColumn; counts: CountsPlan }

export function planPage(query: PageQuery): PagePlan {
  const { sort } = query
  const scan = planScan(query)
  const paging = planPaging(scan, sort)
  return { ...scan, sort, paging, isPipelined: isNearTop(scan, sort) }
}

function planPaging(scan: ScanPlan, { column }: ObservationSort): Paging {
  const { filter, limits } = scan
  if (filter.search !== null || filter.showDeleted) return { by: 'scan' }
  if (column === 'date') {
    const counts = filter.skip < limits.deepRows ? null : planCounts(scan, 'days')
    const references = counts?.rollup?.references?.length ?? 0
    return counts?.rollup && references <= MAX_REFERENCES
      ? { by: 'dayCounts', counts }
      : { by: 'scan' }
  }
  if (!isGroupedColumn(column)) return { by: 'scan' }
  const counts = GROUP_COUNTS[column](scan)
  return counts.rollup ? { by: 'groups', column, counts } : { by: 'scan' }
}

/** More records are counted day by day in more time than their observations take to walk along. */
const MAX_REFERENCES = 32

/** The sorts whose groups the roll-ups count, and these counts. */
const GROUP_COUNTS = {
  task_name: (query) => planCounts(query, 'task_id'),
  location_name: (query) => planCounts(query, 'location_id'),
  department_name: (query) => planCounts(query, 'department_id'),
  user_name: (query) => planCounts(query, 'user_id'),
  technique: (query) => planCounts(query, null),
  review_type: ({ filter, ...query }) => {
    const type = filter.type.length > 0 ? filter.type : [...REVIEW_TYPES]
    return planCounts({ ...query, filter: { ...filter, type } }, null)
  },
} satisfies Partial<Record<ObservationSort['column'], (query: ObservationQuery) => CountsPlan>>

export type GroupedColumn = keyof typeof GROUP_COUNTS

const isGroupedColumn = (column: ObservationSort['column']): column is GroupedColumn =>
  Object.hasOwn(GROUP_COUNTS, column)

/** An index has the rows in their order, and few before the page are left out. */
function isNearTop(query: ObservationQuery, { column }: ObservationSort): boolean {
  if (column !== 'date' || query.filter.skip > MAX_PIPELINED_SKIP) return false
  const rollup = rollupPlanFor(query, null)
  return rollup !== null && (rollup.references === null || rollup.references.length === 1)
}

const MAX_PIPELINED_SKIP = 500

/**
 * Which part of a filter, or of what somebody may see, leaves the fewest observations: they are looked up by it. Those of
 * some records, or those made by or about one person.
 */
export type DrivingFilter =
  | { column: (typeof DRIVING_COLUMNS)[number]['column']; ids: readonly string[] }
  | { own: string }

/** null: nothing is narrow. */
function drivingFilterOf(access: Access, filter: ObservationListInput): DrivingFilter | null {
  for (const { column, of, maxIds } of DRIVING_COLUMNS) {
    const ids = filterUuids(of(filter, access))
    if (ids && ids.length <= maxIds)
      return { column, ids: [...new Set(ids.map((id) => id.toLowerCase()))] }
    if (column === 'id' && access.ownRecordsOnly) return { own: access.userId }
  }
  return null
}

interface DrivingColumn {
  column:
    | 'id'
    | 'observee_id'
    | 'user_id'
    | 'campaign_id'
    | 'location_id'
    | 'department_id'
    | 'task_id'
  of: (filter: ObservationListInput, access: Access) => readonly string[] | null
  /** More have so many observations that reading all in their order is quicker. */
  maxIds: number
}

/** The narrowest first. A filter may name places out of sight, too: the conditions leave these out. */
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
