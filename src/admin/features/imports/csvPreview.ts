/** Validates a chosen CSV file and previews its first rows in the browser. */
import { type FileEncoding, guessEncoding, nonCsvIssue } from '#domain/imports/fileEncoding.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { IMPORT_MESSAGES } from '#domain/imports/importMessages.ts'
import { createImportReader, type ImportFileRow } from '#domain/imports/importReader.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'

/** `bytes`: the whole file or its beginning. */
export function previewCsv(kind: CsvImport, { bytes, isWholeFile }: FileStart): CsvPreviewResult {
  const refused = nonCsvIssue(bytes)
  if (refused !== null) return { issue: refused }
  const encoding = guessEncoding(bytes, new TextDecoder('utf-8', { fatal: true }))
  const reader = createImportReader(kind)
  const { rows, issue } = reader.read(new TextDecoder(encoding).decode(bytes))
  // The last row of the beginning may be incomplete, so it is not read.
  const last = isWholeFile && issue === null ? reader.end() : { rows: [], issue }
  if (last.issue !== null) return { issue: last.issue }
  const previewRows = [...rows, ...last.rows]
  return {
    encoding,
    rows: previewRows.slice(0, PREVIEW_ROWS),
    isAll: isWholeFile && previewRows.length <= PREVIEW_ROWS,
  }
}

interface FileStart {
  bytes: Uint8Array
  /** Whether the bytes are the whole file. */
  isWholeFile: boolean
}

/** `issue`: a sentence. */
type CsvPreviewResult = { issue: string } | CsvPreview

export interface CsvPreview {
  encoding: FileEncoding
  /** Rows with their numbers in a spreadsheet; cells in the order of the import's headers. */
  rows: ImportFileRow[]
  /** Whether these are all rows of the file. */
  isAll: boolean
}

const PREVIEW_ROWS = 8

/** Reads the beginning of a file. */
export const readFileStart = (file: File): Promise<FileStart> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve({
        bytes: new Uint8Array(reader.result as ArrayBuffer),
        isWholeFile: file.size <= PREVIEW_BYTES,
      }),
    )
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file could not be read.')),
    )
    reader.readAsArrayBuffer(file.slice(0, PREVIEW_BYTES))
  })

const PREVIEW_BYTES = 64 * 1024

/** Returns why a file is refused before it is read, as a sentence; null if it is not. [5.28] */
export function validateFile([file, another]: readonly Pick<File, 'name' | 'size'>[]):
  | string
  | null {
  if (another) return 'Choose one file only.'
  if (!file) return null
  if (!CSV_UPLOAD.accept.some((extension) => file.name.toLowerCase().endsWith(extension)))
    return `${file.name} is not a .csv file. Open it in Excel or LibreOffice and save it as CSV.`
  return file.size > CSV_UPLOAD.maxSize ? IMPORT_MESSAGES.tooLarge : null
}

export const MAX_FILE_SIZE_TEXT = `${CSV_UPLOAD.maxSize / (1024 * 1024)} MiB`
