/** Rows as CSV that Excel opens right: UTF-8 with CSV_BOM, CRLF, nothing that a spreadsheet would run. */
import { CSV_BOM, CSV_LINE_END, CSV_SEPARATOR, csvCell } from '#domain/exports/spreadsheetText.ts'
import {
  checkCellCount,
  type DelimitedRows,
  type OpenSheetWriter,
  type SheetColumn,
} from './delimitedRows.ts'

export const openCsvWriter: OpenSheetWriter = (file, { columns }) => {
  let text = CSV_BOM + columns.map(({ label }) => csvCell(label)).join(CSV_SEPARATOR)
  // One for all pieces: memory of its own for each would grow until somebody clears it away.
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

/** Characters that are written at once. */
const CHUNK_CHARS = 256 * 1024

/** Each line begins with the end of the one before. */
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

/** Nearly all rows hold nothing to quote or to guard, which is quicker seen of many together. null: these may. */
function plainLineJoiner(
  delimiter: string,
  columns: number,
): (rows: readonly string[]) => string | null {
  // What is quoted anywhere, and what may be guarded or quoted at the start or the end of a cell.
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
    // A text that holds one itself makes one too many.
    return lines.length === joined.length + rows.length - 1 ? CSV_LINE_END + lines : null
  }
}

/** No part of a border between cells. */
const ROW_DELIMITER = '\u0002'
