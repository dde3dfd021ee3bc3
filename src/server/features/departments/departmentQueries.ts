/** Reads and counts departments with the names of their parents, children and locations. */
import type { DepartmentFilter, DepartmentSort } from '#api/generated/contract.ts'
import type { DepartmentParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import {
  departmentsAtLocations,
  matchesIds,
  visibleLocation,
} from '../../context/visibility/visibility.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { countRows, pagedRecords, textSortKey } from '../../context/listSql/listSql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import {
  joinParents,
  placeChildren,
  placeConditions,
  placeJson,
  type PlaceList,
  placeSortKey,
} from '../../context/listSql/placeListSql.ts'
import {
  observationCountOf,
  joinObservationCounts,
  OBSERVATION_COUNT_SORT,
} from '../rollups/observationCounts.ts'
import { ownColumns, recordColumn } from '../../context/listSql/rowColumns.ts'
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

export const readDepartments = (
  db: Database,
  query: DepartmentQuery & DepartmentColumns,
): Promise<DepartmentParent[]> => db.sql(query.access, selectDepartments(query))

export const selectDepartments =
  (query: DepartmentQuery & DepartmentColumns) =>
  (tenantFilter: TenantFilter): Sql<DepartmentParent> => {
    const { access, list, sort, withChildren, withLocations, withCount } = query
    const count = {
      column: 'department_id',
      tree: 'departments',
      alias: 'department',
      access,
      tenantFilter,
    } as const
    const showsCount = withCount && !access.namesOnly
    const byCount = showsCount && sort.column === 'observation_count'
    const emptyList = sql`'[]'::json`
    return pagedRecords<DepartmentParent>(tenantFilter, {
      table: 'departments',
      alias: 'department',
      matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
      sorting: {
        ...(sort.column === 'locations'
          ? { key: firstLocationOf(access, tenantFilter) }
          : byCount
            ? OBSERVATION_COUNT_SORT
            : placeSortKey(DEPARTMENTS, sort.column, access)),
        order: sort.order,
      },
      list,
      columns: {
        ...ownColumns('id', 'name', 'client_id', 'created_at', 'updated_at', 'deleted_at'),
        parent_department_id: sql`parent.id`,
        parent_department: recordColumn('parent'),
        children: withChildren ? placeChildren(DEPARTMENTS, access, tenantFilter) : emptyList,
        locations: withLocations ? locationsOf(query, tenantFilter) : emptyList,
        observation_count: showsCount ? observationCountOf(count) : sql`null::int`,
      },
      joins: joinParents(DEPARTMENTS, access, tenantFilter),
    })
  }

export const countDepartments = (db: Database, query: DepartmentQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => matching(query, tenantFilter))

function matching(query: DepartmentQuery, tenantFilter: TenantFilter, joins: Sql = sql``) {
  const { access, filter, id } = query
  const departments = filterUuids(filter.departmentIds)
  const chosen = filterUuids(filter.locationIds)
  const locations =
    chosen && filter.withLocationsInside ? descendantIds(tenantFilter, 'locations', chosen) : chosen
  const conditions = [
    ...placeConditions(DEPARTMENTS, query, tenantFilter),
    ...(id ? [sql`department.id = ${id}`] : []),
    ...(departments ? [matchesIds(sql`department.id`, departments)] : []),
    ...(locations
      ? [sql`department.id in (${departmentsAtLocations(tenantFilter, locations)})`]
      : []),
  ]
  return sql`from departments department ${joinParents(DEPARTMENTS, access, tenantFilter)} ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

function locationsOf({ access, id }: DepartmentQuery, tenantFilter: TenantFilter): Sql {
  const liveOnly = id ? sql`` : sql`and location.deleted_at is null`
  return sql`coalesce((select json_agg(${placeJson(LINKED_LOCATIONS, access, tenantFilter)} order by ${textSortKey(sql`location.name`, access)}, location.id)
    from department_locations dl
    join locations location on location.client_id = dl.client_id and location.id = dl.location_id ${liveOnly}
    where ${tenantFilter('dl')} and dl.department_id = department.id and ${visibleLocation(access, 'location')}), '[]')`
}

const firstLocationOf = (access: Access, tenantFilter: TenantFilter): Sql =>
  sql`(select min(${textSortKey(sql`location.name`, access)}) from department_locations dl
    join locations location on location.client_id = dl.client_id and location.id = dl.location_id and location.deleted_at is null
    where ${tenantFilter('dl')} and dl.department_id = department.id and ${visibleLocation(access, 'location')})`

const LINKED_LOCATIONS: PlaceList = { place: 'location', alias: 'location' }

const DEPARTMENTS: PlaceList = { place: 'department', alias: 'department' }
