/** Reads the client that an import is about. */
import type { Database } from '../../platform/db/database.ts'

/** null: it is disabled, and gets no new records. */
export async function readActiveCompanyName(
  db: Database,
  clientId: string,
): Promise<string | null> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('company_name').where('deleted_at', 'is', null),
  )
  return client?.company_name ?? null
}
