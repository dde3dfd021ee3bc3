/** Rows as Excel's XML has them. Cells say nothing of where they are, so that every one is there. */
import { excelText } from './excelText.ts'
import { INSTANT_STYLE, TEXT_STYLE } from './excelParts.ts'
import type { SheetColumn } from './sheetColumn.ts'

/** A row's, as texts; an empty one is an empty cell. */
export type Cells = readonly string[]

export function excelRows(
  columns: readonly Pick<SheetColumn, 'kind'>[],
): (rows: readonly Cells[]) => string {
  const plain = columns.map(({ kind }) => cellOf(kind, PLAIN_TEXT))
  const any = columns.map(({ kind }) => cellOf(kind, ANY_TEXT))
  const written = (rows: readonly Cells[], cells: typeof plain) => {
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
      ? written(rows, plain)
      : rows.map((row) => written([row], arePlain([row]) ? plain : any)).join('')
}

/** A text cell, whatever it holds. */
export const excelCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${excelText(text)}</t></is></c>`

function cellOf(
  kind: SheetColumn['kind'],
  textCell: (text: string) => string,
): (cell: string) => string {
  const filled = {
    text: textCell,
    number: (cell: string) => `<c><v>${cell}</v></c>`,
    instant: (cell: string) => {
      const serial = serialOf(cell)
      return serial === null ? textCell(cell) : `<c s="${INSTANT_STYLE}"><v>${serial}</v></c>`
    },
  }[kind]
  return (cell) => (cell === '' ? EMPTY : filled(cell))
}

const EMPTY = '<c/>'

const PLAIN_TEXT = (text: string): string =>
  `<c s="${TEXT_STYLE}" t="inlineStr"><is><t>${text}</t></is></c>`

const ANY_TEXT = (text: string): string => excelCell(text, TEXT_STYLE)

/** No character to escape, no white space that might get lost, none too long. */
function arePlain(rows: readonly Cells[]): boolean {
  const joined = rows.map((row) => row.join(BETWEEN))
  return joined.every(({ length }) => length < LONG) && !NOT_PLAIN.test(joined.join(BETWEEN))
}

/** In no text that people write; in one all the same, it makes the check stricter. */
const BETWEEN = '\u0085'
const LONG = 32_000

// oxlint-disable-next-line no-control-regex
const NOT_PLAIN = /[&<>_\u0000-\u001F\uFFFE\uFFFF]|^ | $|\u0085 | \u0085/

/** Excel's dates: days since the end of 1899, without a zone; null before they are sure. */
function serialOf(text: string): number | null {
  const day = daysOf(text.slice(0, 10))
  const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  return day >= FIRST_SURE ? day + minutes / MINUTES_OF_A_DAY : null
}

const DAY = 86_400_000
const MINUTES_OF_A_DAY = 1440
const UNIX_EPOCH = 25_569
/** 1 March 1900: Excel believes in a 29 February before. */
const FIRST_SURE = 61

/** The day that was asked for last: lists are mostly in their order. */
let known = { day: '', days: Number.NaN }

function daysOf(day: string): number {
  if (known.day !== day) known = { day, days: Date.parse(`${day}T00:00Z`) / DAY + UNIX_EPOCH }
  return known.days
}
