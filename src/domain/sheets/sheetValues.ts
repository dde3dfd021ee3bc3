/** The cells of one row by their columns, as an import judges them. */
import { cellOf, CSV_IMPORTS, type CsvImport } from '../csv.ts'

type Columns<K extends CsvImport> = (typeof CSV_IMPORTS)[K]

/** Texts are trimmed; null: an empty cell. */
export type SheetValues<K extends CsvImport> = {
  [Column in keyof Columns<K>]: Columns<K>[Column] extends 'list' ? string[] : string | null
}

/** `cells`: in the order of the expected headers, as they are meant. */
export function sheetValues<K extends CsvImport>(
  kind: K,
  cells: readonly string[],
): SheetValues<K> {
  const columns = Object.entries(CSV_IMPORTS[kind])
  return Object.fromEntries(
    columns.map(([column, cellKind], at) => [column, cellOf(cellKind, cells[at] ?? '')]),
  ) as unknown as SheetValues<K>
}
