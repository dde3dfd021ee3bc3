/** Builds a client with the values that a test sets. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export type ClientRow = Row<'clients'>

export function buildClient(
  db: RowWriter,
  overrides: Partial<NewRow<'clients'>> = {},
): Promise<ClientRow> {
  const id = overrides.id ?? uuid()
  const values = { id, company_name: `Company ${id}`, time_zone: 'Europe/Amsterdam', ...overrides }
  return insertRow(db, id, 'clients', values)
}
