/** Opens the mailer that the settings ask for. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import type { Mail, MailAddress, Mailer } from './mailer.ts'

export function openMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(join(dataDir, 'mail'), mailFrom)
}

function smtpMailer(url: string, from: Settings['mailFrom']): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      // Once, when a connection that was kept turns out to be dead; further tries are the queue's.
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from },
  )
  return {
    async send(mail) {
      await transport.sendMail(nodemailerMessage(mail))
    },
    close: () => transport.close(),
  }
}

function folderMailer(folder: string, from: Settings['mailFrom']): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(nodemailerMessage(mail))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '_')}.eml`)
      await writeFile(`${path}.unfinished`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.unfinished`, path)
    },
    close: () => transport.close(),
  }
}

/** Address objects only: a name written into an address text could name other receivers. No file or web access. */
function nodemailerMessage(mail: Mail) {
  const { to, replyTo, subject, text, html, messageId, unsubscribeUrl, inlineImage } = mail
  return {
    to: plainAddress(to),
    ...(replyTo && { replyTo: plainAddress(replyTo) }),
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: inlineImage ? [inlineAttachment(inlineImage)] : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const plainAddress = ({ name, address }: MailAddress): MailAddress => ({ name, address })

function inlineAttachment({ cid, png }: NonNullable<Mail['inlineImage']>) {
  return {
    cid,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    filename: `${cid}.png`,
  }
}
