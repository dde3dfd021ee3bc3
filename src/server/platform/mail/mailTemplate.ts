/** Reads the words of a kind of mail: templates/mail/<kind>.txt, from which both its text and its HTML are made. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { projectRoot } from '../settings/projectRoot.ts'

export interface MailTemplate {
  subject: string
  /** Why one gets it. */
  why: string
  blocks: MailBlock[]
}

export type MailBlock =
  | { type: 'paragraph'; text: string }
  /** `[Open the campaign]` */
  | { type: 'button'; text: string }
  /** `> {{message}}`: the value's own lines stay. */
  | { type: 'quote'; text: string }
  /** Its introduction goes with it where no line is left. */
  | { type: 'lines'; intro: string | null; lines: MailRow[] }

/** `| To do | {{owed}}` once, `* {{person}} | {{last}}` for each row. */
export interface MailRow {
  isRepeated: boolean
  label: string
  value: string
}

const fileCache = new Map<string, Promise<string>>()

export async function readTemplate(kind: MailKind): Promise<MailTemplate> {
  const [subject = '', why = '', ...rest] = (await readMailFile(`${kind}.txt`)).split('\n')
  return {
    subject: subject.replace(/^Subject:\s*/, ''),
    why: why.replace(/^Why:\s*/, ''),
    blocks: rest
      .join('\n')
      .trim()
      .split(/\n{2,}/)
      .map(parseBlock),
  }
}

/** Read once: the files are part of the program. */
export function readMailFile(name: string): Promise<string> {
  const file = fileCache.get(name) ?? readFile(join(projectRoot, 'templates/mail', name), 'utf8')
  fileCache.set(name, file)
  return file
}

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
