/** Rows as an Excel workbook: every cell says its type, so that no text is ever taken for a formula. */
import { bookParts, LABEL_STYLE, sheetEnd, sheetName, sheetStart } from './excelParts.ts'
import { type Cells, excelCell, excelRows } from './excelRows.ts'
import { checkBorders } from './packedRows.ts'
import type { OpenSheet } from './sheetFile.ts'
import { zipFile } from './zipFile.ts'

/** What does not fit on one sheet goes on on the next. `rowsOfASheet`: tests have smaller ones. */
export const excelFile = (
  ...[file, { title, columns }, rowsOfASheet = ROWS_OF_A_SHEET]: [
    ...Parameters<OpenSheet>,
    rowsOfASheet?: number,
  ]
): ReturnType<OpenSheet> => {
  const zip = zipFile(file)
  const xmlOf = excelRows(columns)
  const labels = columns.map(({ label }) => excelCell(label, LABEL_STYLE)).join('')
  const names: string[] = []
  let rowsHere = 0
  let bytesHere = 0

  const beginSheet = async (rows: readonly Cells[]) => {
    names.push(sheetName(title, names.length + 1))
    if (names.length === 1) await writeWhole(zip, '_rels/.rels', bookParts.relations)
    await zip.begin(`xl/worksheets/sheet${names.length}.xml`)
    await zip.write(`${sheetStart(columns, rows)}<row>${labels}</row>`)
    rowsHere = 0
    bytesHere = 0
  }
  const endSheet = async () => {
    await zip.write(sheetEnd(columns.length, rowsHere + 1))
    await zip.close()
  }
  return {
    write: async ({ rows: packed, border }) => {
      const rows = packed.map((row) => row.split(border))
      for (const cells of rows) checkBorders(cells.length, 1, columns.length)
      for (let from = 0; from < rows.length;) {
        const isFull = rowsHere >= rowsOfASheet || bytesHere > BYTES_OF_A_SHEET
        if (names.length > 0 && isFull) await endSheet()
        if (names.length === 0 || isFull) await beginSheet(rows)
        const part = rows.slice(from, from + rowsOfASheet - rowsHere)
        const xml = xmlOf(part)
        await zip.write(xml)
        from += part.length
        rowsHere += part.length
        bytesHere += xml.length
      }
    },
    end: async () => {
      if (names.length === 0) await beginSheet([])
      await endSheet()
      for (const [name, content] of bookParts.others(names)) await writeWhole(zip, name, content)
      await zip.end()
    },
  }
}

/** Excel has 1,048,576, one of them for the labels. */
const ROWS_OF_A_SHEET = 1_048_575
/** A part of the file may have 4 GiB; a character has up to three bytes. */
const BYTES_OF_A_SHEET = 1024 ** 3

async function writeWhole(
  zip: ReturnType<typeof zipFile>,
  name: string,
  content: string,
): Promise<void> {
  await zip.begin(name)
  await zip.write(content)
  await zip.close()
}
