/** SQL conditions of visibility: observations, tasks, campaigns, people and places. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { ancestorIds, descendantIds, type PlaceIds, type PlaceTable } from './placeTree.ts'
import type { Access } from './userAccess.ts'

/** `alias` is the observation's. */
export function visibleObservation(access: Access, alias: string): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (access.ownRecordsOnly)
    return sql`(${column('user_id')} = ${access.userId} or ${column('observee_id')} = ${access.userId})`
  return sql`(${matchesIds(column('location_id'), access.locations)}
    and ${matchesIds(column('department_id'), access.departments)})`
}

/** null: no condition. */
export function matchesIds(column: Sql, ids: readonly string[] | null): Sql<boolean> {
  return ids === null ? sql`true` : sql`${column} = any(${ids}::uuid[])`
}

/** A task is visible at the caller's places. */
export function visibleTask(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  return sql`(${taskAtLocations(access.locations, alias, tenantFilter)}
    and ${taskInDepartments(access.departments, alias, tenantFilter)})`
}

/** null: no condition. A task of a location is done inside it too. */
export function taskAtLocations(
  locations: PlaceIds | null,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (locations === null) return sql`true`
  const task = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select tl.location_id from task_locations tl where ${tenantFilter('tl')} and tl.task_id = ${task('id')}`
  return sql`(${task('task_has_full_location_access')} or not exists (${chosen})
    or exists (${chosen} and tl.location_id in (${ancestorIds(tenantFilter, 'locations', locations)})))`
}

export function taskInDepartments(
  departments: PlaceIds | null,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (departments === null) return sql`true`
  const task = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select td.department_id from task_departments td where ${tenantFilter('td')} and td.task_id = ${task('id')}`
  return sql`(${task('task_has_full_department_access')} or not exists (${chosen})
    or exists (${chosen} and td.department_id in (${ancestorIds(tenantFilter, 'departments', departments)})))`
}

/** Whether the location `alias` has one of these tasks. */
export function locationHasTask(
  alias: string,
  tasks: readonly string[],
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const chosen = sql`select tl.location_id from task_locations tl where ${tenantFilter('tl')} and tl.task_id = t.id`
  return sql`exists (select from tasks t
    where ${tenantFilter('t')} and t.id = any(${tasks}::uuid[]) and t.deleted_at is null
      and (t.task_has_full_location_access or not exists (${chosen})
        or ${sql.ref(`${alias}.id`)} in (${descendantIds(tenantFilter, 'locations', chosen)})))`
}

/** Whether the department `alias` has one of these tasks. */
export function departmentHasTask(
  alias: string,
  tasks: readonly string[],
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const chosen = sql`select td.department_id from task_departments td where ${tenantFilter('td')} and td.task_id = t.id`
  return sql`exists (select from tasks t
    where ${tenantFilter('t')} and t.id = any(${tasks}::uuid[]) and t.deleted_at is null
      and (t.task_has_full_department_access or not exists (${chosen})
        or ${sql.ref(`${alias}.id`)} in (${descendantIds(tenantFilter, 'departments', chosen)})))`
}

/** A campaign is visible when it is for the caller's places or people. */
export function visibleCampaign(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const people = sql`exists (
    select from campaign_users cu join users person on person.client_id = cu.client_id and person.id = cu.user_id
    where ${tenantFilter('cu')} and cu.campaign_id = ${column('id')}
      and ${access.ownRecordsOnly ? sql`person.id = ${access.userId}` : visiblePerson(access, 'person', tenantFilter)})`
  return sql`(${targetsPlace(column('location_id'), 'locations', access.locations, tenantFilter)}
    and ${targetsPlace(column('department_id'), 'departments', access.departments, tenantFilter)}
    and (not ${column('has_selected_users')} or ${people}))`
}

/** A campaign of a place is for the places inside it too; one without a place is for all. */
export function targetsPlace(
  column: Sql,
  table: PlaceTable,
  places: PlaceIds | null,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (places === null) return sql`true`
  return sql`(${column} is null or ${column} in (${ancestorIds(tenantFilter, table, places)}))`
}

/** People whom a dropdown offers: those of the caller's places. */
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

/** A location is visible within the caller's access. */
export function visibleLocation(access: Access, alias: string): Sql<boolean> {
  return matchesIds(sql.ref(`${alias}.id`), access.locations)
}

/** Access to some locations leaves only the departments that are there. */
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

/** Nothing can be observed at a location without departments, so no form offers it. */
export function hasDepartments(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (${locationsWithVisibleDepartments(access, tenantFilter)})`
}

/** A site without departments may have some inside: access to the site is access to them. */
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

/** Renders ids of the departments at these locations: a department of a location is at the locations inside too. */
export function departmentsAtLocations(tenantFilter: TenantFilter, locations: PlaceIds): Sql {
  return sql`
    select dl.department_id from department_locations dl
    where ${tenantFilter('dl')} and dl.location_id in (${ancestorIds(tenantFilter, 'locations', locations)})`
}

/** Renders ids of the locations that have one of these departments. */
export function locationsWithDepartments(tenantFilter: TenantFilter, departments: Sql): Sql {
  return descendantIds(
    tenantFilter,
    'locations',
    sql`select dl.location_id from department_locations dl
      where ${tenantFilter('dl')} and dl.department_id in (${departments})`,
  )
}
