/** Which column of a file holds which of the cells that an import reads. */
import { type CsvImport, csvHeaders, headersIssue } from '../csv.ts'
import { headerKey } from './headerKey.ts'
import { headerTwice } from './sheetMessages.ts'

/** In the order of the expected headers. Further columns are left out, whatever they are called. */
export type SheetColumns = { places: number[] } | { issue: string }

export function sheetColumns(kind: CsvImport, found: readonly string[]): SheetColumns {
  const issue = headersIssue(kind, found)
  if (issue !== null) return { issue }
  const keys = found.map(headerKey)
  const expected = csvHeaders(kind)
  const twice = expected.find((header) => {
    const key = headerKey(header)
    return keys.indexOf(key) !== keys.lastIndexOf(key)
  })
  return twice === undefined
    ? { places: expected.map((header) => keys.indexOf(headerKey(header))) }
    : { issue: headerTwice(twice) }
}

/** How many of the expected headers are there: the right delimiter finds most. */
export function countHeaders(kind: CsvImport, found: readonly string[]): number {
  const keys = new Set(found.map(headerKey))
  return csvHeaders(kind).filter((header) => keys.has(headerKey(header))).length
}
