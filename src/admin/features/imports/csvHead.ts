/** What the beginning of a file shows before it is sent: its first rows as the server will read them, or why it is none. */
import type { CsvImport } from '#domain/imports/csv.ts'
import { guessEncoding, type FileEncoding } from '#domain/imports/encodingOf.ts'
import { nonCsvIssue } from '#domain/imports/notASheet.ts'
import { createImportReader, type ImportFileRow } from '#domain/imports/importReader.ts'

/** `bytes`: of the whole file, or of its beginning. */
export function previewCsv(kind: CsvImport, { bytes, isWholeFile }: FileStart): CsvPreviewResult {
  const refused = nonCsvIssue(bytes)
  if (refused !== null) return { issue: refused }
  const encoding = guessEncoding(bytes)
  const reader = createImportReader(kind)
  const { rows, issue } = reader.read(new TextDecoder(encoding).decode(bytes))
  // A row that goes on after the head is not read.
  const last = isWholeFile && issue === null ? reader.end() : { rows: [], issue }
  if (last.issue !== null) return { issue: last.issue }
  const found = [...rows, ...last.rows]
  return {
    encoding,
    rows: found.slice(0, PREVIEW_ROWS),
    isAll: isWholeFile && found.length <= PREVIEW_ROWS,
  }
}

export interface FileStart {
  bytes: Uint8Array
  /** Whether the file ends here. */
  isWholeFile: boolean
}

/** `issue`: a sentence. */
export type CsvPreviewResult = { issue: string } | CsvPreview

export interface CsvPreview {
  encoding: FileEncoding
  /** Numbered as in a spreadsheet; the cells in the order of the import's headers. */
  rows: ImportFileRow[]
  /** Whether the file has no more rows. */
  isAll: boolean
}

const PREVIEW_ROWS = 8
