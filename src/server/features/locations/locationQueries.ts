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
} from '../../context/visibility/visibility.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { countRows, pagedRecords } from '../../context/listSql/listSql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import {
  observationCountOf,
  joinObservationCounts,
  OBSERVATION_COUNT_SORT,
} from '../rollups/observationCounts.ts'
import {
  joinParents,
  placeChildren,
  campaignHasPlace,
  placeConditions,
  type PlaceList,
  placeSortKey,
} from '../../context/listSql/placeListSql.ts'
import { ownColumns, recordColumn } from '../../context/listSql/rowColumns.ts'
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
): Promise<LocationParent[]> => db.sql(query.access, selectLocations(query))

export const selectLocations =
  (query: LocationQuery & LocationColumns) =>
  (tenantFilter: TenantFilter): Sql<LocationParent> => {
    const { access, list, sort, withChildren, withCount, days } = query
    const count = {
      column: 'location_id',
      tree: 'locations',
      alias: 'location',
      access,
      tenantFilter,
      days,
    } as const
    const showsCount = withCount && !access.namesOnly
    const byCount = showsCount && sort.column === 'observation_count'
    return pagedRecords<LocationParent>(tenantFilter, {
      table: 'locations',
      alias: 'location',
      matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
      sorting: {
        ...(byCount ? OBSERVATION_COUNT_SORT : placeSortKey(LOCATIONS, sort.column, access)),
        order: sort.order,
      },
      list,
      columns: {
        ...ownColumns('id', 'name', 'client_id', 'created_at', 'updated_at', 'deleted_at'),
        parent_id: sql`parent.id`,
        parent: recordColumn('parent'),
        children: withChildren ? placeChildren(LOCATIONS, access, tenantFilter) : sql`'[]'::json`,
        observation_count: showsCount ? observationCountOf(count) : sql`null::int`,
      },
      joins: joinParents(LOCATIONS, access, tenantFilter),
    })
  }

export const countLocations = (db: Database, query: LocationQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => matching(query, tenantFilter))

function matching(query: LocationQuery, tenantFilter: TenantFilter, joins: Sql = sql``) {
  const { access, observableOnly, filter } = query
  const departments = filterUuids(filter.departmentIds)
  const conditions = [
    ...placeConditions(LOCATIONS, query, tenantFilter),
    matchesIds(sql`location.id`, filterUuids(filter.locationIds)),
    ...(observableOnly ? [hasDepartments(access, 'location', tenantFilter)] : []),
    ...(filter.hasDepartments ? [hasDepartmentsInTree(access, 'location', tenantFilter)] : []),
    ...(filter.campaignId
      ? [
          campaignHasPlace(
            filter.campaignId,
            'department',
            tenantFilter,
            (tree) => sql`location.id in (${locationsWithDepartments(tenantFilter, tree)})`,
          ),
        ]
      : []),
    ...(departments
      ? [
          sql`location.id in (${locationsWithDepartments(tenantFilter, descendantIds(tenantFilter, 'departments', departments))})`,
        ]
      : []),
  ]
  return sql`from locations location ${joinParents(LOCATIONS, access, tenantFilter)} ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

const LOCATIONS: PlaceList = { place: 'location', alias: 'location' }
