/** Reads a client's name, look and display settings, and the names of all clients. */
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ClientsTable } from '../db/tables.ts'
import type { Selectable } from 'kysely'

export type ClientRow = Selectable<ClientsTable> & {
  manager_firstname: string | null
  manager_lastname: string | null
  manager_deleted_at: Date | null
}

/** null: there is no such client. A deleted one is found. */
export async function readClient(db: Database, clientId: string): Promise<ClientRow | null> {
  const [row] = await db.read<ClientRow>('every client', (tables) =>
    tables.sql(
      (inReach) => sql`
        select c.*, m.firstname as manager_firstname, m.lastname as manager_lastname,
          m.deleted_at as manager_deleted_at
        from clients c left join users m on m.id = c.account_manager_id
        where c.id = ${clientId} and ${inReach('c')}`,
    ),
  )
  return row ?? null
}

export interface ClientNameRow {
  id: string
  company_name: string
  deleted_at: Date | null
}

export async function readClientNames(db: Database): Promise<ClientNameRow[]> {
  return db.read('every client', (tables) =>
    tables
      .from('clients')
      .select(['id', 'company_name', 'deleted_at'])
      .orderBy((rows) => rows.fn('lower', ['company_name']))
      .orderBy('id'),
  )
}
