/** The columns of each CSV import and how a cell is read. */
import { formulaGuard, listCell } from '../exports/spreadsheetText.ts'
import { MESSAGES } from '../messages.ts'
import { duplicateHeader } from './importMessages.ts'

/** What a cell becomes: a text, several texts, a number or a date. */
type CellKind = 'text' | 'list' | 'number' | 'date'

export const CSV_IMPORTS = {
  departments: { name: 'text', parent: 'text', locations: 'list' },
  locations: { name: 'text', parent: 'text' },
  users: {
    firstname: 'text',
    lastname: 'text',
    email: 'text',
    employee_id: 'text',
    type: 'text',
    locations: 'list',
    departments: 'list',
  },
  employeeIds: { email: 'text', employee_id: 'text' },
} as const satisfies Record<string, Record<string, CellKind>>

export type CsvImport = keyof typeof CSV_IMPORTS

/** null: nothing in the cell, or nothing that its kind can be read from. */
type Cell = string | number | Date | string[] | null

export const csvHeaders = (kind: CsvImport): string[] => Object.keys(CSV_IMPORTS[kind])

/** Where the template is downloaded, without signing in. */
export const templatePath = (kind: CsvImport): string => `/templates/${kind}.csv`

/** The alert about a file's headers; null when all expected ones are there, in whatever order and spelling. */
export const findHeaderIssue = (kind: CsvImport, headers: readonly string[]): string | null => {
  const presentKeys = new Set(headers.map(normalizeHeader))
  const expected = csvHeaders(kind)
  if (expected.every((header) => presentKeys.has(normalizeHeader(header)))) return null
  return `${MESSAGES.invalidCsvHeaders} ${expected.join(', ')}`
}

/** A row of a file as the import sends it; null for an empty line. Unknown columns are left out. */
export const parseCsvRow = (
  columns: Readonly<Record<string, CellKind>>,
  raw: Readonly<Record<string, string | undefined>>,
): Record<string, Cell> | null => {
  if (Object.values(raw).every((cell) => !cell?.trim())) return null
  const cells = Object.entries(columns).map(([name, kind]) => [name, parseRawCell(kind, raw[name])])
  return Object.fromEntries(cells) as Record<string, Cell>
}

const parseRawCell = (kind: CellKind, raw: string | undefined): Cell =>
  parseCell(kind, cleanCell(raw ?? ''))

/** What an export has written to keep a spreadsheet from counting is undone. */
export const cleanCell = (raw: string): string => formulaGuard.remove(raw.trim()).trim()

/** Of a text that is meant so. */
const parseCell = (kind: CellKind, text: string): Cell => {
  if (text === '') return kind === 'list' ? [] : null
  if (kind === 'list') return listCell.parse(text)
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : null
  if (kind === 'date') return Number.isNaN(Date.parse(text)) ? null : new Date(text)
  return text
}

/**
 * Which column of a file holds which of the cells that an import reads.
 * In the order of the expected headers. Further columns are left out, whatever they are called.
 */
type ColumnMapping = { indexes: number[] } | { issue: string }

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

type ImportColumns<K extends CsvImport> = (typeof CSV_IMPORTS)[K]

/**
 * The cells of one row by their columns, as an import judges them.
 * Texts are trimmed; null: an empty cell.
 */
export type ImportRowValues<K extends CsvImport> = {
  [Column in keyof ImportColumns<K>]: ImportColumns<K>[Column] extends 'list'
    ? string[]
    : string | null
}

/** `cells`: in the order of the expected headers, as they are meant. */
export function toImportRowValues<K extends CsvImport>(
  kind: K,
  cells: readonly string[],
): ImportRowValues<K> {
  const columns = Object.entries(CSV_IMPORTS[kind])
  return Object.fromEntries(
    columns.map(([column, cellKind], at) => [column, parseCell(cellKind, cells[at] ?? '')]),
  ) as unknown as ImportRowValues<K>
}

/** What headers are compared by: 'Employee ID', 'employee_id' and ' EMPLOYEE-ID ' are the same one. */
export const normalizeHeader = (header: string): string =>
  header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
