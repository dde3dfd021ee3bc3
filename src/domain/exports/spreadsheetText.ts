/** Texts as cells of spreadsheets, and the names of exported files. */
import type { ExportFormat } from '../enumerations.ts'

/** Several texts in one cell of a spreadsheet, separated by semicolons (decisions, CSV headers). */
export const listCell = {
  format: (values: readonly string[]): string =>
    values.map(quoteIfNeeded).join(`${LIST_SEPARATOR} `),

  /** Law: read(write(values)) = values, when none is blank. A quote that is never closed is a sign like any other. */
  parse: (cell: string): string[] =>
    [...cell.matchAll(LIST_VALUES)]
      .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '')
      .filter((value) => value.trim() !== ''),
}

const LIST_SEPARATOR = ';'

/** As CSV quotes: a value with the separator, with a quote at its start, or with spaces at its ends. */
const quoteIfNeeded = (value: string): string =>
  value.includes(LIST_SEPARATOR) || value.startsWith('"') || value !== value.trim()
    ? `"${value.replaceAll('"', '""')}"`
    : value

/** A quoted value up to the next separator or the end, or all up to the next separator. */
const LIST_VALUES = /(?<=^|;)(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]+))/g

/** Text that a spreadsheet would run as a formula ↔ the same text as a cell that it shows (decisions, exports). */
export const formulaGuard = {
  add: (text: string): string => (FORMULA.test(text) ? `${GUARD}${text}` : text),

  /** Law: read(write(text)) = text. */
  remove: (cell: string): string =>
    cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(GUARD.length) : cell,
}

/** Spreadsheets take it as the sign of a text. */
const GUARD = "'"

/**
 * Guarded text counts as well, so that it gets one guard more and reads back. The wide signs are formulas to an Excel
 * of East Asia.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u

/** Returns the name that an export is saved under: 'Locations 2026-11-21.csv'. */
export function exportFileName(title: string, day: string, format: ExportFormat): string {
  const name = title.replaceAll(FORBIDDEN_CHARACTERS, ' ').replaceAll(/\s+/gu, ' ').trim()
  return `${name || 'Export'} ${day}.${FILE_EXTENSIONS[format]}`
}

export const FILE_EXTENSIONS: Record<ExportFormat, string> = { CSV: 'csv', EXCEL: 'xlsx' }

/** Control characters and what some file system refuses. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTERS = /[\u0000-\u001F\u007F<>:"/\\|?*]/gu
