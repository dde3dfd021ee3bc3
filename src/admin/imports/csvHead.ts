/** What the beginning of a file shows before it is sent: its first rows as the server will read them, or why it is none. */
import type { CsvImport } from '#domain/csv.ts'
import { encodingOf, type SheetEncoding } from '#domain/sheets/encodingOf.ts'
import { notASheet } from '#domain/sheets/notASheet.ts'
import { sheetReader, type SheetRow } from '#domain/sheets/sheetReader.ts'

/** `bytes`: of the whole file, or of its beginning. */
export function csvHead(kind: CsvImport, { bytes, isWhole }: FileHead): CsvHead {
  const refused = notASheet(bytes)
  if (refused !== null) return { issue: refused }
  const encoding = encodingOf(bytes)
  const reader = sheetReader(kind)
  const { rows, issue } = reader.read(new TextDecoder(encoding).decode(bytes))
  // A row that goes on after the head is not read.
  const last = isWhole && issue === null ? reader.end() : { rows: [], issue }
  if (last.issue !== null) return { issue: last.issue }
  const found = [...rows, ...last.rows]
  return {
    encoding,
    rows: found.slice(0, ROWS_SHOWN),
    isAll: isWhole && found.length <= ROWS_SHOWN,
  }
}

export interface FileHead {
  bytes: Uint8Array
  /** Whether the file ends here. */
  isWhole: boolean
}

/** `issue`: a sentence. */
export type CsvHead = { issue: string } | CsvPreview

export interface CsvPreview {
  encoding: SheetEncoding
  /** Numbered as in a spreadsheet; the cells in the order of the import's headers. */
  rows: SheetRow[]
  /** Whether the file has no more rows. */
  isAll: boolean
}

const ROWS_SHOWN = 8
