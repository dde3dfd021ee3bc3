/** The work of every mail: who still is to get it, what it says now, and how sending it ended. */
import { mailKindOf } from '#domain/jobs/jobKinds.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { accessOfUser } from '../../context/visibility/accessOfPerson.ts'
import type {
  OnFinish,
  JobHandler,
  QueuedJob,
  JobServices,
  Outcome,
} from '../../platform/queue/job.ts'
import { composeMail } from './composeMail.ts'
import { permanentFailure } from '../../platform/mail/finalRefusal.ts'
import { isForHelpDesk } from './helpDesk.ts'
import { isEmailAddress } from './isAddress.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { type MailRecipientRow, readMailRecipient } from './mailRecipientQueries.ts'
import { MAIL_BUILDERS, type MailBuilder } from '../../app/mailBuilders.ts'
import { auditMail } from './recordMail.ts'

export const sendMail: JobHandler = async (job, parts) => {
  const kind = mailKindOf(job.kind)
  const build = kind && (MAIL_BUILDERS[kind] as MailBuilder | undefined)
  if (!build) return failed(`Nothing writes the mail ${job.kind}.`)
  const person = await eligibleRecipient(job, parts, kind)
  if (typeof person === 'string') return cancelled(person)
  const { id, firstname, lastname, email, type: role } = person
  const account = { userId: id, clientId: person.client_id, role }
  const access = await accessOfUser(parts.db, account, job.clientId)
  if (!access) return cancelled('This person has no access to the client.')
  const recipient = { id, firstname, lastname, email, role, access }
  const content = await build(job, parts, recipient)
  if (typeof content === 'string') return cancelled(content)
  const mail = await composeMail(parts, { job, kind, person, content })
  const rejection = await deliver(mail, parts)
  const finish: OnFinish = (transaction) =>
    auditMail(transaction, { job, kind, recipientId: id, mail, rejection, now: parts.now })
  return rejection === null
    ? { state: 'done', finish }
    : { ...failed(`${mail.to.address}: ${rejection}`), finish }
}

/** A string: why they do not get it. A call for help is theirs, not for them, so it leaves in any case. */
async function eligibleRecipient(
  { clientId, userId }: QueuedJob,
  { db }: JobServices,
  kind: MailKind,
): Promise<MailRecipientRow | string> {
  const person = userId ? await readMailRecipient(db, { clientId, userId }, kind) : null
  if (!person) return 'This person does not exist.'
  if (isForHelpDesk(kind)) return person
  if (person.is_deleted) return 'The account is deleted.'
  if (!person.is_account_enabled) return 'The account is disabled.'
  if (person.is_client_deleted) return 'The client is disabled.'
  return person.has_refused ? 'This person does not want such mails.' : person
}

/** In the mail server's words. Throws what another try may overcome. */
async function deliver(mail: Mail, { mailer }: JobServices): Promise<string | null> {
  if (!isEmailAddress(mail.to.address)) return 'This is no e-mail address.'
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
