/** Reads and counts departments with the names of their parents, children and locations. */
import type { Compilable } from 'kysely'
import type { DepartmentFilter, DepartmentSort } from '#api/generated/contract.ts'
import type { DepartmentParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import {
  departmentsAtLocations,
  matchesIds,
  visibleDepartment,
  visibleLocation,
} from '../../context/visibility/visibility.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import type { Database, ReadableTables, TenantFilter } from '../../platform/db/database.ts'
import { pagedRecords, recordColumns, textSortKey } from '../../context/listSql/listSql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import {
  joinParents,
  placeChildren,
  placeConditions,
  placeJson,
  type PlaceList,
  placeSortKey,
} from '../locations/placeListSql.ts'
import { observationCountOf, joinObservationCounts } from '../rollups/observationCounts.ts'
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
): Promise<DepartmentParent[]> => db.read<DepartmentParent>(query.access, selectDepartments(query))

export const selectDepartments = (query: DepartmentQuery & DepartmentColumns) => {
  const { access, list, sort, withChildren, withLocations, withCount } = query
  return (tables: ReadableTables): Compilable<DepartmentParent> =>
    tables.sql((tenantFilter) => {
      const count = {
        column: 'department_id',
        tree: 'departments',
        alias: 'd',
        access,
        tenantFilter,
      } as const
      const showsCount = withCount && !access.namesOnly
      const byCount = showsCount && sort.column === 'observation_count'
      const emptyList = sql`'[]'::json`
      return pagedRecords(tenantFilter, {
        table: 'departments',
        alias: 'd',
        matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
        sorting: {
          ...(sort.column === 'locations'
            ? { key: firstLocationOf(access, tenantFilter) }
            : placeSortKey(DEPARTMENTS, sort.column, byCount)),
          order: sort.order,
        },
        list,
        columns: sql`d.id, d.name, d.client_id, d.created_at, d.updated_at, d.deleted_at,
          p.id as parent_department_id, ${recordColumns('parent_department', 'p')},
          ${withChildren ? placeChildren(DEPARTMENTS, access, tenantFilter) : emptyList} as children,
          ${withLocations ? locationsOf(query, tenantFilter) : emptyList} as locations,
          ${showsCount ? observationCountOf(count) : sql`null::int`} as observation_count`,
        joins: joinParents(DEPARTMENTS, access, tenantFilter),
      })
    })
}

export async function countDepartments(db: Database, query: DepartmentQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(query, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

function matching(query: DepartmentQuery, tenantFilter: TenantFilter, joins: Sql = sql``) {
  const { access, filter, id } = query
  const departments = filterUuids(filter.departmentIds)
  const chosen = filterUuids(filter.locationIds)
  const locations =
    chosen && filter.withLocationsInside ? descendantIds(tenantFilter, 'locations', chosen) : chosen
  const conditions = [
    ...placeConditions(DEPARTMENTS, query, tenantFilter),
    ...(id ? [sql`d.id = ${id}`] : []),
    ...(departments ? [matchesIds(sql`d.id`, departments)] : []),
    ...(locations ? [sql`d.id in (${departmentsAtLocations(tenantFilter, locations)})`] : []),
  ]
  return sql`from departments d ${joinParents(DEPARTMENTS, access, tenantFilter)} ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

function locationsOf({ access, id }: DepartmentQuery, tenantFilter: TenantFilter): Sql {
  const liveOnly = id ? sql`` : sql`and l.deleted_at is null`
  return sql`coalesce((select json_agg(${placeJson(LINKED_LOCATIONS, access, tenantFilter)} order by ${textSortKey(sql`l.name`)}, l.id)
    from department_locations dl
    join locations l on l.client_id = dl.client_id and l.id = dl.location_id ${liveOnly}
    where ${tenantFilter('dl')} and dl.department_id = d.id and ${visibleLocation(access, 'l')}), '[]')`
}

const firstLocationOf = (access: Access, tenantFilter: TenantFilter): Sql =>
  sql`(select min(${textSortKey(sql`l.name`)}) from department_locations dl
    join locations l on l.client_id = dl.client_id and l.id = dl.location_id and l.deleted_at is null
    where ${tenantFilter('dl')} and dl.department_id = d.id and ${visibleLocation(access, 'l')})`

const LINKED_LOCATIONS: PlaceList = { place: 'location', alias: 'l', isVisible: visibleLocation }

const DEPARTMENTS: PlaceList = { place: 'department', alias: 'd', isVisible: visibleDepartment }
