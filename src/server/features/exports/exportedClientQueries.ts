/** What of a client decides how its lists are exported. */
import type { Database } from '../../platform/db/database.ts'

export interface ExportedClient {
  company_name: string
  time_zone: string
  ai_enabled: boolean
}

export async function readExportedClient(db: Database, clientId: string): Promise<ExportedClient> {
  const [client] = await db.read<ExportedClient>({ clientId }, (tables) =>
    tables.from('clients').select(['company_name', 'time_zone', 'ai_enabled']),
  )
  if (!client) throw new Error('The client does not exist any more.')
  return client
}
