/** The conditions that a task must meet to be seen, and to be done at a place. */
import type { Access } from './access.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { ancestorIds, descendantIds, type PlaceIds } from './placeTree.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export function visibleTask(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  return sql`(${taskAtLocations(access.locations, alias, tenantFilter)}
    and ${taskInDepartments(access.departments, alias, tenantFilter)})`
}

/** null: no condition. A task of the parent is done at its children, too. */
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

/** The location `alias` has one of these tasks. */
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

/** The department `alias` has one of these tasks. */
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
