/** Reads a mail's recipient, opt-out and client branding. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface MailRecipientRow {
  id: string
  firstname: string
  lastname: string
  email: string
  type: Role
  /** The person's, else their client's. */
  language: string
  /** The recipient's own client. */
  client_id: string
  is_account_enabled: boolean
  /** The person or their client. */
  is_deleted: boolean
  /** Opted out of this kind of mail. */
  has_refused: boolean
  /** The mail's client; for an account manager another one than their own. */
  company_name: string
  color: string
  logo_file: string | null
  is_client_deleted: boolean
}

/** Returns null when there is no such person. */
export async function readMailRecipient(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
  kind: MailKind,
): Promise<MailRecipientRow | null> {
  const [person] = await db.sql<MailRecipientRow>(
    'every client',
    (tenantFilter) => sql`
        select person.id, person.firstname, person.lastname, person.email, person.type, coalesce(person.language,
          own.language) as language, person.client_id, person.is_account_enabled,
          (person.deleted_at is not null or own.deleted_at is not null) as is_deleted,
          exists (select from mail_refusals refusal
            where refusal.client_id = person.client_id and refusal.user_id = person.id and refusal.kind = ${kind}) as has_refused,
          client.company_name, client.color, client.logo_file, client.deleted_at is not null as is_client_deleted
        from users person
        join clients own on own.id = person.client_id
        join clients client on client.id = ${clientId}
        where person.id = ${userId} and ${tenantFilter('person')}`,
  )
  return person ?? null
}
