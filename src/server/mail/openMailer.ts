/** Opens the mailer that the settings ask for. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import type { Mail, Mailer } from './mailer.ts'

export function openMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(join(dataDir, 'mail'), mailFrom)
}

function smtpMailer(url: string, from: Settings['mailFrom']): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
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
  return {
    to: { name: mail.to.name, address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
