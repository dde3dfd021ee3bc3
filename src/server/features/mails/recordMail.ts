/** Puts on record that a mail was sent or refused. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { audit } from '../../context/audit/recordChange.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { QueuedJob } from '../../platform/queue/job.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

export interface MailToAudit {
  job: QueuedJob
  kind: MailKind
  /** Whose mail it is. */
  recipientId: string
  mail: Mail
  /** null: it was sent. */
  rejection: string | null
  now: () => Date
}

export function auditMail(
  transaction: Transaction,
  { job, kind, recipientId, mail, rejection, now }: MailToAudit,
): Promise<void> {
  const outcome =
    rejection === null ? { outcome: 'sent' } : { outcome: 'refused', reason: rejection }
  return audit(
    transaction,
    { session: null, requestId: job.id, now },
    {
      clientId: job.clientId,
      action: 'EMAIL_SENT',
      entity: 'users',
      recordId: recipientId,
      after: { mail: kind, to: mail.to.address, subject: mail.subject, ...outcome },
    },
  )
}
