/** The lines of a list with their values: once as they are, or once for each row. */
import { fillPlaces } from './fillPlaces.ts'
import type { MailLine } from './mailTemplate.ts'
import type { MailWords } from './renderMail.ts'

export function mailLines(
  lines: readonly MailLine[],
  { values, rows }: MailWords,
  write: (value: string) => string,
): { label: string; value: string }[] {
  return lines.flatMap(({ repeated, label, value }) =>
    (repeated ? rows : [{}]).map((row) => {
      const all = { ...values, ...row }
      return { label: fillPlaces(label, all, write), value: fillPlaces(value, all, write) }
    }),
  )
}
