/** The rows of an import that have problems as a CSV: their cells as they were, then what is wrong with them. */
import { type CsvImport, csvHeaders } from '#domain/imports/csv.ts'
import { formulaGuard } from '#domain/exports/formulaText.ts'
import type { ImportFileRow } from '#domain/imports/importReader.ts'
import type { ImportProblems } from './importProblems.ts'

/** Pieces of text; it imports again when it is mended. */
export async function* problemRowsCsv(
  kind: CsvImport,
  rows: AsyncIterable<ImportFileRow[]>,
  problems: ImportProblems,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${csvLine([...csvHeaders(kind), 'Row', 'Problem'])}`)
  for await (const batch of rows) {
    const lines = batch.flatMap(({ row, cells }) => {
      const description = problems.describe(row)
      return description === null ? [] : csvLine([...cells, String(row), description])
    })
    if (lines.length > 0) yield Buffer.from(lines.join(''))
  }
}

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: string): string {
  const text = formulaGuard.add(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
