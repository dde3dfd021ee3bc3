/** The lines of a list with their values: once as they are, or once for each row. */
import { interpolate } from './fillPlaces.ts'
import type { MailRow } from './mailTemplate.ts'
import type { MailData } from './renderMail.ts'

export function resolveRows(
  lines: readonly MailRow[],
  { values, rows }: MailData,
  format: (value: string) => string,
): { label: string; value: string }[] {
  return lines.flatMap(({ isRepeated, label, value }) =>
    (isRepeated ? rows : [{}]).map((row) => {
      const all = { ...values, ...row }
      return { label: interpolate(label, all, format), value: interpolate(value, all, format) }
    }),
  )
}
