/** Rows as CSV that Excel opens right: UTF-8 with BOM, CRLF, nothing that a spreadsheet would run. */
import { formulaText } from '#domain/formulaText.ts'
import type { SheetRow, SheetValue } from './sheetColumn.ts'
import type { OpenSheet } from './sheetFile.ts'

export const csvFile: OpenSheet = (file, { columns }) => {
  let text = BOM + columns.map(({ label }) => csvCell(label)).join(SEPARATOR)
  const flush = async () => {
    const bytes = Buffer.from(text)
    text = ''
    await file.writeFile(bytes)
  }
  return {
    write: async (rows) => {
      text += csvLines(rows)
      if (text.length > PIECE) await flush()
    },
    end: flush,
  }
}

/** Characters that are written at once. */
const PIECE = 512 * 1024

const BOM = '\uFEFF'
const SEPARATOR = ','
const LINE_END = '\r\n'

/** Each line begins with the end of the one before. */
function csvLines(rows: readonly SheetRow[]): string {
  return plainLines(rows) ?? rows.map((row) => plainLines([row]) ?? lineOf(row)).join('')
}

const lineOf = (row: SheetRow): string => LINE_END + row.map(csvCell).join(SEPARATOR)

/** Nearly all rows hold nothing to quote or to guard, which is quicker seen of many together. null: these may. */
function plainLines(rows: readonly SheetRow[]): string | null {
  const [first] = rows
  if (!first) return ''
  const whole = rows.map((row) => row.join(CELL_BORDER)).join(ROW_BORDER)
  if (NOT_PLAIN.test(whole)) return null
  const cells = whole.split(CELL_BORDER)
  // A text that holds a border itself makes one too many.
  if (cells.length - 1 !== rows.length * (first.length - 1)) return null
  const joined = cells.join(SEPARATOR)
  const lines = LINE_END + joined.replaceAll(ROW_BORDER, LINE_END)
  return lines.length === joined.length + rows.length + 1 ? lines : null
}

const CELL_BORDER = '\u0001'
const ROW_BORDER = '\u0002'

/** What is quoted anywhere, and what may be guarded or quoted at the start or the end of a cell. */
// oxlint-disable-next-line no-control-regex
const NOT_PLAIN = /[",\r\n\uFEFF]|(?:^|[\u0001\u0002])['=+\-@\t＝＋－＠ ]| (?:$|[\u0001\u0002])/

function csvCell(value: SheetValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const shown = formulaText.write(value)
  return QUOTED.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}

/** Spaces at the ends are kept, too. */
const QUOTED = /[",\r\n\uFEFF]|^ | $/
