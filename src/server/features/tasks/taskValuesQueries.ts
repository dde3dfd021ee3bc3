/** Reads what decides how a task is stored. */
import type { Selectable } from 'kysely'
import { recordToValues } from '#domain/forms/fieldPairs.ts'
import { TASK_FIELDS, type TaskRecord, type TaskValues } from '#domain/tasks/taskForm.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { TasksTable } from '../../platform/db/tables.ts'
import { isUuid } from '#domain/uuid.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns a stored task as the values of its form. */
export async function readTaskValues(
  transaction: Transaction,
  record: Selectable<TasksTable>,
): Promise<TaskValues> {
  type LinkedIds = Record<'locations' | 'departments' | 'users', string[]>
  const [linked] = await transaction.run<LinkedIds>((tables) =>
    tables.sql((tenantFilter) => {
      const ids = (table: string, target: string) => sql`array(
        select ${sql.ref(`k.${target}`)} from ${sql.table(table)} k
        where ${tenantFilter('k')} and k.task_id = ${record.id})`
      return sql`select ${ids('task_locations', 'location_id')} as locations,
        ${ids('task_departments', 'department_id')} as departments,
        ${ids('task_users', 'user_id')} as users`
    }),
  )
  const named = (ids: string[] = []) => ids.map((id) => ({ id }))
  return recordToValues<TaskValues, TaskRecord>(TASK_FIELDS, {
    ...record,
    locations: named(linked?.locations),
    departments: named(linked?.departments),
    users: named(linked?.users),
  })
}

/** Locks the client for sharing: the setting stays the same until the end of the transaction. */
export async function readAiEnabled(transaction: Transaction, clientId: string): Promise<boolean> {
  const [client] = await transaction.run<{ ai_enabled: boolean }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select c.ai_enabled from clients c
        where ${tenantFilter('c')} and c.id = ${clientId} for share`,
    ),
  )
  return client?.ai_enabled ?? false
}

export async function gbsVideoExists(transaction: Transaction, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const matching = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select v.id from gbs_videos v
        where ${tenantFilter('v')} and v.id = ${id} and v.deleted_at is null`,
    ),
  )
  return matching.length > 0
}
