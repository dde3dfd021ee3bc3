/** Parses the text of a kind of mail, the source of its text and its HTML. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '#domain/memoize.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Translator } from '../texts/translator.ts'
import { projectRoot } from '../settings/projectRoot.ts'

export interface MailTemplate {
  subject: string
  /** Reason why the recipient gets the mail. */
  why: string
  blocks: MailBlock[]
}

export type MailBlock =
  | { type: 'paragraph'; text: string }
  /** `[Open the campaign]` */
  | { type: 'button'; text: string }
  /** `> %{message}`: keeps the value's line breaks. */
  | { type: 'quote'; text: string }
  /** Without lines the introduction is omitted too. */
  | { type: 'lines'; intro: string | null; lines: MailRow[] }

/** `| To do | %{owed}` once, `* %{person} | %{last}` for each row. */
export interface MailRow {
  isRepeated: boolean
  label: string
  value: string
}

export const mailTemplate = (kind: MailKind, { raw }: Translator): MailTemplate => ({
  subject: raw(`mails.${kind}.subject`),
  why: raw(`mails.${kind}.why`),
  blocks: raw(`mails.${kind}.body`)
    .trim()
    .split(/\n{2,}/)
    .map(parseBlock),
})

/** Cached: the files are part of the program. */
export const readMailFile = memoize(
  (name: string): Promise<string> => readFile(join(projectRoot, 'templates/mail', name), 'utf8'),
  100,
)

function parseBlock(text: string): MailBlock {
  const button = /^\[(.+)\]$/.exec(text)?.[1]
  if (button) return { type: 'button', text: button }
  if (text.startsWith('> ')) return { type: 'quote', text: text.slice(2) }
  const [words, lines] = partition(text.split('\n'), (line) => /^[|*] /.test(line))
  const paragraph = words.join(' ')
  return lines.length > 0
    ? { type: 'lines', intro: paragraph || null, lines: lines.map(parseRow) }
    : { type: 'paragraph', text: paragraph }
}

function partition(lines: string[], isRow: (line: string) => boolean): [string[], string[]] {
  return [lines.filter((line) => !isRow(line)), lines.filter(isRow)]
}

function parseRow(text: string): MailRow {
  const [label = '', value = ''] = text.slice(2).split(' | ')
  return { isRepeated: text.startsWith('*'), label, value }
}

/** Replaces `%{name}` by values, which are never parsed themselves. Throws when a value is missing. */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string>>,
  format: (value: string) => string,
): string {
  return text.replace(/%\{(\w+)\}/g, (_all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`The mail text needs a value for ${name}.`)
    return format(value)
  })
}

/** Removes line breaks and direction marks, so that a value cannot start a line or end a header. */
export function singleLine(value: string): string {
  return value
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
}

export const splitLines = (value: string): string[] =>
  value.split(/\r\n|[\n\r\v\f\u0085\p{Zl}\p{Zp}]/u)

export function escapeHtml(value: string): string {
  return singleLine(value).replace(/[&<>"']/g, (character) => `&${HTML_ENTITIES[character]};`)
}

const HTML_ENTITIES: Record<string, string> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": '#39',
}
