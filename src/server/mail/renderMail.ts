/** Makes a mail of its kind's words, its values and the client's look: the same in text and in HTML. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { fillPlaces, onOneLine } from './fillPlaces.ts'
import { mailHtml } from './mailHtml.ts'
import { readTemplate, type MailTemplate } from './mailTemplate.ts'
import { mailText } from './mailText.ts'

export interface MailWords {
  values: Readonly<Record<string, string>>
  rows: readonly Readonly<Record<string, string>>[]
}

/** What is around the words. */
export interface MailFrame {
  company: string
  /** Of the client. */
  color: string
  /** Sizes in pixels as shown; null: the company's name stands alone. */
  logo: { cid: string; width: number; height: number } | null
  /** Where its button leads. */
  address: string
  /** null: this mail cannot be refused. */
  unsubscribe: string | null
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** What both writers work from; the subject has its values. */
export interface MailDraft extends MailWords {
  subject: string
  template: MailTemplate
  frame: MailFrame
}

export async function renderMail(
  kind: MailKind,
  words: MailWords,
  frame: MailFrame,
): Promise<RenderedMail> {
  const template = await readTemplate(kind)
  const subject = fillPlaces(template.subject, words.values, onOneLine)
  const draft = { ...words, subject, template, frame }
  const [text, html] = await Promise.all([mailText(draft), mailHtml(draft)])
  return { subject, text, html }
}
