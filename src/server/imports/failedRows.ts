/** The rows of an import that have problems as a CSV: their cells as they were, then what is wrong with them. */
import { type CsvImport, csvHeaders } from '#domain/csv.ts'
import { formulaText } from '#domain/formulaText.ts'
import type { SheetRow } from '#domain/sheets/sheetReader.ts'
import type { ImportProblems } from './importProblems.ts'

/** Pieces of text; it imports again when it is mended. */
export async function* failedRows(
  kind: CsvImport,
  rows: AsyncIterable<SheetRow[]>,
  problems: ImportProblems,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line([...csvHeaders(kind), 'Row', 'Problem'])}`)
  for await (const batch of rows) {
    const lines = batch.flatMap(({ row, cells }) => {
      const told = problems.told(row)
      return told === null ? [] : line([...cells, String(row), told])
    })
    if (lines.length > 0) yield Buffer.from(lines.join(''))
  }
}

const line = (cells: readonly string[]): string => `${cells.map(written).join(',')}\r\n`

function written(cell: string): string {
  const text = formulaText.write(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
