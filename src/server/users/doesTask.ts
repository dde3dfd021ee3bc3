/** The conditions that a person may do a task: one of its chosen people, or anybody when none is chosen. */
import type { InReach } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'

export function doesTask(alias: string, taskId: string, inReach: InReach): Sql<boolean> {
  const chosen = sql`select from task_users tu where ${inReach('tu')} and tu.task_id = ${taskId}`
  return sql`(not exists (${chosen}) or exists (${chosen} and tu.user_id = ${sql.ref(`${alias}.id`)}))`
}

/** One of these tasks, whoever may see it; a deleted one is done by nobody. */
export function doesOneOf(alias: string, tasks: readonly string[], inReach: InReach): Sql<boolean> {
  const chosen = sql`select from task_users tu where ${inReach('tu')} and tu.task_id = t.id`
  return sql`exists (select from tasks t
    where ${inReach('t')} and t.id = any(${tasks}::uuid[]) and t.deleted_at is null
      and (not exists (${chosen}) or exists (${chosen} and tu.user_id = ${sql.ref(`${alias}.id`)})))`
}
