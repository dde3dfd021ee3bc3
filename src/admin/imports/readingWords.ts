/** How the beginning of a file was read: 'The first 8 rows, read as Windows-1252.' */
import type { SheetEncoding } from '#domain/sheets/encodingOf.ts'
import type { CsvPreview } from './csvHead.ts'

export function readingWords({ rows, isAll, encoding }: CsvPreview): string {
  const count = rows.length
  if (count === 0) return 'Its first row is too long to be shown here.'
  const which = isAll ? (count === 1 ? 'Its one row' : `All ${count} rows`) : firstOf(count)
  return `${which}, read as ${ENCODINGS[encoding]}. Are the letters as they should be?`
}

const firstOf = (count: number) => (count === 1 ? 'The first row' : `The first ${count} rows`)

const ENCODINGS: Record<SheetEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
