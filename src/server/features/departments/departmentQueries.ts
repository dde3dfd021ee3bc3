/** Reads and counts departments with the names of their parents, children and locations. */
import type { DepartmentFilter, DepartmentSort } from '#api/generated/contract.ts'
import type { DepartmentParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import {
  departmentsAtLocations,
  matchesIds,
  visibleDepartment,
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
import {
  OBSERVATION_COUNT_SORT,
  observationCountOf,
  joinObservationCounts,
} from '../rollups/observationCounts.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface DepartmentQuery {
  access: Access
  list: ListInput
  filter: DepartmentFilter
  /** This department alone, with its deleted locations. */
  id?: string
}

export interface DepartmentColumns {
  sort: DepartmentSort
  withChildren: boolean
  withLocations: boolean
  withCount: boolean
}

export async function readDepartments(
  db: Database,
  query: DepartmentQuery & DepartmentColumns,
): Promise<DepartmentParent[]> {
  const { access, list, sort, withChildren, withLocations, withCount } = query
  return db.read<DepartmentParent>(access, (tables) =>
    tables.sql((tenantFilter) => {
      const count = { column: 'department_id', alias: 'd', access, tenantFilter } as const
      const showsCount = withCount && !access.namesOnly
      const byCount = showsCount && sort.column === 'observation_count'
      const emptyList = sql`'[]'::json`
      return pagedRecords(tenantFilter, {
        table: 'departments',
        alias: 'd',
        matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
        sorting: { ...keyOf(sort, byCount), order: sort.order },
        list,
        columns: sql`d.id, d.name, d.client_id, d.created_at, d.updated_at, d.deleted_at,
          p.id as parent_department_id, ${recordJson('p')} as parent_department,
          ${withChildren ? childrenOf(access, tenantFilter) : emptyList} as children,
          ${withLocations ? locationsOf(query, tenantFilter) : emptyList} as locations,
          ${showsCount ? observationCountOf(count) : sql`null::int`} as observation_count`,
        joins: parentOf(access, tenantFilter),
      })
    }),
  )
}

export async function countDepartments(db: Database, query: DepartmentQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(query, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

function matching(
  { access, list, filter, id }: DepartmentQuery,
  tenantFilter: TenantFilter,
  joins: Sql = sql``,
) {
  const departments = filterUuids(filter.departmentIds)
  const tasks = filterUuids(filter.taskIds)
  const chosen = filterUuids(filter.locationIds)
  const locations =
    chosen && filter.withLocationsInside ? descendantIds(tenantFilter, 'locations', chosen) : chosen
  const conditions = [
    tenantFilter('d'),
    visibleDepartment(access, 'd', tenantFilter),
    ...(id ? [sql`d.id = ${id}`] : []),
    ...(departments ? [matchesIds(sql`d.id`, departments)] : []),
    ...(filter.notInside ? [notInside(filter.notInside, tenantFilter)] : []),
    ...(list.showDeleted ? [] : [sql`d.deleted_at is null`]),
    ...(list.search ? [containsText(sql`d.name`, list.search)] : []),
    ...(tasks ? [placeHasTask('department', 'd', tasks, tenantFilter)] : []),
    ...(locations ? [sql`d.id in (${departmentsAtLocations(tenantFilter, locations)})`] : []),
  ]
  return sql`from departments d ${parentOf(access, tenantFilter)} ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

/** Leaves out a parent that is deleted or not visible to the caller. */
function parentOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`left join departments p on p.client_id = d.client_id and p.id = d.parent_id
    and p.deleted_at is null and ${visibleDepartment(access, 'p', tenantFilter)}`
}

function notInside(id: string, tenantFilter: TenantFilter): Sql<boolean> {
  return sql`d.id not in (${descendantIds(tenantFilter, 'departments', [uuidOrNil(id) ?? NIL_UUID])})`
}

function childrenOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`coalesce((select json_agg(${recordJson('ch')} order by ${textSortKey(sql`ch.name`)}, ch.id)
    from departments ch where ${tenantFilter('ch')} and ch.parent_id = d.id and ch.deleted_at is null
      and ${visibleDepartment(access, 'ch', tenantFilter)}), '[]')`
}

function locationsOf({ access, id }: DepartmentQuery, tenantFilter: TenantFilter): Sql {
  const liveOnly = id ? sql`` : sql`and l.deleted_at is null`
  return sql`coalesce((select json_agg(${recordJson('l')} order by ${textSortKey(sql`l.name`)}, l.id)
    from department_locations dl
    join locations l on l.client_id = dl.client_id and l.id = dl.location_id ${liveOnly}
    where ${tenantFilter('dl')} and dl.department_id = d.id and ${visibleLocation(access, 'l')}), '[]')`
}

function keyOf({ column }: DepartmentSort, byCount: boolean): Pick<Sorting, 'key' | 'isNotNull'> {
  if (byCount) return OBSERVATION_COUNT_SORT
  if (column === 'parent_name') return { key: textSortKey(sql`p.name`) }
  if (column === 'created_at' || column === 'updated_at' || column === 'deleted_at')
    return { key: sql.ref(`d.${column}`) }
  return { key: textSortKey(sql`d.name`), isNotNull: true }
}
