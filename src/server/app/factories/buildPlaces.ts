/** Builds a location linked to `departments`, or a department linked to `locations`. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

type LocationRow = Row<'locations'>

export async function buildLocation(
  db: RowWriter,
  {
    departments = [],
    ...overrides
  }: Partial<NewRow<'locations'>> & { departments?: string[] } = {},
): Promise<LocationRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const id = overrides.id ?? uuid()
  const location = await insertRow(db, client_id, 'locations', {
    client_id,
    id,
    name: `Location ${id}`,
    ...overrides,
  })
  for (const department_id of departments)
    await insertRow(db, client_id, 'department_locations', {
      client_id,
      department_id,
      location_id: id,
    })
  return location
}

type DepartmentRow = Row<'departments'>

export async function buildDepartment(
  db: RowWriter,
  { locations = [], ...overrides }: Partial<NewRow<'departments'>> & { locations?: string[] } = {},
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
