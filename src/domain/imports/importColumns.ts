/** Columns of each CSV import and the parsing of their cells. */
import { formulaGuard, listCell } from '../exports/spreadsheetText.ts'
import { message } from '../messages.ts'

/** Type that a cell is parsed to: text, list of texts, number or date. */
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

/** null: the cell is empty, or cannot be parsed as its kind. */
type Cell = string | number | Date | string[] | null

export const csvHeaders = (kind: CsvImport): string[] => Object.keys(CSV_IMPORTS[kind])

/** Returns the path of the template, which needs no sign-in. */
export const templatePath = (kind: CsvImport): string => `/templates/${kind}.csv`

/**
 * Returns the message about a file's headers; null when all expected headers are present, in any order and spelling.
 */
export const findHeaderIssue = (kind: CsvImport, headers: readonly string[]): string | null => {
  const presentKeys = new Set(headers.map(normalizeHeader))
  const expected = csvHeaders(kind)
  if (expected.every((header) => presentKeys.has(normalizeHeader(header)))) return null
  return message('importHeadersWrong', { headers: expected.join(', ') })
}

/** Parses a row of a file to the import's input; null for an empty line. Unknown columns are dropped. */
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

/** Trims a cell and removes the formula guard of an export. */
export const cleanCell = (raw: string): string => formulaGuard.remove(raw.trim()).trim()

/** Parses a text that is already trimmed and unguarded. */
const parseCell = (kind: CellKind, text: string): Cell => {
  if (text === '') return kind === 'list' ? [] : null
  if (kind === 'list') return listCell.parse(text)
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : null
  if (kind === 'date') return Number.isNaN(Date.parse(text)) ? null : new Date(text)
  return text
}

/**
 * Indexes of the columns that hold the expected cells, in the order of the expected headers. Other columns are
 * ignored.
 */
type ColumnMapping = { indexes: number[] } | { issue: string }

export function mapColumns(kind: CsvImport, headers: readonly string[]): ColumnMapping {
  const issue = findHeaderIssue(kind, headers)
  if (issue !== null) return { issue }
  const keys = headers.map(normalizeHeader)
  const expected = csvHeaders(kind)
  const duplicate = expected.find((header) => {
    const key = normalizeHeader(header)
    return keys.indexOf(key) !== keys.lastIndexOf(key)
  })
  return duplicate === undefined
    ? { indexes: expected.map((header) => keys.indexOf(normalizeHeader(header))) }
    : { issue: message('importHeaderTwice', { header: duplicate }) }
}

/** Counts the expected headers that are present: the right delimiter finds most. */
export function countExpectedHeaders(kind: CsvImport, headers: readonly string[]): number {
  const keys = new Set(headers.map(normalizeHeader))
  return csvHeaders(kind).filter((header) => keys.has(normalizeHeader(header))).length
}

type ImportColumns<K extends CsvImport> = (typeof CSV_IMPORTS)[K]

/** Cells of one row by column, as the import validates them. Texts are trimmed; null: empty cell. */
export type ImportRowValues<K extends CsvImport> = {
  [Column in keyof ImportColumns<K>]: ImportColumns<K>[Column] extends 'list'
    ? string[]
    : string | null
}

/** `cells`: in the order of the expected headers, trimmed and unguarded. */
export function toImportRowValues<K extends CsvImport>(
  kind: K,
  cells: readonly string[],
): ImportRowValues<K> {
  const columns = Object.entries(CSV_IMPORTS[kind])
  return Object.fromEntries(
    columns.map(([column, cellKind], at) => [column, parseCell(cellKind, cells[at] ?? '')]),
  ) as unknown as ImportRowValues<K>
}

/** Returns the form in which headers are compared: 'Employee ID', 'employee_id' and ' EMPLOYEE-ID ' are the same. */
export const normalizeHeader = (header: string): string =>
  header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
