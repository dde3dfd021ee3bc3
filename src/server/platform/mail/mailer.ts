import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import { singleLine } from './mailTemplate.ts'

/** Sends mails through SMTP, or writes .eml files where no SMTP server is set. */
export interface Mailer {
  /** Resolves when the mail is handed over; sending the same `messageId` again replaces or repeats the same mail. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailAddress {
  name: string
  address: string
}

export interface Mail {
  to: MailAddress
  /** Reply-To; absent: the sender. */
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  /** Without angle brackets: unique@host. */
  messageId: string
  /** Language of its texts: 'de'. */
  language: string
  /** URL whose POST unsubscribes from mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
  /** PNG that the HTML shows as cid:<cid>. */
  inlineImage?: { cid: string; png: Buffer }
  attachment?: { filename: string; text: string }
}

/** Opens the mailer that the settings name. */
export function openMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(join(dataDir, 'mail'), mailFrom)
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Somebody waits for the answer; a mail server takes milliseconds. */
const CHECK_TIMEOUTS = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 }

/** Rejects when the mail server cannot be reached or refuses to sign in; sends nothing. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...CHECK_TIMEOUTS, dnsTimeout: 4_000 })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function smtpMailer(url: string, from: Settings['mailFrom']): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      // One retry for a pooled connection that turns out to be dead; the queue does further retries.
      maxRequeues: 1,
      ...TIMEOUTS,
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

/** Uses address objects only: a name in an address string could add recipients. No file or web access. */
function nodemailerMessage(mail: Mail) {
  const { to, replyTo, subject, text, html, messageId, language } = mail
  const { unsubscribeUrl, inlineImage, attachment } = mail
  return {
    to: plainAddress(to),
    ...(replyTo && { replyTo: plainAddress(replyTo) }),
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [
      ...(inlineImage ? [inlineAttachment(inlineImage)] : []),
      ...(attachment ? [{ filename: attachment.filename, content: attachment.text }] : []),
    ],
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

/** Returns the mail server's words when no retry can succeed; null when one may. */
export function permanentFailure(error: unknown): string | null {
  const { code, responseCode, command, response, message }: SmtpError = Object(error)
  if (!MESSAGE_ERROR_CODES.has(code ?? '')) return null
  const isPermanent =
    responseCode === undefined
      ? code === 'EENVELOPE' && command === 'API'
      : responseCode >= 500 && responseCode < 600 && responseCode !== AUTH_REQUIRED
  return isPermanent ? singleLine(response || message || 'The email was rejected.') : null
}

/** Error as nodemailer sets it. `command` 'API': the server was not contacted. */
interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
  response?: string
  message?: string
}

/** Errors of the sender, recipient or content; a refused connection or sign-in concerns the settings. */
const MESSAGE_ERROR_CODES = new Set(['EENVELOPE', 'EMESSAGE'])
const AUTH_REQUIRED = 530
