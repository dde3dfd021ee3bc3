/** An import's file, judged by its bytes: read whole, as it is small, and then row by row. */
import { isUtf8 } from 'node:buffer'
import type { CsvImport } from '#domain/csv.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { CsvRead } from '#domain/sheets/csvReader.ts'
import { encodingOf } from '#domain/sheets/encodingOf.ts'
import { notASheet } from '#domain/sheets/notASheet.ts'
import { SHEET_MESSAGES } from '#domain/sheets/sheetMessages.ts'
import { sheetReader, type SheetRow } from '#domain/sheets/sheetReader.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { bytesOf } from '../files/bytesOf.ts'
import type { FileStore } from '../files/fileStore.ts'
import { letOthersRun } from './letOthersRun.ts'

export interface UploadedSheet {
  /** How many there are. */
  count: number
  rows: () => AsyncGenerator<SheetRow[]>
}

/** A string: why it is none, in words. */
export async function uploadedSheet(
  files: FileStore,
  key: string,
  kind: CsvImport,
): Promise<UploadedSheet | string> {
  const content = await files.get(key)
  if (!content) return MESSAGES.jobFileGone
  const bytes = await bytesOf(content, CSV_UPLOAD.maxSize)
  if (!bytes) return SHEET_MESSAGES.tooLarge
  const refusal = notASheet(bytes.subarray(0, HEAD))
  if (refusal !== null) return refusal
  let count = 0
  for await (const { rows, issue } of readsOf(bytes, kind)) {
    if (issue !== null) return issue
    count += rows.length
  }
  return { count, rows: () => rowsOf(bytes, kind) }
}

/** Enough to know by which encoding and what kind of file it is. */
const HEAD = 4_096
/** Bytes read in one turn. */
const SLICE = 64 * 1_024
/** Rows judged in one turn. */
const ROWS = 1_000

async function* rowsOf(bytes: Buffer, kind: CsvImport): AsyncGenerator<SheetRow[]> {
  let rows: SheetRow[] = []
  for await (const read of readsOf(bytes, kind)) {
    rows.push(...read.rows)
    for (; rows.length >= ROWS; rows = rows.slice(ROWS)) yield rows.slice(0, ROWS)
  }
  if (rows.length > 0) yield rows
}

async function* readsOf(bytes: Buffer, kind: CsvImport): AsyncGenerator<CsvRead> {
  const decoder = new TextDecoder(encodingOfWhole(bytes))
  const reader = sheetReader(kind)
  for (let start = 0; start < bytes.length; start += SLICE) {
    yield reader.read(decoder.decode(bytes.subarray(start, start + SLICE), { stream: true }))
    await letOthersRun()
  }
  yield joined(reader.read(decoder.decode()), reader.end())
}

const joined = (one: CsvRead, other: CsvRead): CsvRead => ({
  rows: [...one.rows, ...other.rows],
  issue: one.issue ?? other.issue,
})

/** Its beginning may be plain letters, and a name further down the first that tells. */
function encodingOfWhole(bytes: Buffer): string {
  const encoding = encodingOf(bytes.subarray(0, HEAD))
  const saysSo = bytes.subarray(0, 3).equals(MARK)
  return encoding === 'utf-8' && !saysSo && !isUtf8(bytes) ? 'windows-1252' : encoding
}
const MARK = Buffer.from([0xef, 0xbb, 0xbf])
