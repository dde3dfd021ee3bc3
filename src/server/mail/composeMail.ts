/** Puts a mail together: its kind's words in the client's look, its addresses, and the way to refuse it. */
import { isOptionalMail, type MailKind } from '#domain/mails/mailKinds.ts'
import type { Job, JobParts } from '../jobs/job.ts'
import { goesToHelpDesk, helpDesk } from './helpDesk.ts'
import type { Mail, MailAddress } from './mailer.ts'
import { mailLogo } from './mailLogo.ts'
import type { MailPerson } from './mailPersonQueries.ts'
import type { MailContent } from './mailWriters.ts'
import { renderMail } from './renderMail.ts'
import { unsubscribeTokens } from './unsubscribeToken.ts'

export interface MailToCompose {
  job: Job
  kind: MailKind
  person: MailPerson
  content: MailContent
}

/** The Message-ID is the job's, so that at every try it is the same mail. */
export async function composeMail(
  { files, settings }: Pick<JobParts, 'files' | 'settings'>,
  { job, kind, person, content }: MailToCompose,
): Promise<Mail> {
  const { publicUrl, tokenSecret } = settings
  const logo = await mailLogo(files, person.logo_file)
  const unsubscribe = isOptionalMail(kind)
    ? `${publicUrl}/unsubscribe/${unsubscribeTokens(tokenSecret).sign({ clientId: person.client_id, userId: person.id, kind })}`
    : null
  const texts = await renderMail(
    kind,
    { values: { ...content.values }, rows: content.rows ?? [] },
    {
      company: person.company_name,
      color: person.color,
      logo: logo && { cid: LOGO, width: logo.width, height: logo.height },
      address: publicUrl + content.path,
      unsubscribe,
    },
  )
  const own: MailAddress = {
    name: `${person.firstname} ${person.lastname}`,
    address: person.email,
  }
  return {
    ...texts,
    ...(goesToHelpDesk(kind) ? { to: helpDesk(settings), replyTo: own } : { to: own }),
    messageId: `${job.id}@${new URL(publicUrl).hostname}`,
    ...(unsubscribe && { unsubscribe }),
    ...(logo && { picture: { cid: LOGO, png: logo.png } }),
  }
}

const LOGO = 'logo'
