/** Rows whose cells are one text each: the driver reads it four times as fast as it reads eight cells. */
import { randomInt } from 'node:crypto'

export interface DelimitedRows {
  /** In the order of the columns; an empty text is an empty cell. */
  rows: readonly string[]
  /** Between the cells. */
  delimiter: string
}

/** Characters that nobody writes, in an order that nobody guesses. */
export const randomDelimiter = (): string =>
  String.fromCharCode(
    ...Array.from({ length: DELIMITER_LENGTH }, () => randomInt(FIRST_CODE, LAST_CODE + 1)),
  )

const DELIMITER_LENGTH = 3
const FIRST_CODE = 0x0e
const LAST_CODE = 0x1f

/** `cells`: of these rows. Throws when a text holds the border itself: the next try has another. */
export function checkCellCount(cells: number, rows: number, columns: number): void {
  if (cells !== rows * columns) throw new Error('A text looks like the border between two cells.')
}
