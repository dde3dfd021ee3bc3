/** A row of an import, from a file or from a call, with the number that a spreadsheet shows. */
import type { CsvImport } from '#domain/imports/csv.ts'
import type { ImportRowValues } from '#domain/imports/sheetValues.ts'

export interface ImportRow<K extends CsvImport = CsvImport> {
  row: number
  cells: ImportRowValues<K>
}

/** Some at a time, so that others get their turn. */
export type ImportRows<K extends CsvImport = CsvImport> = AsyncIterable<ImportRow<K>[]>
