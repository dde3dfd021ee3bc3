/** A table as CSV that Excel opens right: UTF-8 with BOM, CRLF, nothing that a spreadsheet would run. */
import { formulaGuard } from '#domain/exports/formulaText.ts'
import type { ExportedCell, ExportedTable } from './exportedTable.ts'
import { wallClock } from '#domain/dates.ts'

export async function csvText({ header, rows }: ExportedTable, timeZone: string): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cells = [header, ...rows].map((row) => row.map((cell) => csvCell(cell, timeZone)))
  return BOM + Papa.unparse(cells, CSV_OPTIONS)
}

/** papaparse's own guard lets a formula through that has a line break. */
const CSV_OPTIONS = { delimiter: ',', newline: '\r\n', escapeFormulae: true }

const BOM = '\uFEFF'

function csvCell(cell: ExportedCell, timeZone: string): string | number {
  if (cell === null) return ''
  if (cell instanceof Date) return csvDateTime(cell, timeZone)
  return typeof cell === 'number' ? cell : formulaGuard.add(cell)
}

/** '2026-11-21 09:30', which spreadsheets of every language read as a date. */
function csvDateTime(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(instant, timeZone)
  const [m, d, h, min] = [month, day, hour, minute].map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${m}-${d} ${h}:${min}`
}
