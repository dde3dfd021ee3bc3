/** The work of every mail: who still is to get it, what it says now, and how sending it ended. */
import { mailKindOf } from '#domain/jobs/jobKinds.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { accessOfPerson } from '../access/accessOfPerson.ts'
import type { Finish, Handler, Job, JobParts, Outcome } from '../jobs/job.ts'
import { composeMail } from './composeMail.ts'
import { finalRefusal } from './finalRefusal.ts'
import { goesToHelpDesk } from './helpDesk.ts'
import { isAddress } from './isAddress.ts'
import type { Mail } from './mailer.ts'
import { type MailPerson, readMailPerson } from './mailPersonQueries.ts'
import { MAIL_WRITERS, type WriteMail } from './mailWriters.ts'
import { recordMail } from './recordMail.ts'

export const sendMail: Handler = async (job, parts) => {
  const kind = mailKindOf(job.kind)
  const write = kind && (MAIL_WRITERS[kind] as WriteMail | undefined)
  if (!write) return failed(`Nothing writes the mail ${job.kind}.`)
  const person = await personOf(job, parts, kind)
  if (typeof person === 'string') return cancelled(person)
  const { id, firstname, lastname, email, type: role } = person
  const whose = { userId: id, clientId: person.client_id, role }
  const access = await accessOfPerson(parts.db, whose, job.clientId)
  if (!access) return cancelled('This person has no access to the client.')
  const receiver = { id, firstname, lastname, email, role, access }
  const content = await write(job, parts, receiver)
  if (typeof content === 'string') return cancelled(content)
  const mail = await composeMail(parts, { job, kind, person, content })
  const refusal = await refusalOf(mail, parts)
  const finish: Finish = (transaction) =>
    recordMail(transaction, { job, kind, personId: id, mail, refusal, now: parts.now })
  return refusal === null
    ? { state: 'done', finish }
    : { ...failed(`${mail.to.address}: ${refusal}`), finish }
}

/** A string: why they do not get it. A call for help is theirs, not for them, so it leaves in any case. */
async function personOf(
  { clientId, userId }: Job,
  { db }: JobParts,
  kind: MailKind,
): Promise<MailPerson | string> {
  const person = userId ? await readMailPerson(db, { clientId, userId }, kind) : null
  if (!person) return 'This person does not exist.'
  if (goesToHelpDesk(kind)) return person
  if (person.is_deleted) return 'The account is deleted.'
  if (!person.is_account_enabled) return 'The account is disabled.'
  if (person.is_client_deleted) return 'The client is disabled.'
  return person.has_refused ? 'This person does not want such mails.' : person
}

/** In the mail server's words. Throws what another try may overcome. */
async function refusalOf(mail: Mail, { mailer }: JobParts): Promise<string | null> {
  if (!isAddress(mail.to.address)) return 'This is no e-mail address.'
  try {
    await mailer.send(mail)
    return null
  } catch (error) {
    const refusal = finalRefusal(error)
    if (refusal === null) throw error
    return refusal
  }
}

const failed = (reason: string): Outcome & { state: 'failed' } => ({ state: 'failed', reason })
const cancelled = (reason: string): Outcome => ({ state: 'cancelled', reason })
