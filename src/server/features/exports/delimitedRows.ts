/** Rows whose cells are joined in one text: the driver reads it four times as fast as eight cells. */
import { randomInt } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Translate } from '#texts/keys.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface DelimitedRows {
  /** Cells in column order; an empty text is an empty cell. */
  rows: readonly string[]
  /** Separator of the cells. */
  delimiter: string
}

/** Returns control characters that do not occur in texts, in an unpredictable order. */
export const randomDelimiter = (): string =>
  String.fromCharCode(
    ...Array.from({ length: DELIMITER_LENGTH }, () => randomInt(FIRST_CODE, LAST_CODE + 1)),
  )

const DELIMITER_LENGTH = 3
const FIRST_CODE = 0x0e
const LAST_CODE = 0x1f

/**
 * Throws if `cells`, the number of cells of these rows, is wrong because a text contains the delimiter; the next
 * attempt uses another one.
 */
export function checkCellCount(cells: number, rows: number, columns: number): void {
  if (cells !== rows * columns) throw new Error('A text looks like the border between two cells.')
}

/**
 * Renders an instant in the client's time zone, to the minute: 'YYYY-MM-DD HH:MM'; null for null. The SQL of the cells
 * takes this work off the server's process.
 */
export const clientInstant = (instant: Sql, timeZone: string): Sql<string> =>
  sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`

/** Renders the label of an enumeration's value; `otherwise` for null and for a value without a label. */
export function enumCell<Value extends string>(
  cell: Sql,
  values: readonly Value[],
  labelOf: (value: Value) => string,
  otherwise = '',
): Sql<string> {
  const cases = values.map((value) => sql`when ${sql.lit(value)} then ${sql.lit(labelOf(value))}`)
  return sql`case ${cell} ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end`
}

/** Joins the cells into one text (see DelimitedRows). No cell may be null: concat_ws would omit it. */
export const delimitedCells = (cells: readonly Sql[], delimiter: string): Sql<string> =>
  sql`concat_ws(${delimiter}, ${sql.join(cells)})`

export const orEmpty = (text: Sql): Sql<string> => sql`coalesce(${text}, '')`

/** Column of an exported sheet, in any file format. */
export interface SheetColumn {
  label: string
  /** Cells of an instant contain 'YYYY-MM-DD HH:MM' in the client's time zone. */
  kind: 'text' | 'number' | 'instant'
}

/** Names the zone in the label: the cells cannot. */
export const instantColumn = (label: string, timeZone: string): SheetColumn => ({
  label: `${label} (${timeZone})`,
  kind: 'instant',
})

/** Column whose cells the database writes. */
export interface ExportColumn extends SheetColumn {
  /** SQL of the cell, never null; '' is an empty cell. */
  cell: Sql
}

export const textColumn = (label: string, text: Sql): ExportColumn => ({
  label,
  kind: 'text',
  cell: orEmpty(text),
})

export const numberColumn = (label: string, number: Sql): ExportColumn => ({
  label,
  kind: 'number',
  cell: orEmpty(sql`(${number})::text`),
})

/** Writes an instant in the client's time zone, which the label names. */
export const clientInstantColumn = (
  label: string,
  instant: Sql,
  timeZone: string,
): ExportColumn => ({
  ...instantColumn(label, timeZone),
  cell: orEmpty(clientInstant(instant, timeZone)),
})

export const yesAndNo = (t: Translate): [yes: string, no: string] => [
  t('observationFilters.yes'),
  t('observationFilters.no'),
]

/** Renders the label of a Boolean; empty for null. */
export const booleanCell = (value: Sql, [yes, no]: readonly [string, string]): Sql<string> =>
  sql`case when ${value} then ${sql.lit(yes)} when not ${value} then ${sql.lit(no)} else '' end`

/** Few enough that processing a batch does not block other work, many enough that fetching costs little. */
export const ROWS_PER_FETCH = 1_000

/** Opens a writer on an empty file: a line of labels, then rows as they come, in constant memory. */
export type OpenSheetWriter = (
  file: FileHandle,
  /** `title`: the name of the sheet; `cellCut`: ends a text that a cell cannot hold. */
  sheet: { title: string; cellCut: string; columns: readonly SheetColumn[] },
) => SheetWriter

export interface SheetWriter {
  write: (rows: DelimitedRows) => Promise<void>
  /** The file is incomplete until this resolves. */
  end: () => Promise<void>
}
