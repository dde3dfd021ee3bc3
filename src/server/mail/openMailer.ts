/** Opens the mailer that the settings ask for. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
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
      await transport.sendMail(messageOf(mail))
    },
    close: () => transport.close(),
  }
}

function folderMailer(folder: string, from: Settings['mailFrom']): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '_')}.eml`)
      await writeFile(`${path}.unfinished`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.unfinished`, path)
    },
    close: () => transport.close(),
  }
}

/** Address objects only: a name written into an address text could name other receivers. No file or web access. */
function messageOf(mail: Mail) {
  const { to, replyTo, subject, text, html, messageId, unsubscribe, picture } = mail
  return {
    to: addressOf(to),
    ...(replyTo && { replyTo: addressOf(replyTo) }),
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: picture ? [inline(picture)] : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const addressOf = ({ name, address }: MailAddress): MailAddress => ({ name, address })

function inline({ cid, png }: NonNullable<Mail['picture']>) {
  return {
    cid,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    filename: `${cid}.png`,
  }
}
