/** Text that a spreadsheet would run as a formula ↔ the same text as a cell that it shows (decisions, exports). */
export const formulaGuard = {
  add: (text: string): string => (FORMULA.test(text) ? `${GUARD}${text}` : text),

  /** Law: read(write(text)) = text. */
  remove: (cell: string): string =>
    cell.startsWith(GUARD) && FORMULA.test(cell) ? cell.slice(GUARD.length) : cell,
}

/** Spreadsheets take it as the sign of a text. */
const GUARD = "'"

/**
 * Guarded text counts as well, so that it gets one guard more and reads back. The wide signs are formulas to an Excel
 * of East Asia.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u
