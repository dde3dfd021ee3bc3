/** Reads and counts locations with the names of their parents and children. */
import type { LocationFilter, LocationSort } from '#api/generated/contract.ts'
import type { LocationParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import {
  matchesIds,
  hasDepartments,
  hasDepartmentsInTree,
  locationsWithDepartments,
  visibleLocation,
  placeHasTask,
} from '../../context/visibility/visibility.ts'
import { descendantIds } from '../../context/visibility/placeTree.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import {
  containsText,
  recordJson,
  textSortKey,
  type Sorting,
  pagedRecords,
} from '../../context/listSql/listSql.ts'
import { uuidOrNil, NIL_UUID, filterUuids } from '../../platform/db/uuids.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import {
  OBSERVATION_COUNT_SORT,
  observationCountOf,
  joinObservationCounts,
} from '../rollups/observationCounts.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface LocationQuery {
  access: Access
  /** Only locations where something can be observed, for dropdowns. */
  observableOnly: boolean
  list: ListInput
  filter: LocationFilter
}

export interface LocationColumns {
  sort: LocationSort
  withChildren: boolean
  withCount: boolean
  /** Days of the observations that are counted. */
  days: DateRange
}

export async function readLocations(
  db: Database,
  query: LocationQuery & LocationColumns,
): Promise<LocationParent[]> {
  const { access, list, sort, withChildren, withCount, days } = query
  return db.read<LocationParent>(access, (tables) =>
    tables.sql((tenantFilter) => {
      const count = { column: 'location_id', alias: 'l', access, tenantFilter, days } as const
      const showsCount = withCount && !access.namesOnly
      const byCount = showsCount && sort.column === 'observation_count'
      return pagedRecords(tenantFilter, {
        table: 'locations',
        alias: 'l',
        matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
        sorting: { ...keyOf(sort, byCount), order: sort.order },
        list,
        columns: sql`l.id, l.name, l.client_id, l.created_at, l.updated_at, l.deleted_at,
          p.id as parent_id, ${recordJson('p')} as parent,
          ${withChildren ? childrenOf(access, tenantFilter) : sql`'[]'::json`} as children,
          ${showsCount ? observationCountOf(count) : sql`null::int`} as observation_count`,
        joins: parentOf(access),
      })
    }),
  )
}

export async function countLocations(db: Database, query: LocationQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(query, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

function matching(
  { access, observableOnly, list, filter }: LocationQuery,
  tenantFilter: TenantFilter,
  joins: Sql = sql``,
) {
  const tasks = filterUuids(filter.taskIds)
  const departments = filterUuids(filter.departmentIds)
  const conditions = [
    tenantFilter('l'),
    visibleLocation(access, 'l'),
    matchesIds(sql`l.id`, filterUuids(filter.locationIds)),
    ...(filter.notInside
      ? [
          sql`l.id not in (${descendantIds(tenantFilter, 'locations', [uuidOrNil(filter.notInside) ?? NIL_UUID])})`,
        ]
      : []),
    ...(list.showDeleted ? [] : [sql`l.deleted_at is null`]),
    ...(list.search ? [containsText(sql`l.name`, list.search)] : []),
    ...(observableOnly ? [hasDepartments(access, 'l', tenantFilter)] : []),
    ...(filter.hasDepartments ? [hasDepartmentsInTree(access, 'l', tenantFilter)] : []),
    ...(tasks ? [placeHasTask('location', 'l', tasks, tenantFilter)] : []),
    ...(departments
      ? [
          sql`l.id in (${locationsWithDepartments(tenantFilter, descendantIds(tenantFilter, 'departments', departments))})`,
        ]
      : []),
  ]
  return sql`from locations l ${parentOf(access)} ${joins} where ${sql.join(conditions, sql` and `)}`
}

/** Leaves out a parent that is deleted or not visible to the caller. */
function parentOf(access: Access): Sql {
  return sql`left join locations p on p.client_id = l.client_id and p.id = l.parent_id
    and p.deleted_at is null and ${visibleLocation(access, 'p')}`
}

function childrenOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`coalesce((select json_agg(${recordJson('ch')} order by ${textSortKey(sql`ch.name`)}, ch.id)
    from locations ch where ${tenantFilter('ch')} and ch.parent_id = l.id and ch.deleted_at is null
      and ${visibleLocation(access, 'ch')}), '[]')`
}

function keyOf({ column }: LocationSort, byCount: boolean): Pick<Sorting, 'key' | 'isNotNull'> {
  if (byCount) return OBSERVATION_COUNT_SORT
  if (column === 'parent_name') return { key: textSortKey(sql`p.name`) }
  if (column === 'created_at' || column === 'updated_at' || column === 'deleted_at')
    return { key: sql.ref(`l.${column}`) }
  return { key: textSortKey(sql`l.name`), isNotNull: true }
}
