/** Writes the files of exports: CSV and Excel. */
import type { CellObject, WorkSheet } from 'xlsx'
import { wallClock } from '#domain/dates.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import {
  CSV_BOM,
  CSV_LINE_END,
  CSV_SEPARATOR,
  dateTimeCell,
  formulaGuard,
} from '#domain/exports/spreadsheetText.ts'
import { truncateText } from '#domain/wholeCharacters.ts'
import type { ExportedCell, ExportedTable } from './exportedTable.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export const exportWriters: Record<ExportFormat, ExportWriter> = {
  CSV: async (table, _title, timeZone) =>
    new Blob([await csvText(table, timeZone)], { type: 'text/csv;charset=utf-8' }),
  EXCEL: async (table, title, timeZone) =>
    new Blob([await excelWorkbook(table, title, timeZone)], { type: EXCEL_MIME_TYPE }),
}

type ExportWriter = (table: ExportedTable, title: string, timeZone: string) => Promise<Blob>

const EXCEL_MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes a table as CSV that Excel opens correctly: UTF-8 with BOM, CRLF, guarded against formulas. */
export async function csvText({ header, rows }: ExportedTable, timeZone: string): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cells = [header, ...rows].map((row) => row.map((cell) => csvCell(cell, timeZone)))
  return CSV_BOM + Papa.unparse(cells, CSV_OPTIONS)
}

/** papaparse's own guard misses formulas that contain a line break. */
const CSV_OPTIONS = { delimiter: CSV_SEPARATOR, newline: CSV_LINE_END, escapeFormulae: true }

function csvCell(cell: ExportedCell, timeZone: string): string | number {
  if (cell === null) return ''
  if (cell instanceof Date) return dateTimeCell(cell, timeZone)
  return typeof cell === 'number' ? cell : formulaGuard.add(cell)
}

/**
 * Writes a table as an Excel workbook and returns the bytes of the .xlsx file. Every cell has an explicit type, so
 * that no text becomes a formula. `title` names the sheet; rows that do not fit continue on further sheets.
 */
export async function excelWorkbook(
  table: ExportedTable,
  title: string,
  timeZone: string,
): Promise<ArrayBuffer> {
  const { utils, write } = await import('xlsx')
  const { header, rows } = table
  const book = utils.book_new()
  const written = rows.map((row) => row.map((cell) => excelCell(cell, timeZone)))
  for (let from = 0; from === 0 || from < rows.length; from += MAX_SHEET_ROWS) {
    const sheet: WorkSheet = utils.aoa_to_sheet(
      [header.map(textCell), ...written.slice(from, from + MAX_SHEET_ROWS)],
      { dense: true },
    )
    sheet['!cols'] = columnWidths(header, rows)
    utils.book_append_sheet(book, sheet, sheetName(title, from / MAX_SHEET_ROWS + 1))
  }
  return write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })
}

/** Excel allows 1,048,576 rows; one is the header. */
const MAX_SHEET_ROWS = 1_048_575

/** The text format keeps a cell a text after edits in Excel. */
const textCell = (text: string): CellObject => ({ t: 's', v: text, z: '@' })

function excelCell(cell: ExportedCell, timeZone: string): CellObject | null {
  if (cell === null || cell === '') return null
  if (cell instanceof Date)
    return { t: 'n', v: excelSerialDate(cell, timeZone), z: 'yyyy-mm-dd hh:mm' }
  return typeof cell === 'number' ? { t: 'n', v: cell } : textCell(cell)
}

/** Converts to Excel's dates: days since the end of 1899, without a time zone. */
function excelSerialDate(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = wallClock(instant, timeZone)
  const minutes = Date.UTC(year, month - 1, day, hour, minute) / MINUTE
  return minutes / MINUTES_OF_A_DAY + UNIX_EPOCH
}

const MINUTE = 60_000
const MINUTES_OF_A_DAY = 1440
const UNIX_EPOCH = 25_569

/** Excel refuses some characters and names of more than 31 characters. */
const sheetName = (title: string, number: number): string => {
  const suffix = number === 1 ? '' : ` ${number}`
  const name = title.replaceAll(/[\\/?*[\]:']/gu, ' ').trim() || t('list.sheet')
  return truncateText(name, 31 - suffix.length) + suffix
}

/** Returns widths in characters, estimated from the first rows. */
const columnWidths = (header: readonly string[], rows: readonly ExportedCell[][]) =>
  header.map((label, column) => {
    const lengths = rows.slice(0, 100).map((row) => textLength(row[column] ?? null))
    return { wch: Math.min(60, Math.max(label.length, ...lengths) + 2) }
  })

const textLength = (cell: ExportedCell) => (cell instanceof Date ? 16 : String(cell ?? '').length)
