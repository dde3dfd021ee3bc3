/** Texts as cells of spreadsheets, and the names of exported files. */
import { wallClock } from '../dates.ts'
import type { ExportFormat } from '../enumerations.ts'

/** Several texts in one cell, separated by semicolons: 'Leeds; Hull'. */
export const listCell = {
  format: (values: readonly string[]): string =>
    values
      .map((value) => (needsListQuotes(value) ? quote(value) : value))
      .join(`${LIST_SEPARATOR} `),

  /** Law: parse(format(values)) = values, when no value is blank. An unclosed quotation mark is plain text. */
  parse: (cell: string): string[] =>
    [...cell.matchAll(LIST_VALUES)]
      .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '')
      .filter((value) => value.trim() !== ''),
}

const LIST_SEPARATOR = ';'

const needsListQuotes = (value: string): boolean =>
  value.includes(LIST_SEPARATOR) || value.startsWith('"') || value !== value.trim()

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A quoted value up to the next separator or the end, or everything up to the next separator. */
const LIST_VALUES = /(?<=^|;)(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]+))/g

/** Formats '2026-11-21 09:30', which spreadsheets read as a date in every language. */
export function dateTimeCell(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(instant, timeZone)
  const [m, d, h, min] = [month, day, hour, minute].map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${m}-${d} ${h}:${min}`
}

/** Prevents spreadsheets from running a text as a formula. */
export const formulaGuard = {
  add: (text: string): string => (FORMULA.test(text) ? `${GUARD}${text}` : text),

  /** Law: remove(add(text)) = text. */
  remove: (cell: string): string =>
    cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(GUARD.length) : cell,
}

/** Prefix that marks a cell as text in spreadsheets. */
const GUARD = "'"

/**
 * Matches guarded text too, which gets a second guard, so that removal restores it. East Asian Excel also runs the
 * full-width characters as formulas.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u

/** Formats a text as a cell of a CSV file, guarded and quoted where needed. */
export function csvCell(text: string): string {
  const safe = formulaGuard.add(text)
  return NEEDS_CSV_QUOTES.test(safe) ? quote(safe) : safe
}

/** Without quotes some readers drop a BOM and spaces at the ends. */
const NEEDS_CSV_QUOTES = /[",\r\n\uFEFF]|^ | $/

export const CSV_SEPARATOR = ','
export const CSV_LINE_END = '\r\n'

/** Formats a line of a CSV file with its end. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map(csvCell).join(CSV_SEPARATOR) + CSV_LINE_END

/** Tells Excel that the file is UTF-8. */
export const CSV_BOM = '\uFEFF'

/** Returns the file name of an export: 'Locations 2026-11-21.csv'. */
export function exportFileName(title: string, day: string, format: ExportFormat): string {
  const name = title.replaceAll(FORBIDDEN_CHARACTERS, ' ').replaceAll(/\s+/gu, ' ').trim()
  return `${name || 'Export'} ${day}.${FILE_EXTENSIONS[format]}`
}

export const FILE_EXTENSIONS: Record<ExportFormat, string> = { CSV: 'csv', EXCEL: 'xlsx' }

/** Control characters, and characters that some file systems refuse. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTERS = /[\u0000-\u001F\u007F<>:"/\\|?*]/gu
