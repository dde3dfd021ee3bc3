/** Columns of each CSV import and the parsing of their cells. */
import type { TextKey, Translate } from '#texts/keys.ts'
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

/** Labels of the columns, which head them in an export to Excel. */
const LABELS = {
  departments: {
    name: 'resources.departments.fields.name',
    parent: 'resources.departments.fields.parent_department.name',
    locations: 'resources.departments.fields.locations',
  },
  locations: {
    name: 'resources.locations.fields.name',
    parent: 'resources.locations.fields.parent.name',
  },
  users: {
    firstname: 'resources.users.fields.firstname',
    lastname: 'resources.users.fields.lastname',
    email: 'resources.users.fields.email',
    employee_id: 'resources.users.fields.employee_id',
    type: 'resources.users.fields.type',
    locations: 'resources.users.fields.locations',
    departments: 'resources.users.fields.departments',
  },
  employeeIds: {
    email: 'resources.users.fields.email',
    employee_id: 'resources.users.fields.employee_id',
  },
} as const satisfies {
  [Kind in CsvImport]: Record<
    keyof (typeof CSV_IMPORTS)[Kind],
    Extract<TextKey, `resources.${string}`>
  >
}

/** Labels in German, Spanish and Polish until version 0.2; files that were exported then can still be imported. */
const FORMER_LABELS: Readonly<Record<string, readonly string[]>> = {
  type: ['Stufe', 'Tipo', 'Poziom'],
}

export const csvHeaders = (kind: CsvImport): string[] => Object.keys(CSV_IMPORTS[kind])

/** Returns the path of the template, which needs no sign-in. */
export const templatePath = (kind: CsvImport): string => `/templates/${kind}.csv`

/** Returns for each expected column the indexes of the headers that name it: in English, or by its label. */
const findHeaders = (kind: CsvImport, headers: readonly string[], t: Translate): number[][] => {
  const keys = headers.map(normalizeHeader)
  return Object.entries<HeaderLabel>(LABELS[kind]).map(([header, label]) => {
    const names = [header, t(label), ...(FORMER_LABELS[header] ?? [])].map(normalizeHeader)
    return keys.flatMap((key, at) => (names.includes(key) ? [at] : []))
  })
}

type HeaderLabel = {
  [Kind in CsvImport]: (typeof LABELS)[Kind][keyof (typeof LABELS)[Kind]]
}[CsvImport]

/**
 * Returns the message about a file's headers; null when all expected headers are present, in any order and spelling.
 */
export const findHeaderIssue = (
  kind: CsvImport,
  headers: readonly string[],
  t: Translate,
): string | null =>
  findHeaders(kind, headers, t).every(({ length }) => length > 0)
    ? null
    : message('importHeadersWrong', { headers: csvHeaders(kind).join(', ') })

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

export function mapColumns(
  kind: CsvImport,
  headers: readonly string[],
  t: Translate,
): ColumnMapping {
  const issue = findHeaderIssue(kind, headers, t)
  if (issue !== null) return { issue }
  const found = findHeaders(kind, headers, t)
  const duplicate = csvHeaders(kind)[found.findIndex(({ length }) => length > 1)]
  return duplicate === undefined
    ? { indexes: found.map(([first = 0]) => first) }
    : { issue: message('importHeaderTwice', { header: duplicate }) }
}

/** Counts the expected headers that are present: the right delimiter finds most. */
export const countExpectedHeaders = (
  kind: CsvImport,
  headers: readonly string[],
  t: Translate,
): number => findHeaders(kind, headers, t).filter(({ length }) => length > 0).length

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
