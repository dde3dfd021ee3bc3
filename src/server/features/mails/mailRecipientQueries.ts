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
        select u.id, u.firstname, u.lastname, u.email, u.type, coalesce(u.language, own.language) as language, u.client_id, u.is_account_enabled,
          (u.deleted_at is not null or own.deleted_at is not null) as is_deleted,
          exists (select from mail_refusals r
            where r.client_id = u.client_id and r.user_id = u.id and r.kind = ${kind}) as has_refused,
          c.company_name, c.color, c.logo_file, c.deleted_at is not null as is_client_deleted
        from users u
        join clients own on own.id = u.client_id
        join clients c on c.id = ${clientId}
        where u.id = ${userId} and ${tenantFilter('u')}`,
  )
  return person ?? null
}
