/** The conditions that a task must meet to be seen, and to be done at a place. */
import type { Access } from './access.ts'
import type { InReach } from '../db/database.ts'
import { above, below, type Seed } from './placeTrees.ts'
import { sql, type Sql } from '../db/sql.ts'

export function seesTask(access: Access, alias: string, inReach: InReach): Sql<boolean> {
  return sql`(${doneAtLocations(access.locations, alias, inReach)}
    and ${doneInDepartments(access.departments, alias, inReach)})`
}

/** null: no condition. A task of the parent is done at its children, too. */
export function doneAtLocations(
  locations: Seed | null,
  alias: string,
  inReach: InReach,
): Sql<boolean> {
  if (locations === null) return sql`true`
  const task = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select tl.location_id from task_locations tl where ${inReach('tl')} and tl.task_id = ${task('id')}`
  return sql`(${task('task_has_full_location_access')} or not exists (${chosen})
    or exists (${chosen} and tl.location_id in (${above(inReach, 'locations', locations)})))`
}

export function doneInDepartments(
  departments: Seed | null,
  alias: string,
  inReach: InReach,
): Sql<boolean> {
  if (departments === null) return sql`true`
  const task = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select td.department_id from task_departments td where ${inReach('td')} and td.task_id = ${task('id')}`
  return sql`(${task('task_has_full_department_access')} or not exists (${chosen})
    or exists (${chosen} and td.department_id in (${above(inReach, 'departments', departments)})))`
}

/** The location `alias` has one of these tasks. */
export function locationsOfTasks(
  alias: string,
  tasks: readonly string[],
  inReach: InReach,
): Sql<boolean> {
  const chosen = sql`select tl.location_id from task_locations tl where ${inReach('tl')} and tl.task_id = t.id`
  return sql`exists (select from tasks t
    where ${inReach('t')} and t.id = any(${tasks}::uuid[]) and t.deleted_at is null
      and (t.task_has_full_location_access or not exists (${chosen})
        or ${sql.ref(`${alias}.id`)} in (${below(inReach, 'locations', chosen)})))`
}

/** The department `alias` has one of these tasks. */
export function departmentsOfTasks(
  alias: string,
  tasks: readonly string[],
  inReach: InReach,
): Sql<boolean> {
  const chosen = sql`select td.department_id from task_departments td where ${inReach('td')} and td.task_id = t.id`
  return sql`exists (select from tasks t
    where ${inReach('t')} and t.id = any(${tasks}::uuid[]) and t.deleted_at is null
      and (t.task_has_full_department_access or not exists (${chosen})
        or ${sql.ref(`${alias}.id`)} in (${below(inReach, 'departments', chosen)})))`
}
