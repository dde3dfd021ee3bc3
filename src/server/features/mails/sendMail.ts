/** Handler of mail jobs: asks the rules, builds the mail, sends and audits it. */
import { emailSchema } from '#domain/auth/authForms.ts'
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { MailDefinition } from './mailContent.ts'
import { audit } from '../../context/audit/audit.ts'
import { accessOfUser } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type Mail, permanentFailure } from '../../platform/mail/mailer.ts'
import {
  defineJob,
  type JobServices,
  type OnFinish,
  type Outcome,
  type QueuedJob,
} from '../../platform/queue/queue.ts'
import { english, translatorOf } from '../../platform/texts/translator.ts'
import { composeMail, isForMailbox } from './composeMail.ts'
import { type MailRecipientRow, readMailRecipient } from './mailRecipientQueries.ts'
import { isWithinLimit, opensMail, seesSubject } from './mailRules.ts'

export const mailJob = <K extends MailKind>({ kind, payload, build }: MailDefinition<K>) =>
  defineJob({
    kind: toMailJobKind(kind),
    payload,
    handler: async (job, parts) => {
      const person = await eligibleRecipient(job, parts, kind)
      if (typeof person === 'string') return cancelled(person)
      const { id, email, type: role } = person
      const account = {
        userId: id,
        clientId: person.client_id,
        role,
        language: (await translatorOf(person.language)).language,
      }
      const access = await accessOfUser(parts.db, account, job.clientId)
      if (!access) return cancelled('This person has no access to the client.')
      // A person with one name is greeted by it.
      const [firstname, lastname] = person.firstname
        ? [person.firstname, person.lastname]
        : [person.lastname, '']
      // Others read a mailbox of the settings.
      const texts = isForMailbox(kind) ? english : await translatorOf(person.language)
      const recipient = { id, firstname, lastname, email, role, access, texts }
      if (!(await seesSubject(parts.db, access, { kind, subjectId: job.subjectId })))
        return cancelled('What it is about is gone, or outside their access.')
      const content = await build(job, parts, recipient)
      if (typeof content === 'string') return cancelled(content)
      if (!isForMailbox(kind) && !opensMail(role, content.path))
        return cancelled('Their level does not open what it leads to.')
      // A further attempt was counted.
      if (job.attempt === 1 && !(await isWithinLimit(parts.db, { kind, email }, parts.now())))
        return cancelled(
          'They got as many emails within the hour as others may send to one person.',
        )
      const mail = await composeMail(parts, { job, kind, person, firstname, content, texts })
      const rejection = await deliver(mail, parts)
      const onFinish: OnFinish = (transaction) =>
        auditMail(transaction, { job, kind, recipientId: id, mail, rejection, now: parts.now })
      return rejection === null
        ? { state: 'done', onFinish }
        : { ...failed(`${mail.to.address}: ${rejection}`), onFinish }
    },
  })

/**
 * Returns a string when the person does not get the mail: why. Mails to a mailbox are sent on the person's behalf,
 * whatever their account status.
 */
async function eligibleRecipient(
  { clientId, userId }: QueuedJob,
  { db }: JobServices,
  kind: MailKind,
): Promise<MailRecipientRow | string> {
  const person = userId ? await readMailRecipient(db, { clientId, userId }, kind) : null
  if (!person) return 'This person does not exist.'
  if (isForMailbox(kind)) return person
  if (person.is_deleted) return 'The account is deleted.'
  if (!person.is_account_enabled) return 'The account is disabled.'
  if (person.is_client_deleted) return 'The client is disabled.'
  return person.has_refused ? 'This person has unsubscribed from these emails.' : person
}

/** Returns the mail server's words when it refuses for good; throws when a retry may succeed. */
async function deliver(mail: Mail, { mailer }: JobServices): Promise<string | null> {
  if (!isEmailAddress(mail.to.address)) return 'This is not an email address.'
  try {
    await mailer.send(mail)
    return null
  } catch (error) {
    const rejection = permanentFailure(error)
    if (rejection === null) throw error
    return rejection
  }
}

const failed = (reason: string): Outcome & { state: 'failed' } => ({ state: 'failed', reason })
const cancelled = (reason: string): Outcome => ({ state: 'cancelled', reason })

/** Tells whether the address is valid. */
const isEmailAddress = (address: string): boolean => emailSchema.safeParse(address).success

/** The parts of a mail that are audited. */
interface MailToAudit {
  job: QueuedJob
  kind: MailKind
  /** The recipient. */
  recipientId: string
  mail: Mail
  /** null: sent. */
  rejection: string | null
  now: () => Date
}

function auditMail(
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
