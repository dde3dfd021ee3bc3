/** The cells of one row by their columns, as an import judges them. */
import { parseCell, CSV_IMPORTS, type CsvImport } from './csv.ts'

type ImportColumns<K extends CsvImport> = (typeof CSV_IMPORTS)[K]

/** Texts are trimmed; null: an empty cell. */
export type ImportRowValues<K extends CsvImport> = {
  [Column in keyof ImportColumns<K>]: ImportColumns<K>[Column] extends 'list'
    ? string[]
    : string | null
}

/** `cells`: in the order of the expected headers, as they are meant. */
export function toImportRowValues<K extends CsvImport>(
  kind: K,
  cells: readonly string[],
): ImportRowValues<K> {
  const columns = Object.entries(CSV_IMPORTS[kind])
  return Object.fromEntries(
    columns.map(([column, cellKind], at) => [column, parseCell(cellKind, cells[at] ?? '')]),
  ) as unknown as ImportRowValues<K>
}
