/** The columns of each CSV import and how a cell is read (spec 5; decisions, CSV headers). */
import { formulaText } from './formulaText.ts'
import { MESSAGES } from './messages.ts'
import { headerKey } from './sheets/headerKey.ts'
import { listCell } from './sheets/listCell.ts'

/** What a cell becomes: a text, several texts, a number or a date. */
export type CellKind = 'text' | 'list' | 'number' | 'date'

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
export type Cell = string | number | Date | string[] | null

export const csvHeaders = (kind: CsvImport): string[] => Object.keys(CSV_IMPORTS[kind])

/** Where the template is downloaded, without signing in. */
export const templatePath = (kind: CsvImport): string => `/templates/${kind}.csv`

/** The alert about a file's headers; null when all expected ones are there, in whatever order and spelling. */
export const headersIssue = (kind: CsvImport, found: readonly string[]): string | null => {
  const present = new Set(found.map(headerKey))
  const expected = csvHeaders(kind)
  if (expected.every((header) => present.has(headerKey(header)))) return null
  return `${MESSAGES.invalidCsvHeaders} ${expected.join(', ')}`
}

/** A row of a file as the import sends it; null for an empty line. Unknown columns are left out. */
export const readCsvRow = (
  columns: Readonly<Record<string, CellKind>>,
  raw: Readonly<Record<string, string | undefined>>,
): Record<string, Cell> | null => {
  if (Object.values(raw).every((cell) => !cell?.trim())) return null
  const cells = Object.entries(columns).map(([name, kind]) => [name, readCell(kind, raw[name])])
  return Object.fromEntries(cells) as Record<string, Cell>
}

const readCell = (kind: CellKind, raw: string | undefined): Cell =>
  cellOf(kind, meantText(raw ?? ''))

/** What an export has written to keep a spreadsheet from counting is undone. */
export const meantText = (raw: string): string => formulaText.read(raw.trim()).trim()

/** Of a text that is meant so. */
export const cellOf = (kind: CellKind, text: string): Cell => {
  if (text === '') return kind === 'list' ? [] : null
  if (kind === 'list') return listCell.read(text)
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : null
  if (kind === 'date') return Number.isNaN(Date.parse(text)) ? null : new Date(text)
  return text
}
