/** The one way a mail leaves: through SMTP, or as an .eml file where no SMTP server is set. */
export interface Mailer {
  /** Resolves when the mail is handed over; the same `messageId` again replaces or repeats the same mail. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Without angle brackets: unique@host. */
  messageId: string
}
