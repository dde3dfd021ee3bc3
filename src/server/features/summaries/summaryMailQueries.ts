/** Reads a client that has summaries enabled, and their recipients. */
import type { SummaryFrequency } from '#domain/charts/summaryPeriods.ts'
import { isSuperUser, PROVIDER_ROLE, ROLES, canAccessAllClients } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Row, Schema } from '../../platform/db/tables.ts'
import { sql } from '../../platform/db/sql.ts'

export const ENABLED_COLUMNS = {
  weekly: 'weekly_email_enabled',
  monthly: 'monthly_email_enabled',
} as const satisfies Record<SummaryFrequency, keyof Schema['clients']>

export type SummaryClient = Pick<
  Row<'clients'>,
  'id' | 'company_name' | 'time_zone' | 'account_manager_id'
>

/** Returns null if the client is deleted or has this summary disabled. */
export async function readSummaryClient(
  db: Database,
  frequency: SummaryFrequency,
  clientId: string,
): Promise<SummaryClient | null> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables
      .from('clients')
      .select(['id', 'company_name', 'time_zone', 'account_manager_id'])
      .where(ENABLED_COLUMNS[frequency], '=', true)
      .where('deleted_at', 'is', null),
  )
  return client ?? null
}

/**
 * Returns people with an enabled account: the client's super users, and the account manager, who belongs to another
 * client.
 */
export async function readSummaryRecipients(db: Database, clientId: string): Promise<string[]> {
  const people = await db.sql<{ id: string }>(
    'every client',
    (tenantFilter) => sql`select person.id from users person
        join clients own on own.client_id = person.client_id and own.deleted_at is null
        where ${tenantFilter('person')} and person.is_account_enabled and person.deleted_at is null and (
          (person.client_id = ${clientId} and person.type = any(${CLIENT_SUPER_USERS}::text[]))
          or (person.type = ${PROVIDER_ROLE}
            and person.id = (select client.account_manager_id from clients client where client.id = ${clientId}))
        )
        order by person.id`,
  )
  return people.map(({ id }) => id)
}

const CLIENT_SUPER_USERS = ROLES.filter((role) => isSuperUser(role) && !canAccessAllClients(role))
