/** Which column of a file holds which of the cells that an import reads. */
import { type CsvImport, csvHeaders, findHeaderIssue } from './csv.ts'
import { normalizeHeader } from './headerKey.ts'
import { duplicateHeader } from './sheetMessages.ts'

/** In the order of the expected headers. Further columns are left out, whatever they are called. */
export type ColumnMapping = { indexes: number[] } | { issue: string }

export function mapColumns(kind: CsvImport, headers: readonly string[]): ColumnMapping {
  const issue = findHeaderIssue(kind, headers)
  if (issue !== null) return { issue }
  const keys = headers.map(normalizeHeader)
  const expected = csvHeaders(kind)
  const twice = expected.find((header) => {
    const key = normalizeHeader(header)
    return keys.indexOf(key) !== keys.lastIndexOf(key)
  })
  return twice === undefined
    ? { indexes: expected.map((header) => keys.indexOf(normalizeHeader(header))) }
    : { issue: duplicateHeader(twice) }
}

/** How many of the expected headers are there: the right delimiter finds most. */
export function countExpectedHeaders(kind: CsvImport, headers: readonly string[]): number {
  const keys = new Set(headers.map(normalizeHeader))
  return csvHeaders(kind).filter((header) => keys.has(normalizeHeader(header))).length
}
