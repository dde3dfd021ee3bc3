/** Renders a mail from its template, values and the client's branding, as text and HTML. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import {
  darkenUntilReadable,
  DEFAULT_HIGHLIGHT,
  isHexColour,
  readableTextColour,
} from '#domain/theme.ts'
import type { Translator } from '../texts/translator.ts'
import { LOGO_PADDING } from './mailLogo.ts'
import {
  escapeHtml,
  interpolate,
  type MailBlock,
  type MailRow,
  type MailTemplate,
  mailTemplate,
  readMailFile,
  singleLine,
  splitLines,
} from './mailTemplate.ts'

interface MailData {
  values: Readonly<Record<string, string>>
  rows: readonly Readonly<Record<string, string>>[]
}

/** Parts of a mail around its template. */
export interface MailLayout {
  company: string
  /** The client's highlight colour. */
  color: string
  /** Display size in pixels; null: the company's name alone. */
  logo: { cid: string; width: number; height: number } | null
  /** Target of the button. */
  buttonUrl: string
  /** null: this mail has no opt-out. */
  unsubscribeUrl: string | null
  /** Texts in the receiver's language. */
  texts: Translator
}

interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Input of both renderers; the subject has its values already. */
interface MailDraft extends MailData {
  subject: string
  template: MailTemplate
  layout: MailLayout
}

export async function renderMail(
  kind: MailKind,
  data: MailData,
  layout: MailLayout,
): Promise<RenderedMail> {
  const template = mailTemplate(kind, layout.texts)
  const subject = interpolate(template.subject, data.values, singleLine)
  const draft = { ...data, subject, template, layout }
  const [text, html] = await Promise.all([renderText(draft), renderHtml(draft)])
  return { subject, text, html }
}

/** Renders HTML that mail programs leave intact: inline styles, no scripts, no remote images. */
async function renderHtml(draft: MailDraft): Promise<string> {
  const { values, subject, template, layout } = draft
  const color = isHexColour(layout.color) ? layout.color : DEFAULT_HIGHLIGHT
  const { texts } = layout
  const parts = {
    language: texts.language,
    subject: escapeHtml(subject),
    color,
    buttonText: readableTextColour(color),
    header: headerHtml(layout),
    body: template.blocks.map((block) => blockHtml(block, draft, color)).join('\n'),
    why: interpolate(escapeHtml(template.why), values, escapeHtml),
    address: fallbackLink(escapeHtml(layout.buttonUrl), color, texts),
    unsubscribe: layout.unsubscribeUrl ? unsubscribeLink(layout.unsubscribeUrl, texts) : '',
    sender: senderName(escapeHtml(layout.company)),
  }
  return interpolate(await readMailFile('layout.html'), parts, (part) => part)
}

function headerHtml({ company, logo }: MailLayout): string {
  const name = escapeHtml(company)
  if (!logo) return `<p class="company" style="${COMPANY_STYLE}">${name}</p>`
  const { cid, width, height } = logo
  return `<p style="margin: -${LOGO_PADDING}px 0 8px -${LOGO_PADDING}px"><img src="cid:${cid}" alt="" width="${width}" height="${height}" style="display: block; width: ${width}px; height: ${height}px; border: 0; border-radius: 4px" /></p>
<p class="company" style="${COMPANY_STYLE}">${name}</p>`
}

function blockHtml(block: MailBlock, draft: MailDraft, color: string): string {
  if (block.type === 'paragraph') return paragraphHtml(block.text, draft)
  if (block.type === 'button')
    return buttonHtml(escapeHtml(block.text), escapeHtml(draft.layout.buttonUrl), color)
  if (block.type === 'quote') {
    const quoted = interpolate(escapeHtml(block.text), draft.values, escapeLines)
    return `<blockquote style="${QUOTE_STYLE}">${quoted}</blockquote>`
  }
  const intro = block.intro ? paragraphHtml(block.intro, draft) : ''
  const lines = resolveRows(block.lines, draft, escapeHtml)
  return lines.length > 0 ? intro + tableHtml(lines) : ''
}

const escapeLines = (value: string): string => splitLines(value).map(escapeHtml).join('<br />')

function paragraphHtml(text: string, { values }: MailDraft): string {
  return `<p style="margin: 0 0 16px">${interpolate(escapeHtml(text), values, escapeHtml)}</p>`
}

/** A table around the link: some mail programs give links no padding. */
function buttonHtml(text: string, address: string, color: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 24px 0"><tr>
<td bgcolor="${color}" style="border-radius: 8px; background: ${color}"><a class="button" href="${address}" style="display: inline-block; padding: 12px 20px; font-weight: 600; color: ${readableTextColour(color)}; text-decoration: none">${text}</a></td>
</tr></table>`
}

/** A label may wrap; dates and figures may not. */
const noWrapStyle = (value: string): string =>
  value.length <= NO_WRAP_LENGTH ? 'white-space: nowrap; ' : ''
const NO_WRAP_LENGTH = 20

function fallbackLink(address: string, color: string, { t }: Translator): string {
  const readable = darkenUntilReadable(color, PAGE_COLOR)
  return `<p style="margin: 0 0 8px">${escapeHtml(t('mailParts.buttonFails'))}<br /><a class="address" href="${address}" style="color: ${readable}; word-break: break-all">${address}</a></p>`
}

function tableHtml(lines: { label: string; value: string }[]): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${CELL_STYLE}; padding-right: 16px; text-align: left; font-weight: 400">${label}</th><td style="${CELL_STYLE}; ${noWrapStyle(value)}text-align: right; font-weight: 600">${value}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="width: 100%; margin: 0 0 16px; border-collapse: collapse; font-variant-numeric: tabular-nums">${rows.join('\n')}</table>`
}

function unsubscribeLink(address: string, { t, raw }: Translator): string {
  const words = escapeHtml(t('mailParts.unsubscribe'))
  const link = `<a href="${escapeHtml(address)}" style="color: #5b6168">${words}</a>`
  const sentence = escapeHtml(raw('mailParts.unsubscribeSentence'))
  return `<p style="margin: 0 0 8px">${interpolate(sentence, { link }, unchanged)}</p>`
}

/** Must match the colour in the layout. */
const PAGE_COLOR = '#f7f7f5'
const COMPANY_STYLE = 'margin: 0 0 20px; font-size: 14px; line-height: 20px; font-weight: 600'
const QUOTE_STYLE =
  'margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #e6e6e1; overflow-wrap: anywhere'
const CELL_STYLE =
  'padding: 8px 0; border-bottom: 1px solid #e6e6e1; font-size: 14px; line-height: 20px; vertical-align: top; overflow-wrap: anywhere'

/** Avoids 'Liftwise, Liftwise' where the provider itself is the company. */
const senderName = (company: string): string =>
  company === 'Liftwise' ? company : `${company}, Liftwise`

/** Renders plain text. */
async function renderText(draft: MailDraft): Promise<string> {
  const { values, template, layout } = draft
  const footer = [
    wrapText(interpolate(template.why, values, glueSpaces)),
    layout.unsubscribeUrl
      ? layout.texts.t('mailParts.unsubscribeLine', { address: layout.unsubscribeUrl })
      : null,
    senderName(singleLine(layout.company)),
  ]
  const parts = {
    body: template.blocks
      .map((block) => blockText(block, draft))
      .filter(Boolean)
      .join('\n\n'),
    foot: footer.filter((line) => line !== null).join('\n'),
  }
  return interpolate(await readMailFile('layout.txt'), parts, unchanged)
}

const unchanged = (text: string): string => text

function blockText(block: MailBlock, draft: MailDraft): string {
  const filled = (text: string): string =>
    wrapText(interpolate(text, draft.values, WHOLE_VALUE.test(text) ? singleLine : glueSpaces))
  if (block.type === 'paragraph') return filled(block.text)
  const { buttonUrl, texts } = draft.layout
  const labelled = (label: string): string => texts.t('mailParts.labelled', { label })
  if (block.type === 'button') return `${labelled(block.text)}\n${buttonUrl}`
  if (block.type === 'quote')
    return splitLines(interpolate(block.text, draft.values, unchanged))
      .map((line) => wrapText(singleLine(line).trimEnd(), '> ', '> '))
      .join('\n')
  const lines = resolveRows(block.lines, draft, glueSpaces).map(({ label, value }) =>
    wrapText(`${labelled(label)} ${value}`, '- ', '  '),
  )
  const intro = block.intro && lines.length > 0 ? [filled(block.intro), ''] : []
  return [...intro, ...lines].join('\n')
}

/** A paragraph that is a value: sentences, which wrap. */
const WHOLE_VALUE = /^%\{\w+\}$/u

/** Longer words and values are not broken. */
const LINE_WIDTH = 76

/** Placeholder for a space that does not wrap; no value contains it. */
const GLUE = '\u0001'

/** Keeps a value's words on one line. */
const glueSpaces = (value: string): string => singleLine(value).replaceAll(' ', GLUE)

function wrapText(text: string, first = '', next = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && longer.length + next.length > LINE_WIDTH) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
    .map((line, at) => (at === 0 ? first : next) + line.replaceAll(GLUE, ' '))
    .join('\n')
}

/** Renders the lines of a list: once, or once for each row. Lines without a value are left out. */
function resolveRows(
  lines: readonly MailRow[],
  { values, rows }: MailData,
  format: (value: string) => string,
): { label: string; value: string }[] {
  return lines
    .flatMap(({ isRepeated, label, value }) =>
      (isRepeated ? rows : [{}]).map((row) => {
        const all = { ...values, ...row }
        return { label: interpolate(label, all, format), value: interpolate(value, all, format) }
      }),
    )
    .filter(({ value }) => value !== '')
}
