/** Builds a lifting task, done everywhere unless `locations` or `departments` are set. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export type TaskRow = Row<'tasks'>

interface TaskLinks {
  locations?: string[]
  departments?: string[]
  users?: string[]
}

export async function buildTask(
  db: RowWriter,
  {
    locations = [],
    departments = [],
    users = [],
    ...overrides
  }: Partial<NewRow<'tasks'>> & TaskLinks = {},
): Promise<TaskRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const id = overrides.id ?? uuid()
  const task = await insertRow(db, client_id, 'tasks', {
    client_id,
    id,
    name: `Task ${id}`,
    task_has_full_location_access: locations.length === 0,
    task_has_full_department_access: departments.length === 0,
    ...overrides,
  })
  const of = { client_id, task_id: id }
  for (const location_id of locations)
    await insertRow(db, client_id, 'task_locations', { ...of, location_id })
  for (const department_id of departments)
    await insertRow(db, client_id, 'task_departments', { ...of, department_id })
  for (const user_id of users) await insertRow(db, client_id, 'task_users', { ...of, user_id })
  return task
}
