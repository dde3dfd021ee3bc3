/** Rows as Excel's XML has them. Cells say nothing of where they are, so that every one is there. */
import { escapeXlsxText } from './excelText.ts'
import { INSTANT_STYLE, TEXT_STYLE } from './excelParts.ts'
import type { SheetColumn } from './sheetColumn.ts'

/** A row's, as texts; an empty one is an empty cell. */
export type RowCells = readonly string[]

export function rowsXml(
  columns: readonly Pick<SheetColumn, 'kind'>[],
): (rows: readonly RowCells[]) => string {
  const plain = columns.map(({ kind }) => cellWriter(kind, plainTextCell))
  const any = columns.map(({ kind }) => cellWriter(kind, escapedTextCell))
  const rowXml = (rows: readonly RowCells[], cells: typeof plain) => {
    let xml = ''
    for (const row of rows) {
      xml += '<row>'
      for (let column = 0; column < cells.length; column += 1)
        xml += cells[column]?.(row[column] ?? '') ?? ''
      xml += '</row>'
    }
    return xml
  }
  // Nearly all rows hold nothing that needs care, which is quicker seen of many together.
  return (rows) =>
    arePlain(rows)
      ? rowXml(rows, plain)
      : rows.map((row) => rowXml([row], arePlain([row]) ? plain : any)).join('')
}

/** A text cell, whatever it holds. */
export const inlineStringCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXlsxText(text)}</t></is></c>`

function cellWriter(
  kind: SheetColumn['kind'],
  textCell: (text: string) => string,
): (cell: string) => string {
  const writeFilled = {
    text: textCell,
    number: (cell: string) => `<c><v>${cell}</v></c>`,
    instant: (cell: string) => {
      const serial = dateSerial(cell)
      return serial === null ? textCell(cell) : `<c s="${INSTANT_STYLE}"><v>${serial}</v></c>`
    },
  }[kind]
  return (cell) => (cell === '' ? EMPTY_CELL : writeFilled(cell))
}

const EMPTY_CELL = '<c/>'

const plainTextCell = (text: string): string =>
  `<c s="${TEXT_STYLE}" t="inlineStr"><is><t>${text}</t></is></c>`

const escapedTextCell = (text: string): string => inlineStringCell(text, TEXT_STYLE)

/** No character to escape, no white space that might get lost, none too long. */
function arePlain(rows: readonly RowCells[]): boolean {
  const joined = rows.map((row) => row.join(CELL_JOINT))
  return (
    joined.every(({ length }) => length < MAX_PLAIN_LENGTH) &&
    !NOT_PLAIN.test(joined.join(CELL_JOINT))
  )
}

/** In no text that people write; in one all the same, it makes the check stricter. */
const CELL_JOINT = '\u0085'
const MAX_PLAIN_LENGTH = 32_000

// oxlint-disable-next-line no-control-regex
const NOT_PLAIN = /[&<>_\u0000-\u001F\uFFFE\uFFFF]|^ | $|\u0085 | \u0085/

/** Excel's dates: days since the end of 1899, without a zone; null before they are sure. */
function dateSerial(text: string): number | null {
  const day = dayNumber(text.slice(0, 10))
  const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  return day >= FIRST_SAFE_DAY ? day + minutes / MINUTES_PER_DAY : null
}

const DAY_MS = 86_400_000
const MINUTES_PER_DAY = 1440
const UNIX_EPOCH_SERIAL = 25_569
/** 1 March 1900: Excel believes in a 29 February before. */
const FIRST_SAFE_DAY = 61

/** The day that was asked for last: lists are mostly in their order. */
let lastDay = { day: '', days: Number.NaN }

function dayNumber(day: string): number {
  if (lastDay.day !== day)
    lastDay = { day, days: Date.parse(`${day}T00:00Z`) / DAY_MS + UNIX_EPOCH_SERIAL }
  return lastDay.days
}
