/** Puts on record that a mail was sent or refused. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { recordChange } from '../audit/recordChange.ts'
import type { Transaction } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import type { Mail } from './mailer.ts'

export interface EndedMail {
  job: Job
  kind: MailKind
  /** Whose mail it is. */
  personId: string
  mail: Mail
  /** null: it was sent. */
  refusal: string | null
  now: () => Date
}

export function recordMail(
  transaction: Transaction,
  { job, kind, personId, mail, refusal, now }: EndedMail,
): Promise<void> {
  const ended = refusal === null ? { outcome: 'sent' } : { outcome: 'refused', reason: refusal }
  return recordChange(
    transaction,
    { session: null, requestId: job.id, now },
    {
      clientId: job.clientId,
      action: 'EMAIL_SENT',
      entity: 'users',
      recordId: personId,
      after: { mail: kind, to: mail.to.address, subject: mail.subject, ...ended },
    },
  )
}
