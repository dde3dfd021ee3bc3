/** Rows as CSV that Excel opens right: UTF-8 with BOM, CRLF, nothing that a spreadsheet would run. */
import { formulaText } from '#domain/formulaText.ts'
import { checkBorders, type PackedRows } from './packedRows.ts'
import type { SheetColumn } from './sheetColumn.ts'
import type { OpenSheet } from './sheetFile.ts'

export const csvFile: OpenSheet = (file, { columns }) => {
  let text = BOM + columns.map(({ label }) => csvText(label)).join(SEPARATOR)
  // One for all pieces: memory of its own for each would grow until somebody clears it away.
  let bytes = Buffer.alloc(0)
  const flush = async () => {
    const length = Buffer.byteLength(text)
    if (length > bytes.length) bytes = Buffer.allocUnsafe(length + PIECE)
    bytes.write(text)
    text = ''
    await file.writeFile(bytes.subarray(0, length))
  }
  return {
    write: async (packed) => {
      text += csvLines(packed, columns)
      if (text.length > PIECE) await flush()
    },
    end: flush,
  }
}

/** Characters that are written at once. */
const PIECE = 256 * 1024

const BOM = '\uFEFF'
const SEPARATOR = ','
const LINE_END = '\r\n'

/** Each line begins with the end of the one before. */
function csvLines({ rows, border }: PackedRows, columns: readonly SheetColumn[]): string {
  const plainLines = plainLinesOf(border, columns.length)
  return plainLines(rows) ?? rows.map((row) => plainLines([row]) ?? lineOf(row)).join('')

  function lineOf(row: string): string {
    const cells = row.split(border)
    checkBorders(cells.length, 1, columns.length)
    const written = cells.map((cell, index) =>
      columns[index]?.kind === 'text' ? csvText(cell) : cell,
    )
    return LINE_END + written.join(SEPARATOR)
  }
}

/** Nearly all rows hold nothing to quote or to guard, which is quicker seen of many together. null: these may. */
function plainLinesOf(border: string, columns: number): (rows: readonly string[]) => string | null {
  // What is quoted anywhere, and what may be guarded or quoted at the start or the end of a cell.
  const notPlain = new RegExp(
    `[",\\r\\n\\uFEFF]|(?:^|${border}|${ROW_BORDER})['=+\\-@\\t＝＋－＠ ]| (?:$|${border}|${ROW_BORDER})`,
  )
  return (rows) => {
    const whole = rows.join(ROW_BORDER)
    if (notPlain.test(whole)) return null
    const cells = whole.split(border)
    checkBorders(cells.length + rows.length - 1, rows.length, columns)
    const joined = cells.join(SEPARATOR)
    const lines = joined.replaceAll(ROW_BORDER, LINE_END)
    // A text that holds one itself makes one too many.
    return lines.length === joined.length + rows.length - 1 ? LINE_END + lines : null
  }
}

/** No part of a border between cells. */
const ROW_BORDER = '\u0002'

function csvText(text: string): string {
  const shown = formulaText.write(text)
  return QUOTED.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}

/** Spaces at the ends are kept, too. */
const QUOTED = /[",\r\n\uFEFF]|^ | $/
