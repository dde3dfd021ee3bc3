/** Rows whose cells are one text each: the driver reads it four times as fast as it reads eight cells. */
import { randomInt } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { sql, type Sql } from '../../platform/db/sql.ts'

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

/**
 * SQL of cells: what the database says as fast as anything, and a process need not work out for each row.
 * On the client's clock, to the minute: 'YYYY-MM-DD HH:MM'; null for none.
 */
export const clientInstant = (instant: Sql, timeZone: string): Sql<string> =>
  sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`

export const fullName = (alias: string): Sql<string> =>
  sql`btrim(${sql.ref(`${alias}.firstname`)} || ' ' || ${sql.ref(`${alias}.lastname`)})`

/** The words of an enumeration's value; `otherwise` for none and for one without words. */
export function enumCell(
  value: Sql,
  words: Readonly<Record<string, string>>,
  otherwise = '',
): Sql<string> {
  const cases = Object.entries(words).map(
    ([name, word]) => sql`when ${sql.lit(name)} then ${sql.lit(word)}`,
  )
  return sql`case ${value} ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end`
}

/** All cells in one text: see packedRows.ts. None may be null, for it would be left out. */
export const delimitedCells = (cells: readonly Sql[], delimiter: string): Sql<string> =>
  sql`concat_ws(${delimiter}, ${sql.join(cells)})`

export const orEmpty = (text: Sql): Sql<string> => sql`coalesce(${text}, '')`

/** What a column of an exported sheet holds, whatever the file's format. */
export interface SheetColumn {
  /** As on the screen. */
  label: string
  /** Of an instant the cells say 'YYYY-MM-DD HH:MM', on the client's clock. */
  kind: 'text' | 'number' | 'instant'
}

/** So few that working on them holds nobody up, so many that fetching them is no work of its own. */
export const ROWS_PER_FETCH = 1_000

/** Writes an empty file: a line of labels, then rows as they come, in memory that does not grow with them. */
export type OpenSheetWriter = (
  file: FileHandle,
  /** `title`: the name of the sheet. */
  sheet: { title: string; columns: readonly SheetColumn[] },
) => SheetWriter

export interface SheetWriter {
  write: (rows: DelimitedRows) => Promise<void>
  /** The file is incomplete before it resolves. */
  end: () => Promise<void>
}
