/** Reads what decides how a task is stored. */
import { pickValues } from '#domain/forms/inputNames.ts'
import { NEW_TASK, type TaskValues } from '#domain/tasks/taskForm.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Row } from '../../platform/db/tables.ts'
import { isUuid } from '#domain/uuid.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns a stored task as the values of its form. */
export async function readTaskValues(
  transaction: Transaction,
  record: Row<'tasks'>,
): Promise<TaskValues> {
  type LinkedIds = Record<'locations' | 'departments' | 'users', string[]>
  const [linked] = await transaction.sql<LinkedIds>((tenantFilter) => {
    const ids = (table: string, target: string) => sql`array(
        select ${sql.ref(`link.${target}`)} from ${sql.table(table)} link
        where ${tenantFilter('link')} and link.task_id = ${record.id})`
    return sql`select ${ids('task_locations', 'location_id')} as locations,
        ${ids('task_departments', 'department_id')} as departments,
        ${ids('task_users', 'user_id')} as users`
  })
  return pickValues(NEW_TASK, {
    ...record,
    locations: linked?.locations ?? [],
    departments: linked?.departments ?? [],
    users: linked?.users ?? [],
    gbs_video: record.gbs_video_id,
  })
}

/** Locks the client: the setting stays the same, and no other task is saved, until the end of the transaction. */
export async function readAiEnabled(transaction: Transaction, clientId: string): Promise<boolean> {
  const [client] = await transaction.sql<{ ai_enabled: boolean }>(
    (tenantFilter) => sql`select client.ai_enabled from clients client
        where ${tenantFilter('client')} and client.id = ${clientId} for no key update`,
  )
  return client?.ai_enabled ?? false
}

/** Tells whether another live task of the client has the name, whatever its case and apostrophes. */
export async function isTaskNameTaken(
  transaction: Transaction,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const others = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select task.id from tasks task
        where ${tenantFilter('task')} and task.deleted_at is null and name_key(task.name) = name_key(${name}) and task.id <> ${id}
        limit 1`,
  )
  return others.length > 0
}

/** Tells whether a live task, or another of these, has the name of one of these deleted tasks. Locks their clients. */
export async function areTaskNamesTaken(
  transaction: Transaction,
  ids: readonly string[],
): Promise<boolean> {
  await transaction.sql(
    (tenantFilter) => sql`select client.id from clients client where ${tenantFilter('client')}
          and client.id in (select task.client_id from tasks task where ${tenantFilter('task')} and task.id = any(${ids}::uuid[]))
        order by client.id for no key update`,
  )
  const taken = await transaction.sql<{ id: string }>(
    (
      tenantFilter,
    ) => sql`select task.id from tasks task join tasks other on other.client_id = task.client_id and other.id <> task.id
        where ${tenantFilter('task')} and ${tenantFilter('other')} and task.id = any(${ids}::uuid[])
          and name_key(other.name) = name_key(task.name)
          and (other.deleted_at is null or other.id = any(${ids}::uuid[]))
        limit 1`,
  )
  return taken.length > 0
}

export async function gbsVideoExists(transaction: Transaction, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const matching = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select guidance.id from gbs_videos guidance
        where ${tenantFilter('guidance')} and guidance.id = ${id} and guidance.deleted_at is null`,
  )
  return matching.length > 0
}
