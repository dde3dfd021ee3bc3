/** Reads the words of a kind of mail: templates/mail/<kind>.txt, from which both its text and its HTML are made. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { projectRoot } from '../projectRoot.ts'

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
  | { type: 'lines'; intro: string | null; lines: MailLine[] }

/** `| To do | {{owed}}` once, `* {{person}} | {{last}}` for each row. */
export interface MailLine {
  repeated: boolean
  label: string
  value: string
}

const known = new Map<string, Promise<string>>()

export async function readTemplate(kind: MailKind): Promise<MailTemplate> {
  const [subject = '', why = '', ...rest] = (await readMailFile(`${kind}.txt`)).split('\n')
  return {
    subject: subject.replace(/^Subject:\s*/, ''),
    why: why.replace(/^Why:\s*/, ''),
    blocks: rest
      .join('\n')
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  }
}

/** Read once: the files are part of the program. */
export function readMailFile(name: string): Promise<string> {
  const file = known.get(name) ?? readFile(join(projectRoot, 'templates/mail', name), 'utf8')
  known.set(name, file)
  return file
}

function blockOf(text: string): MailBlock {
  const button = /^\[(.+)\]$/.exec(text)?.[1]
  if (button) return { type: 'button', text: button }
  if (text.startsWith('> ')) return { type: 'quote', text: text.slice(2) }
  const [words, lines] = parted(text.split('\n'), (line) => /^[|*] /.test(line))
  const paragraph = words.join(' ')
  return lines.length > 0
    ? { type: 'lines', intro: paragraph || null, lines: lines.map(lineOf) }
    : { type: 'paragraph', text: paragraph }
}

function parted(lines: string[], isSecond: (line: string) => boolean): [string[], string[]] {
  return [lines.filter((line) => !isSecond(line)), lines.filter(isSecond)]
}

function lineOf(text: string): MailLine {
  const [label = '', value = ''] = text.slice(2).split(' | ')
  return { repeated: text.startsWith('*'), label, value }
}
