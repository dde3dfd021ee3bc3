/** Composes a mail: its rendered texts, addresses, Message-ID and opt-out link. */
import { fullNameOf } from '#domain/displayName.ts'
import { isOptionalMailKind, type MailKind } from '#domain/mails/mailKinds.ts'
import type { MailContent } from './mailContent.ts'
import { readMailLogo } from '../../platform/mail/mailLogo.ts'
import type { Mail, MailAddress } from '../../platform/mail/mailer.ts'
import { renderMail } from '../../platform/mail/renderMail.ts'
import type { JobServices, QueuedJob } from '../../platform/queue/queue.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { MailRecipientRow } from './mailRecipientQueries.ts'
import { unsubscribeTokens } from './unsubscribeToken.ts'

interface MailToCompose {
  job: QueuedJob
  kind: MailKind
  person: MailRecipientRow
  /** By which the person is greeted. */
  firstname: string
  content: MailContent
  texts: Translator
}

/** The Message-ID is derived from the job, so every attempt sends the same mail. */
export async function composeMail(
  { files, settings }: Pick<JobServices, 'files' | 'settings'>,
  { job, kind, person, firstname, content, texts: translator }: MailToCompose,
): Promise<Mail> {
  const { publicUrl, tokenSecret } = settings
  const logo = await readMailLogo(files, person.logo_file)
  const unsubscribeUrl = isOptionalMailKind(kind)
    ? `${publicUrl}/unsubscribe/${unsubscribeTokens(tokenSecret).sign({ clientId: person.client_id, userId: person.id, kind })}`
    : null
  const texts = await renderMail(
    kind,
    {
      values: { firstname, company: person.company_name, ...content.values },
      rows: content.rows ?? [],
    },
    {
      company: person.company_name,
      color: person.color,
      logo: logo && { cid: LOGO_CID, width: logo.width, height: logo.height },
      buttonUrl: publicUrl + content.path,
      unsubscribeUrl,
      texts: translator,
    },
  )
  const personAddress: MailAddress = {
    name: fullNameOf(person),
    address: person.email,
  }
  return {
    ...texts,
    ...(isForMailbox(kind)
      ? { to: mailboxOf(settings)[kind], replyTo: personAddress }
      : { to: personAddress }),
    messageId: `${job.id}@${new URL(publicUrl).hostname}`,
    language: translator.language,
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(content.attachment && { attachment: content.attachment }),
    ...(logo && { inlineImage: { cid: LOGO_CID, png: logo.png } }),
  }
}

const LOGO_CID = 'logo'

/** Mails on a person's behalf to an address of the settings. */
const TO_MAILBOXES = ['helpRequest', 'auditHashes'] as const
type MailboxKind = (typeof TO_MAILBOXES)[number]

export const isForMailbox = (kind: MailKind): kind is MailboxKind =>
  (TO_MAILBOXES as readonly MailKind[]).includes(kind)

const mailboxOf = ({ helpEmail, auditHashEmail }: Settings): Record<MailboxKind, MailAddress> => ({
  helpRequest: { name: 'Liftwise help', address: helpEmail },
  auditHashes: { name: '', address: auditHashEmail ?? '' },
})
