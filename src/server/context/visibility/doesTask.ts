/** The conditions that a person may do a task: one of its chosen people, or anybody when none is chosen. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export function canDoTask(alias: string, taskId: string, tenantFilter: TenantFilter): Sql<boolean> {
  const assignees = sql`select from task_users tu where ${tenantFilter('tu')} and tu.task_id = ${taskId}`
  return sql`(not exists (${assignees}) or exists (${assignees} and tu.user_id = ${sql.ref(`${alias}.id`)}))`
}

/** One of these tasks, whoever may see it; a deleted one is done by nobody. */
export function canDoAnyTask(
  alias: string,
  tasks: readonly string[],
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const assignees = sql`select from task_users tu where ${tenantFilter('tu')} and tu.task_id = t.id`
  return sql`exists (select from tasks t
    where ${tenantFilter('t')} and t.id = any(${tasks}::uuid[]) and t.deleted_at is null
      and (not exists (${assignees}) or exists (${assignees} and tu.user_id = ${sql.ref(`${alias}.id`)})))`
}
