/** Reads a client's look and settings as its row has them, and the names of all clients. */
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ClientsTable } from '../../platform/db/tables.ts'

/** null: there is no such client. A deleted one is found. */
export async function readClient(
  db: Database,
  clientId: string,
): Promise<Selectable<ClientsTable> | null> {
  const [row] = await db.read({ clientId }, (tables) => tables.from('clients').selectAll())
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
