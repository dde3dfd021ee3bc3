/** A mail as plain text. */
import { fillPlaces, linesOf, onOneLine } from './fillPlaces.ts'
import { mailLines } from './mailLines.ts'
import { type MailBlock, readMailFile } from './mailTemplate.ts'
import type { MailDraft } from './renderMail.ts'

export async function mailText(draft: MailDraft): Promise<string> {
  const { values, template, frame } = draft
  const foot = [
    wrapped(fillPlaces(template.why, values, inOnePiece)),
    frame.unsubscribe ? `Unsubscribe: ${frame.unsubscribe}` : null,
    `${onOneLine(frame.company)}, Liftwise`,
  ]
  const parts = {
    body: template.blocks
      .map((block) => textOf(block, draft))
      .filter(Boolean)
      .join('\n\n'),
    foot: foot.filter((line) => line !== null).join('\n'),
  }
  return fillPlaces(await readMailFile('layout.txt'), parts, asItIs)
}

const asItIs = (text: string): string => text

function textOf(block: MailBlock, draft: MailDraft): string {
  const filled = (text: string): string => wrapped(fillPlaces(text, draft.values, inOnePiece))
  if (block.type === 'paragraph') return filled(block.text)
  if (block.type === 'button') return `${block.text}:\n${draft.frame.address}`
  if (block.type === 'quote')
    return linesOf(fillPlaces(block.text, draft.values, asItIs))
      .map((line) => wrapped(onOneLine(line).trimEnd(), '> ', '> '))
      .join('\n')
  const lines = mailLines(block.lines, draft, inOnePiece).map(({ label, value }) =>
    wrapped(`${label}: ${value}`, '- ', '  '),
  )
  const intro = block.intro && lines.length > 0 ? [filled(block.intro), ''] : []
  return [...intro, ...lines].join('\n')
}

/** A word or a value that is longer stays whole. */
const WIDTH = 76

/** Stands for a space at which no line ends; no value has it. */
const GLUE = '\u0001'

/** A value never begins a line where the words do not. */
const inOnePiece = (value: string): string => onOneLine(value).replaceAll(' ', GLUE)

function wrapped(text: string, first = '', next = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && longer.length + next.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
    .map((line, at) => (at === 0 ? first : next) + line.replaceAll(GLUE, ' '))
    .join('\n')
}
