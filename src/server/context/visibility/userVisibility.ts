/** SQL conditions on people: who is visible, and who may do a task. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { type VisibleCondition, visiblePerson } from './visibility.ts'

/** People who see only their own observations see only themselves; others see people within their access. */
export const visibleUser: VisibleCondition = (access, alias, tenantFilter) =>
  access.ownRecordsOnly
    ? sql`${sql.ref(`${alias}.id`)} = ${access.userId}`
    : visiblePerson(access, alias, tenantFilter)

/** Renders whether a person may do a task: one of its selected people, or anybody when none is selected. */
export function canDoTask(alias: string, taskId: string, tenantFilter: TenantFilter): Sql<boolean> {
  const assignees = sql`select from task_users tu where ${tenantFilter('tu')} and tu.task_id = ${taskId}`
  return sql`(not exists (${assignees}) or exists (${assignees} and tu.user_id = ${sql.ref(`${alias}.id`)}))`
}

/** Renders whether a person may do one of these tasks; nobody does a deleted task. */
export function canDoAnyTask(
  alias: string,
  tasks: readonly string[],
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const assignees = sql`select from task_users tu where ${tenantFilter('tu')} and tu.task_id = task.id`
  return sql`exists (select from tasks task
    where ${tenantFilter('task')} and task.id = any(${tasks}::uuid[]) and task.deleted_at is null
      and (not exists (${assignees}) or exists (${assignees} and tu.user_id = ${sql.ref(`${alias}.id`)})))`
}
