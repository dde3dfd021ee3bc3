/** Writes rows as CSV for Excel: UTF-8 with CSV_BOM, CRLF, and nothing that a spreadsheet would run as a formula. */
import { CSV_BOM, CSV_LINE_END, CSV_SEPARATOR, csvCell } from '#domain/exports/spreadsheetText.ts'
import {
  checkCellCount,
  type DelimitedRows,
  type OpenSheetWriter,
  type SheetColumn,
} from './delimitedRows.ts'

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
    write: async (batch) => {
      text += csvLines(batch, columns)
      if (text.length > CHUNK_CHARS) await flush()
    },
    end: flush,
  }
}

/** Characters per write. */
const CHUNK_CHARS = 256 * 1024

/** Each line starts with the line end of the previous one. */
function csvLines({ rows, delimiter }: DelimitedRows, columns: readonly SheetColumn[]): string {
  const joinPlain = plainLineJoiner(delimiter, columns.length)
  return joinPlain(rows) ?? rows.map((row) => joinPlain([row]) ?? lineOf(row)).join('')

  function lineOf(row: string): string {
    const cells = row.split(delimiter)
    checkCellCount(cells.length, 1, columns.length)
    const quoted = cells.map((cell, index) =>
      columns[index]?.kind === 'text' ? csvCell(cell) : cell,
    )
    return CSV_LINE_END + quoted.join(CSV_SEPARATOR)
  }
}

/**
 * Joins rows without quoting; null if any may need quotes or a guard. Nearly no row does, and testing many rows at once
 * is faster.
 */
function plainLineJoiner(
  delimiter: string,
  columns: number,
): (rows: readonly string[]) => string | null {
  // Characters that are quoted anywhere, and those guarded or quoted only at the start or the end of a cell.
  const notPlain = new RegExp(
    `[",\\r\\n\\uFEFF]|(?:^|${delimiter}|${ROW_DELIMITER})['=+\\-@\\t＝＋－＠ ]| (?:$|${delimiter}|${ROW_DELIMITER})`,
  )
  return (rows) => {
    const joinedRows = rows.join(ROW_DELIMITER)
    if (notPlain.test(joinedRows)) return null
    const cells = joinedRows.split(delimiter)
    checkCellCount(cells.length + rows.length - 1, rows.length, columns)
    const joined = cells.join(CSV_SEPARATOR)
    const lines = joined.replaceAll(ROW_DELIMITER, CSV_LINE_END)
    // A text that itself contains a row delimiter changes the length.
    return lines.length === joined.length + rows.length - 1 ? CSV_LINE_END + lines : null
  }
}

/** Shares no character with a cell delimiter. */
const ROW_DELIMITER = '\u0002'
