/**
 * Reads an import's file: checks its bytes, then parses it row by row. The whole file is kept in memory, as it is
 * small.
 */
import Papa from 'papaparse'
import type { Translate } from '#texts/keys.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { message } from '#domain/messages.ts'
import type { FileEncoding, MakeTextDecoder } from '#domain/imports/fileDecoder.ts'
import type { MakeTextParser } from '#domain/imports/csvParser.ts'
import { guessEncoding, nonCsvIssue } from '#domain/imports/fileEncoding.ts'
import {
  createImportReader,
  type ImportChunk,
  type ImportFileRow,
} from '#domain/imports/importReader.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { readAll, type FileStore } from '../../platform/files/fileStore.ts'
import { yieldToEventLoop } from './importBatches.ts'

export interface UploadedSheet {
  /** Number of rows. */
  count: number
  rows: () => AsyncGenerator<ImportFileRow[]>
}

export interface SheetToRead {
  key: string
  kind: CsvImport
  /** null: guessed. */
  encoding: FileEncoding | null
  /** The requester's. */
  t: Translate
}

/** Returns a message if the file is not a valid sheet. */
export async function readUploadedSheet(
  files: FileStore,
  { key, kind, encoding: chosen, t }: SheetToRead,
): Promise<UploadedSheet | string> {
  const content = await files.get(key)
  if (!content) return message('jobFileExpired')
  const bytes = await readAll(content, CSV_UPLOAD.maxSize)
  if (!bytes) return message('importTooLarge')
  const refusal = nonCsvIssue(bytes.subarray(0, HEAD_BYTES))
  if (refusal !== null) return refusal
  const sheet = { bytes, kind, t, encoding: chosen ?? guessEncoding(bytes, makeDecoder) }
  let count = 0
  for await (const { rows, issue } of parseChunks(sheet)) {
    if (issue !== null) return issue
    count += rows.length
  }
  return { count, rows: () => batchRows(sheet) }
}

const makeDecoder: MakeTextDecoder = (encoding, options) => new TextDecoder(encoding, options)
const makeParser: MakeTextParser = (delimiter) => new Papa.Parser({ delimiter, newline: '\n' })

interface Sheet {
  bytes: Buffer
  kind: CsvImport
  encoding: FileEncoding
  t: Translate
}

/** Enough to detect the file type. */
const HEAD_BYTES = 4_096
/** Bytes read per event loop turn. */
const CHUNK_BYTES = 64 * 1_024
/** Rows parsed per event loop turn. */
const BATCH_ROWS = 1_000

async function* batchRows(sheet: Sheet): AsyncGenerator<ImportFileRow[]> {
  let rows: ImportFileRow[] = []
  for await (const read of parseChunks(sheet)) {
    rows.push(...read.rows)
    for (; rows.length >= BATCH_ROWS; rows = rows.slice(BATCH_ROWS)) yield rows.slice(0, BATCH_ROWS)
  }
  if (rows.length > 0) yield rows
}

async function* parseChunks({ bytes, kind, encoding, t }: Sheet): AsyncGenerator<ImportChunk> {
  const decoder = makeDecoder(encoding)
  const reader = createImportReader(kind, { t, makeParser })
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield reader.read(decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true }))
    await yieldToEventLoop()
  }
  yield mergeReads(reader.read(decoder.decode()), reader.end())
}

const mergeReads = (one: ImportChunk, other: ImportChunk): ImportChunk => ({
  rows: [...one.rows, ...other.rows],
  issue: one.issue ?? other.issue,
})
