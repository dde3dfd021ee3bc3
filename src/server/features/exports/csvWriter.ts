/** Writes rows as CSV for Excel: UTF-8 with CSV_BOM, CRLF, and nothing that a spreadsheet would run as a formula. */
import { CSV_BOM, CSV_LINE_END, CSV_SEPARATOR, csvCell } from '#domain/exports/spreadsheetText.ts'
import type { OpenSheetWriter, RowCells, SheetColumn } from './sheetCells.ts'

export const openCsvWriter: OpenSheetWriter = (file, { columns }) => {
  let text = CSV_BOM + columns.map(({ label }) => csvCell(label)).join(CSV_SEPARATOR)
  // One buffer for all chunks: separate buffers would use memory until the garbage collector runs.
  let bytes = Buffer.alloc(0)
  const flush = async () => {
    const length = Buffer.byteLength(text)
    if (length > bytes.length) bytes = Buffer.allocUnsafe(length + CHUNK_CHARS)
    bytes.write(text)
    text = ''
    await file.writeFile(bytes.subarray(0, length))
  }
  return {
    write: async (rows) => {
      text += csvLines(rows, columns)
      if (text.length > CHUNK_CHARS) await flush()
    },
    end: flush,
  }
}

/** Characters per write. */
const CHUNK_CHARS = 256 * 1024

/** Each line starts with the line end of the previous one. Numbers and instants need no quotes. */
const csvLines = (rows: readonly RowCells[], columns: readonly SheetColumn[]): string =>
  rows.map((cells) => CSV_LINE_END + csvCells(cells, columns).join(CSV_SEPARATOR)).join('')

const csvCells = (cells: RowCells, columns: readonly SheetColumn[]): string[] =>
  cells.map((cell, index) => (columns[index]?.kind === 'text' ? csvCell(cell) : cell))
