/** A mail as plain text. */
import { interpolate, splitLines, singleLine } from './fillPlaces.ts'
import { resolveRows } from './mailLines.ts'
import { type MailBlock, readMailFile } from './mailTemplate.ts'
import type { MailDraft } from './renderMail.ts'

export async function renderText(draft: MailDraft): Promise<string> {
  const { values, template, layout } = draft
  const footer = [
    wrapText(interpolate(template.why, values, glueSpaces)),
    layout.unsubscribeUrl ? `Unsubscribe: ${layout.unsubscribeUrl}` : null,
    `${singleLine(layout.company)}, Liftwise`,
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
  const filled = (text: string): string => wrapText(interpolate(text, draft.values, glueSpaces))
  if (block.type === 'paragraph') return filled(block.text)
  if (block.type === 'button') return `${block.text}:\n${draft.layout.buttonUrl}`
  if (block.type === 'quote')
    return splitLines(interpolate(block.text, draft.values, unchanged))
      .map((line) => wrapText(singleLine(line).trimEnd(), '> ', '> '))
      .join('\n')
  const lines = resolveRows(block.lines, draft, glueSpaces).map(({ label, value }) =>
    wrapText(`${label}: ${value}`, '- ', '  '),
  )
  const intro = block.intro && lines.length > 0 ? [filled(block.intro), ''] : []
  return [...intro, ...lines].join('\n')
}

/** A word or a value that is longer stays whole. */
const LINE_WIDTH = 76

/** Stands for a space at which no line ends; no value has it. */
const GLUE = '\u0001'

/** A value never begins a line where the words do not. */
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
