/** Makes a mail of its kind's words, its values and the client's look: the same in text and in HTML. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { interpolate, singleLine } from './fillPlaces.ts'
import { renderHtml } from './mailHtml.ts'
import { readTemplate, type MailTemplate } from './mailTemplate.ts'
import { renderText } from './mailText.ts'

export interface MailData {
  values: Readonly<Record<string, string>>
  rows: readonly Readonly<Record<string, string>>[]
}

/** What is around the words. */
export interface MailLayout {
  company: string
  /** Of the client. */
  color: string
  /** Sizes in pixels as shown; null: the company's name stands alone. */
  logo: { cid: string; width: number; height: number } | null
  /** Where its button leads. */
  buttonUrl: string
  /** null: this mail cannot be refused. */
  unsubscribeUrl: string | null
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** What both writers work from; the subject has its values. */
export interface MailDraft extends MailData {
  subject: string
  template: MailTemplate
  layout: MailLayout
}

export async function renderMail(
  kind: MailKind,
  data: MailData,
  layout: MailLayout,
): Promise<RenderedMail> {
  const template = await readTemplate(kind)
  const subject = interpolate(template.subject, data.values, singleLine)
  const draft = { ...data, subject, template, layout }
  const [text, html] = await Promise.all([renderText(draft), renderHtml(draft)])
  return { subject, text, html }
}
