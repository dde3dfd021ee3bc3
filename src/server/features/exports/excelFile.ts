/** Rows as an Excel workbook: every cell says its type, so that no text is ever taken for a formula. */
import { workbookParts, LABEL_STYLE, sheetEnd, sheetName, sheetStart } from './excelParts.ts'
import { type RowCells, inlineStringCell, rowsXml } from './excelRows.ts'
import { checkCellCount } from './packedRows.ts'
import type { OpenSheetWriter } from './sheetFormats.ts'
import { openZipWriter } from './zipWriter.ts'

/** What does not fit on one sheet goes on on the next. `maxSheetRows`: tests have smaller ones. */
export const openXlsxWriter = (
  ...[file, { title, columns }, maxSheetRows = MAX_SHEET_ROWS]: [
    ...Parameters<OpenSheetWriter>,
    rowsOfASheet?: number,
  ]
): ReturnType<OpenSheetWriter> => {
  const zip = openZipWriter(file)
  const rowsToXml = rowsXml(columns)
  const labels = columns.map(({ label }) => inlineStringCell(label, LABEL_STYLE)).join('')
  const names: string[] = []
  let rowsHere = 0
  let bytesHere = 0

  const beginSheet = async (rows: readonly RowCells[]) => {
    names.push(sheetName(title, names.length + 1))
    if (names.length === 1) await writeEntry(zip, '_rels/.rels', workbookParts.relations)
    await zip.beginEntry(`xl/worksheets/sheet${names.length}.xml`)
    await zip.write(`${sheetStart(columns, rows)}<row>${labels}</row>`)
    rowsHere = 0
    bytesHere = 0
  }
  const endSheet = async () => {
    await zip.write(sheetEnd(columns.length, rowsHere + 1))
    await zip.endEntry()
  }
  return {
    write: async ({ rows: packed, delimiter }) => {
      const rows = packed.map((row) => row.split(delimiter))
      for (const cells of rows) checkCellCount(cells.length, 1, columns.length)
      for (let from = 0; from < rows.length;) {
        const isFull = rowsHere >= maxSheetRows || bytesHere > MAX_SHEET_BYTES
        if (names.length > 0 && isFull) await endSheet()
        if (names.length === 0 || isFull) await beginSheet(rows)
        const part = rows.slice(from, from + maxSheetRows - rowsHere)
        const xml = rowsToXml(part)
        await zip.write(xml)
        from += part.length
        rowsHere += part.length
        bytesHere += xml.length
      }
    },
    end: async () => {
      if (names.length === 0) await beginSheet([])
      await endSheet()
      for (const [name, content] of workbookParts.others(names))
        await writeEntry(zip, name, content)
      await zip.end()
    },
  }
}

/** Excel has 1,048,576, one of them for the labels. */
const MAX_SHEET_ROWS = 1_048_575
/** A part of the file may have 4 GiB; a character has up to three bytes. */
const MAX_SHEET_BYTES = 1024 ** 3

async function writeEntry(
  zip: ReturnType<typeof openZipWriter>,
  name: string,
  content: string,
): Promise<void> {
  await zip.beginEntry(name)
  await zip.write(content)
  await zip.endEntry()
}
