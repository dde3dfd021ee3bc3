/** How the beginning of a file was read: 'The first 8 rows, read as Windows-1252.' */
import type { FileEncoding } from '#domain/imports/encodingOf.ts'
import type { CsvPreview } from './csvHead.ts'

export function previewSummary({ rows, isAll, encoding }: CsvPreview): string {
  const count = rows.length
  if (count === 0) return 'Its first row is too long to be shown here.'
  const which = isAll ? (count === 1 ? 'Its one row' : `All ${count} rows`) : firstRowsText(count)
  return `${which}, read as ${ENCODINGS[encoding]}. Are the letters as they should be?`
}

const firstRowsText = (count: number) => (count === 1 ? 'The first row' : `The first ${count} rows`)

const ENCODINGS: Record<FileEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
