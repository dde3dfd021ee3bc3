/** A department; `locations` are those that have it. */
import type { Insertable, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../platform/db/database.ts'
import type { DepartmentsTable } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { insertRow } from './insertRow.ts'

export type DepartmentRow = Selectable<DepartmentsTable>

export async function buildDepartment(
  db: Database,
  {
    locations = [],
    ...overrides
  }: Partial<Insertable<DepartmentsTable>> & { locations?: string[] } = {},
): Promise<DepartmentRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const id = overrides.id ?? uuid()
  const values = { client_id, id, name: `Department ${id}`, ...overrides }
  const department = await insertRow(db, client_id, 'departments', values)
  for (const location_id of locations)
    await insertRow(db, client_id, 'department_locations', {
      client_id,
      department_id: id,
      location_id,
    })
  return department
}
