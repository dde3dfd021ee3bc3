/** The conditions that a person must meet to be offered in a dropdown: somebody of the asker's places. */
import type { Access } from './access.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { ancestorIds, type PlaceIds } from './placeTree.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export function visiblePerson(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  return sql`(${sql.ref(`${alias}.id`)} = ${access.userId}
    or (${worksAtLocations(access.locations, alias, tenantFilter)}
      and ${worksInDepartments(access.departments, alias, tenantFilter)}))`
}

/** null: no condition. */
export function worksAtLocations(
  locations: PlaceIds | null,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (locations === null) return sql`true`
  const person = (column: string) => sql.ref(`${alias}.${column}`)
  const assigned = sql`select ul.location_id from user_locations ul where ${tenantFilter('ul')} and ul.user_id = ${person('id')}`
  return sql`(${person('user_has_full_location_access')} or not exists (${assigned})
    or exists (${assigned} and ul.location_id in (${ancestorIds(tenantFilter, 'locations', locations)})))`
}

export function worksInDepartments(
  departments: PlaceIds | null,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (departments === null) return sql`true`
  const person = (column: string) => sql.ref(`${alias}.${column}`)
  const assigned = sql`select ud.department_id from user_departments ud where ${tenantFilter('ud')} and ud.user_id = ${person('id')}`
  return sql`(${person('user_has_full_department_access')} or not exists (${assigned})
    or exists (${assigned} and ud.department_id in (${ancestorIds(tenantFilter, 'departments', departments)})))`
}
