/** Validates a chosen CSV file in the browser, and shows rows of it as they will be read. */
import Papa from 'papaparse'
import type { MakeTextParser } from '#domain/imports/csvParser.ts'
import type { FileEncoding, MakeTextDecoder } from '#domain/imports/fileDecoder.ts'
import { guessEncoding, nonCsvIssue } from '#domain/imports/fileEncoding.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { createImportReader, type ImportFileRow } from '#domain/imports/importReader.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { t, wordMessage } from '../../foundation/i18n/i18nProvider.ts'

/** Reads the whole file. `chosen`: null guesses the encoding. */
export async function previewCsv(
  kind: CsvImport,
  bytes: Uint8Array,
  chosen: FileEncoding | null = null,
): Promise<CsvPreview> {
  const refused = nonCsvIssue(bytes)
  if (refused !== null) return unreadable('utf-8', refused)
  const encoding = chosen ?? guessEncoding(bytes, makeDecoder)
  const decoder = makeDecoder(encoding)
  const reader = createImportReader(kind, { t, makeParser })
  const picker = pickRows()
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES)
    const { rows, issue } = reader.read(decoder.decode(chunk, { stream: true }))
    if (issue !== null) return unreadable(encoding, issue)
    picker.add(rows)
    // Lets the page answer meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const rest = reader.read(decoder.decode())
  const last = rest.issue === null ? reader.end() : { rows: [], issue: rest.issue }
  picker.add([...rest.rows, ...last.rows])
  return last.issue === null
    ? { encoding, issue: null, ...picker.picked() }
    : unreadable(encoding, last.issue)
}

const unreadable = (encoding: FileEncoding, issue: string): CsvPreview => ({
  encoding,
  issue: wordMessage(issue),
  rows: [],
  total: 0,
})

const makeDecoder: MakeTextDecoder = (encoding, options) => new TextDecoder(encoding, options)
const makeParser: MakeTextParser = (delimiter) => new Papa.Parser({ delimiter, newline: '\n' })

const CHUNK_BYTES = 256 * 1024

export interface CsvPreview {
  encoding: FileEncoding
  /** Reason why the file cannot be read, as a sentence; null: it can. */
  issue: string | null
  /** Rows with their numbers in a spreadsheet; cells in the order of the import's headers. */
  rows: ImportFileRow[]
  /** Number of rows in the file. */
  total: number
}

/** Picks the first rows, and those that show letters beyond ASCII for the first time: there a wrong encoding is seen. */
function pickRows() {
  const first: ImportFileRow[] = []
  const unusual: ImportFileRow[] = []
  const seen = new Set<string>()
  let total = 0
  return {
    add: (rows: readonly ImportFileRow[]) => {
      for (const row of rows) {
        total += 1
        if (first.length < PREVIEW_ROWS) first.push(row)
        const letters = unusual.length < UNUSUAL_ROWS ? beyondAscii(row) : []
        if (letters.every((letter) => seen.has(letter))) continue
        for (const letter of letters) seen.add(letter)
        unusual.push(row)
      }
    },
    picked: () => {
      const others = first.filter((row) => !unusual.includes(row))
      const rows = [...unusual, ...others].slice(0, PREVIEW_ROWS)
      return { rows: rows.toSorted((a, b) => a.row - b.row), total }
    },
  }
}

const PREVIEW_ROWS = 8
const UNUSUAL_ROWS = 5

const beyondAscii = ({ cells }: ImportFileRow): string[] => cells.join('').match(BEYOND_ASCII) ?? []

const BEYOND_ASCII = /[^\0-\x7F]/gu

export const readFile = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file could not be read.')),
    )
    reader.readAsArrayBuffer(file)
  })

/** Returns why a file is refused before it is read, as a sentence; null if it is not. [5.28] */
export function validateFile([file, another]: readonly Pick<File, 'name' | 'size'>[]):
  | string
  | null {
  if (another) return t('imports.oneFileOnly')
  if (!file) return null
  if (!CSV_UPLOAD.accept.some((extension) => file.name.toLowerCase().endsWith(extension)))
    return t('imports.notCsv', { file: file.name })
  return file.size > CSV_UPLOAD.maxSize ? t('messages.importTooLarge') : null
}
