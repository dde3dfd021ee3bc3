/**
 * Plans once per request how observations are read or counted: which part of the filter drives the scan, whether the
 * roll-ups suffice and how a page is reached. The SQL builders follow the plan.
 */
import type { ObservationSort } from '#api/generated/contract.ts'
import { REVIEW_TYPES } from '#domain/enumerations.ts'
import { COUNT_STEP } from '#domain/listLimits.ts'
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
  /** The caller's places have few observations: see hasFewObservations. Absent: not known. */
  isOfFew?: boolean
  /** Tests with few rows use lower limits. */
  limits?: PlanLimits
}

/** Numbers of rows at which another plan becomes faster. */
export interface PlanLimits {
  /** Up to this many rows are read directly where they are looked up. */
  fewRows: number
  /** The same where they are scanned in their order, which a few of them may be far apart in. */
  fewScannedRows: number
  /** Rows that a page reads from the top before it looks up search matches. */
  firstRows: number
  /** Rows in whose order these are looked for, where other filters that are not looked up may leave few of them. */
  firstScannedRows: number
  /** A page that ends here reads as many rows of each of many ids. */
  topRows: number
  /** With more matches than this, a page of them is near the top in any order. */
  fewHits: number
  /** A page by date that begins deeper uses the day counts. */
  deepRows: number
  /** Counts of searches stop at this number times a power of two. */
  countStep: number
  /** A page by a person's name or a review's status that ends deeper is not read person by person, status by status. */
  peopleRows: number
  /** Times the ids of DRIVING_COLUMNS that are looked up. */
  timesIds: number
  /** The same for a search, whose texts are only in the table, and for a page near the top. */
  timesSearchedIds: number
}

export const PLAN_LIMITS: PlanLimits = {
  fewRows: 10_000,
  fewScannedRows: 2_000,
  firstRows: 250,
  firstScannedRows: 5_000,
  topRows: 100,
  fewHits: 2_000,
  deepRows: 5_000,
  countStep: COUNT_STEP,
  peopleRows: 2_048,
  timesIds: 1,
  timesSearchedIds: 8,
}

/** Plan of how to find a filter's observations. */
export interface ScanPlan extends ObservationQuery {
  limits: PlanLimits
  /** Where nothing drives the scan. */
  conditions: readonly Sql[]
  drivingFilter: DrivingFilter | null
  /** That of a search, which reads the texts of all rows that the other filters leave. */
  searchDrivingFilter: DrivingFilter | null
  /** It touches few rows whatever the client's size: see ReadOptions. */
  isQuick: boolean
}

/** `further`: conditions on `o` beside the filter's. `isInOrder`: for the first rows by date. */
export function planScan(
  query: ObservationQuery,
  { further = [], isInOrder = false }: { further?: readonly Sql[]; isInOrder?: boolean } = {},
): ScanPlan {
  const { access, filter, days, isOfFew = false, limits = PLAN_LIMITS } = query
  const conditionsOf: ConditionsOf = (...of) => [
    ...observationConditions(...of, days, isInOrder),
    ...further,
  ]
  const drivingFilter = drivingFilterOf(query, conditionsOf, limits.timesIds)
  return {
    access,
    filter,
    days,
    limits,
    conditions: conditionsOf(access, filter),
    drivingFilter,
    searchDrivingFilter: drivingFilterOf(query, conditionsOf, limits.timesSearchedIds),
    isQuick: isOfFew && readsOwnPlacesOnly(query, drivingFilter),
  }
}

/** Whether only live observations at the caller's own places are read; a search also reads the names of all people. */
function readsOwnPlacesOnly(
  { access, filter }: ObservationQuery,
  driving: DrivingFilter | null,
): boolean {
  if (filter.search !== null || filter.showDeleted) return false
  if (driving === null || !('column' in driving)) return false
  return access.locations
    ? driving.column === 'location_id' && filter.locations.length === 0
    : driving.column === 'department_id' && filter.departments.length === 0
}

type ConditionsOf = (access: Access, filter: ObservationListInput) => Sql[]

/** Plan of how to count them, grouped by `by`. */
export interface CountsPlan extends ScanPlan {
  by: GroupBy
  /** null: only the observations can give the counts. */
  rollup: RollupPlan | null
}

export function planCounts(
  query: ObservationQuery,
  by: GroupBy,
  rollup: RollupPlan | null = rollupPlanFor(query, by),
): CountsPlan {
  const scan = planScan(query)
  return {
    ...scan,
    drivingFilter: countsDrivingFilter(scan, by),
    by,
    rollup,
    isQuick: rollup !== null || scan.isQuick,
  }
}

/** A line of some locations looks up many: their index has what most filters test, and all of their rows are read. */
function countsDrivingFilter(
  { drivingFilter, searchDrivingFilter: wider }: ScanPlan,
  by: GroupBy,
): DrivingFilter | null {
  const isByLocation = wider && 'column' in wider && wider.column === 'location_id'
  return by === 'days' && isByLocation ? wider : drivingFilter
}

export type PageQuery = ObservationQuery & { sort: ObservationSort }

/** Plan of how to reach a page of them. */
export interface PagePlan extends ScanPlan {
  sort: ObservationSort
  paging: Paging
}

/**
 * scan: reads the rows before the page. dayCounts: the day counts tell on which day the page begins. groups: sorted by
 * a value that many observations share; the counts of its groups tell where the page begins. people: sorted by the name
 * of a person; reads people in that order with their observations. reviews: sorted by the status of a review, which most
 * do not have; reads those that do in their own index.
 */
type Paging =
  | { by: 'scan' }
  | { by: 'people'; column: PersonColumn }
  | { by: 'reviews' }
  | { by: 'dayCounts'; counts: CountsPlan }
  | { by: 'groups'; column: GroupedColumn; counts: CountsPlan }

export function planPage(query: PageQuery): PagePlan {
  const { sort } = query
  const scan = planScan(query, { isInOrder: sort.column === 'date' })
  const paging = planPaging(scan, sort)
  return {
    ...scan,
    drivingFilter: pageDrivingFilter(scan, sort),
    sort,
    paging,
    // Sorting by names looks up those of every row.
    isQuick: (scan.isQuick && sort.column === 'date') || isNearTop(scan, sort),
  }
}

/**
 * A few rows of each id take a moment, whatever the ids have. In their order a page of ids that have many is found
 * sooner, but that of ids that have none would read all observations.
 */
function pageDrivingFilter(
  { filter, limits, drivingFilter, searchDrivingFilter }: ScanPlan,
  { column }: ObservationSort,
): DrivingFilter | null {
  const isOfFew = column === 'date' && filter.skip + filter.take <= limits.topRows
  return isOfFew && filter.search === null ? searchDrivingFilter : drivingFilter
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
  if (filter.skip + filter.take <= limits.peopleRows && isOfEverything(scan)) {
    const person = PERSON_COLUMNS[column]
    if (person) return { by: 'people', column: person }
    if (column === 'ai_review_status') return { by: 'reviews' }
  }
  if (!isGroupedColumn(column)) return { by: 'scan' }
  const counts = GROUP_COUNTS[column](scan)
  return counts.rollup ? { by: 'groups', column, counts } : { by: 'scan' }
}

export type PersonColumn = 'user_id' | 'observee_id'

const PERSON_COLUMNS: Partial<Record<ObservationSort['column'], PersonColumn>> = {
  user_name: 'user_id',
  observee_name: 'observee_id',
}

/** Whether nothing but days and the technique's result limits the observations, so that most people have some. */
function isOfEverything(query: ObservationQuery): boolean {
  return rollupPlanFor(query, null)?.kind === 'all'
}

/** Summing the day counts of more records takes longer than scanning their observations. */
const MAX_REFERENCES = 32

/** Sorts whose groups the roll-ups count, with those counts. */
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

/** Returns whether an index has the rows in their order and few rows before the page are skipped. */
function isNearTop(query: ObservationQuery, { column }: ObservationSort): boolean {
  if (column !== 'date' || query.filter.skip > MAX_QUICK_SKIP) return false
  const rollup = rollupPlanFor(query, null)
  return rollup !== null && (rollup.references === null || rollup.references.length === 1)
}

const MAX_QUICK_SKIP = 500

/**
 * Part of a filter, or of the caller's access, that leaves the fewest observations, used to look them up: those of some
 * records, or those made by or about one person.
 */
export type DrivingFilter = (
  | { column: (typeof DRIVING_COLUMNS)[number]['column']; ids: readonly string[] }
  | { own: string }
) & {
  /** What is left to test of the observations that it looks up. */
  conditions: readonly Sql[]
}

/** Returns null if no part is narrow enough. */
function drivingFilterOf(
  { access, filter }: ObservationQuery,
  conditionsOf: ConditionsOf,
  timesIds: number,
): DrivingFilter | null {
  for (const { column, name, maxIds } of DRIVING_COLUMNS) {
    const isFilter = filter[name].length > 0
    const visible = name === 'locations' || name === 'departments' ? access[name] : null
    const ids = filterUuids(isFilter ? filter[name] : visible)
    if (ids && ids.length <= maxIds * timesIds)
      return {
        column,
        ids: [...new Set(ids.map((id) => id.toLowerCase()))],
        conditions: isFilter
          ? conditionsOf(access, { ...filter, [name]: [] })
          : conditionsOf({ ...access, [name]: null }, filter),
      }
    if (column === 'id' && access.ownRecordsOnly)
      return { own: access.userId, conditions: conditionsOf(access, filter) }
  }
  return null
}

/** The narrowest column first. A filter may name places that the caller must not see: the conditions exclude these. */
const DRIVING_COLUMNS = [
  { column: 'id', name: 'ids', maxIds: 10_000 },
  { column: 'observee_id', name: 'observees', maxIds: 200 },
  { column: 'user_id', name: 'observers', maxIds: 100 },
  { column: 'campaign_id', name: 'campaignIds', maxIds: 20 },
  { column: 'location_id', name: 'locations', maxIds: 50 },
  { column: 'department_id', name: 'departments', maxIds: 16 },
  { column: 'task_id', name: 'tasks', maxIds: 8 },
] as const satisfies readonly {
  column: string
  /** The filter's; places are also the access's. */
  name: keyof ObservationListInput
  /** With more ids than this, reading all observations in their order is faster. */
  maxIds: number
}[]
