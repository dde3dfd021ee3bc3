/** Reads and counts locations with the names of their parents and children. */
import type { Compilable } from 'kysely'
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
} from '../../context/visibility/visibility.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import type { Database, ReadableTables, TenantFilter } from '../../platform/db/database.ts'
import { pagedRecords, recordColumns } from '../../context/listSql/listSql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import { observationCountOf, joinObservationCounts } from '../rollups/observationCounts.ts'
import {
  joinParents,
  placeChildren,
  placeConditions,
  type PlaceList,
  placeSortKey,
} from './placeListSql.ts'
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

export const readLocations = (
  db: Database,
  query: LocationQuery & LocationColumns,
): Promise<LocationParent[]> => db.read<LocationParent>(query.access, selectLocations(query))

export const selectLocations = (query: LocationQuery & LocationColumns) => {
  const { access, list, sort, withChildren, withCount, days } = query
  return (tables: ReadableTables): Compilable<LocationParent> =>
    tables.sql((tenantFilter) => {
      const count = {
        column: 'location_id',
        tree: 'locations',
        alias: 'l',
        access,
        tenantFilter,
        days,
      } as const
      const showsCount = withCount && !access.namesOnly
      const byCount = showsCount && sort.column === 'observation_count'
      return pagedRecords(tenantFilter, {
        table: 'locations',
        alias: 'l',
        matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
        sorting: { ...placeSortKey(LOCATIONS, sort.column, byCount), order: sort.order },
        list,
        columns: sql`l.id, l.name, l.client_id, l.created_at, l.updated_at, l.deleted_at,
          p.id as parent_id, ${recordColumns('parent', 'p')},
          ${withChildren ? placeChildren(LOCATIONS, access, tenantFilter) : sql`'[]'::json`} as children,
          ${showsCount ? observationCountOf(count) : sql`null::int`} as observation_count`,
        joins: joinParents(LOCATIONS, access, tenantFilter),
      })
    })
}

export async function countLocations(db: Database, query: LocationQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(query, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

function matching(query: LocationQuery, tenantFilter: TenantFilter, joins: Sql = sql``) {
  const { access, observableOnly, filter } = query
  const departments = filterUuids(filter.departmentIds)
  const conditions = [
    ...placeConditions(LOCATIONS, query, tenantFilter),
    matchesIds(sql`l.id`, filterUuids(filter.locationIds)),
    ...(observableOnly ? [hasDepartments(access, 'l', tenantFilter)] : []),
    ...(filter.hasDepartments ? [hasDepartmentsInTree(access, 'l', tenantFilter)] : []),
    ...(departments
      ? [
          sql`l.id in (${locationsWithDepartments(tenantFilter, descendantIds(tenantFilter, 'departments', departments))})`,
        ]
      : []),
  ]
  return sql`from locations l ${joinParents(LOCATIONS, access, tenantFilter)} ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

const LOCATIONS: PlaceList = { place: 'location', alias: 'l', isVisible: visibleLocation }
