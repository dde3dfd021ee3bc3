/** The condition that a person's record must meet to be seen. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Access } from './userAccess.ts'
import { visiblePerson } from './visibility.ts'

/** Who sees only their own observations sees only themselves; the others whoever is within their access. */
export function visibleUser(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (access.ownRecordsOnly) return sql`${sql.ref(`${alias}.id`)} = ${access.userId}`
  return visiblePerson(access, alias, tenantFilter)
}

/** The conditions that a person may do a task: one of its chosen people, or anybody when none is chosen. */
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
