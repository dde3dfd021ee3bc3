/** The conditions that locations and departments must meet to be seen, and which of them belong together. */
import type { Access } from './access.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { matchesIds } from './observationAccess.ts'
import { ancestorIds, descendantIds, type PlaceIds } from './placeTree.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export function visibleLocation(access: Access, alias: string): Sql<boolean> {
  return matchesIds(sql.ref(`${alias}.id`), access.locations)
}

/** Chosen places leave only the departments that are there. */
export function visibleDepartment(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const id = sql.ref(`${alias}.id`)
  const atVisibleLocations = access.locations
    ? sql`${id} in (${departmentsAtLocations(tenantFilter, access.locations)})`
    : sql`true`
  return sql`(${matchesIds(id, access.departments)} and ${atVisibleLocations})`
}

/** A location without departments cannot be observed at, so no form offers it to an observer. */
export function hasDepartments(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (${locationsWithVisibleDepartments(access, tenantFilter)})`
}

/** Of a site that has none itself its halls may have some: access to the site is access to them. */
export function hasDepartmentsInTree(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (${ancestorIds(tenantFilter, 'locations', locationsWithVisibleDepartments(access, tenantFilter))})`
}

function locationsWithVisibleDepartments(access: Access, tenantFilter: TenantFilter): Sql {
  return locationsWithDepartments(
    tenantFilter,
    sql`select d.id from departments d
      where ${tenantFilter('d')} and d.deleted_at is null and ${matchesIds(sql.ref('d.id'), access.departments)}`,
  )
}

/** Ids of the departments of these locations: a department of the parent is one of its children, too. */
export function departmentsAtLocations(tenantFilter: TenantFilter, locations: PlaceIds): Sql {
  return sql`
    select dl.department_id from department_locations dl
    where ${tenantFilter('dl')} and dl.location_id in (${ancestorIds(tenantFilter, 'locations', locations)})`
}

/** Ids of the locations that have one of these departments. */
export function locationsWithDepartments(tenantFilter: TenantFilter, departments: Sql): Sql {
  return descendantIds(
    tenantFilter,
    'locations',
    sql`select dl.location_id from department_locations dl
      where ${tenantFilter('dl')} and dl.department_id in (${departments})`,
  )
}
