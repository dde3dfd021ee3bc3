/** The one way a mail leaves: through SMTP, or as an .eml file where no SMTP server is set. */
export interface Mailer {
  /** Resolves when the mail is handed over; the same `messageId` again replaces or repeats the same mail. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailAddress {
  name: string
  address: string
}

export interface Mail {
  to: MailAddress
  /** Whom an answer goes to; absent: the sender. */
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  /** Without angle brackets: unique@host. */
  messageId: string
  /** Where one POST ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
  /** A PNG that the HTML shows as cid:<cid>. */
  inlineImage?: { cid: string; png: Buffer }
}
