/** Reads a client's look, its settings, and the names of all clients. */
import type { ClientParent } from '#api/parents.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Row } from '../../platform/db/tables.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'

/** Returns null when there is no such client. A deleted client is found. */
export async function readClient(db: Database, clientId: string): Promise<Row<'clients'> | null> {
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

/** Returns the link to a client's logo, null without one. */
export async function logoUrl(files: FileStore, logoFile: string | null): Promise<string | null> {
  return logoFile ? files.signedGetUrl(logoFile, { expiresInSeconds: 3_600 }) : null
}

/** Hides the settings that only the provider reads; a client's own people get what their screens depend on. */
export function hideProviderSettings(client: ClientParent): ClientParent {
  const hidden = PROVIDER_ONLY_SETTINGS.map((field) => [field, null])
  return { ...client, ...Object.fromEntries(hidden) }
}

/** Columns of the record. */
export const PROVIDER_ONLY_SETTINGS = [
  'account_manager',
  'weekly_email_enabled',
  'monthly_email_enabled',
  'inactive_alert_user_level',
  'inactive_alert_timeframe_months',
  'bad_lift_user_level',
  'number_bad_lifts_to_alert',
] as const satisfies (keyof ClientParent)[]
