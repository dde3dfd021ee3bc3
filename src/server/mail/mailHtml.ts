/** A mail as HTML that mail programs leave alone: styles on the elements, no script, no picture from elsewhere. */
import { darkenUntilReadable, DEFAULT_HIGHLIGHT, isHexColour, textColourOn } from '#domain/theme.ts'
import { escaped, fillPlaces, linesOf } from './fillPlaces.ts'
import { LOGO_ROOM } from './mailLogo.ts'
import { mailLines } from './mailLines.ts'
import { type MailBlock, readMailFile } from './mailTemplate.ts'
import type { MailDraft, MailFrame } from './renderMail.ts'

export async function mailHtml(draft: MailDraft): Promise<string> {
  const { values, subject, template, frame } = draft
  const color = isHexColour(frame.color) ? frame.color : DEFAULT_HIGHLIGHT
  const parts = {
    subject: escaped(subject),
    color,
    buttonText: textColourOn(color),
    header: headerOf(frame),
    body: template.blocks.map((block) => htmlOf(block, draft, color)).join('\n'),
    why: fillPlaces(escaped(template.why), values, escaped),
    address: addressLink(escaped(frame.address), color),
    unsubscribe: frame.unsubscribe ? unsubscribeLink(frame.unsubscribe) : '',
    company: escaped(frame.company),
  }
  return fillPlaces(await readMailFile('layout.html'), parts, (part) => part)
}

function headerOf({ company, logo }: MailFrame): string {
  const name = escaped(company)
  if (!logo) return `<p class="company" style="${COMPANY}">${name}</p>`
  const { cid, width, height } = logo
  return `<p style="margin: -${LOGO_ROOM}px 0 8px -${LOGO_ROOM}px"><img src="cid:${cid}" alt="" width="${width}" height="${height}" style="display: block; width: ${width}px; height: ${height}px; border: 0; border-radius: 4px" /></p>
<p class="company" style="${COMPANY}">${name}</p>`
}

function htmlOf(block: MailBlock, draft: MailDraft, color: string): string {
  if (block.type === 'paragraph') return paragraphOf(block.text, draft)
  if (block.type === 'button')
    return buttonOf(escaped(block.text), escaped(draft.frame.address), color)
  if (block.type === 'quote') {
    const quoted = fillPlaces(escaped(block.text), draft.values, escapedLines)
    return `<blockquote style="${QUOTE}">${quoted}</blockquote>`
  }
  const intro = block.intro ? paragraphOf(block.intro, draft) : ''
  const lines = mailLines(block.lines, draft, escaped)
  return lines.length > 0 ? intro + tableOf(lines) : ''
}

const escapedLines = (value: string): string => linesOf(value).map(escaped).join('<br />')

function paragraphOf(text: string, { values }: MailDraft): string {
  return `<p style="margin: 0 0 16px">${fillPlaces(escaped(text), values, escaped)}</p>`
}

/** A table around the link: some mail programs give a link no room of its own. */
function buttonOf(text: string, address: string, color: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 24px 0"><tr>
<td bgcolor="${color}" style="border-radius: 8px; background: ${color}"><a class="button" href="${address}" style="display: inline-block; padding: 12px 20px; font-weight: 600; color: ${textColourOn(color)}; text-decoration: none">${text}</a></td>
</tr></table>`
}

/** Rather the label breaks than a date or a figure. */
const inOneLine = (value: string): string => (value.length <= SHORT ? 'white-space: nowrap; ' : '')
const SHORT = 20

function addressLink(address: string, color: string): string {
  const readable = darkenUntilReadable(color, PAGE)
  return `<p style="margin: 0 0 8px">If the button does not work, open this address:<br /><a class="address" href="${address}" style="color: ${readable}; word-break: break-all">${address}</a></p>`
}

function tableOf(lines: { label: string; value: string }[]): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${CELL}; padding-right: 16px; text-align: left; font-weight: 400">${label}</th><td style="${CELL}; ${inOneLine(value)}text-align: right; font-weight: 600">${value}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="width: 100%; margin: 0 0 16px; border-collapse: collapse; font-variant-numeric: tabular-nums">${rows.join('\n')}</table>`
}

function unsubscribeLink(address: string): string {
  return `<p style="margin: 0 0 8px"><a href="${escaped(address)}" style="color: #5b6168">Unsubscribe</a> from mails of this kind.</p>`
}

/** As the layout has it. */
const PAGE = '#f7f7f5'
const COMPANY = 'margin: 0 0 20px; font-size: 14px; line-height: 20px; font-weight: 600'
const QUOTE =
  'margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #e6e6e1; overflow-wrap: anywhere'
const CELL =
  'padding: 8px 0; border-bottom: 1px solid #e6e6e1; font-size: 14px; line-height: 20px; vertical-align: top; overflow-wrap: anywhere'
