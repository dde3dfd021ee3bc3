/** Files that an import leaves for download: the rows with problems, or every change that its check announces. */
import { Readable } from 'node:stream'
import { CSV_BOM, csvLine } from '#domain/exports/spreadsheetText.ts'
import { csvHeaders, type CsvImport } from '#domain/imports/importColumns.ts'
import { levelLabel } from '#domain/imports/rowRules.ts'
import type { JobArtifacts, JobServices, QueuedJob } from '../../platform/queue/queue.ts'
import { english, type Translator } from '../../platform/texts/translator.ts'
import { fileExpiry } from '../jobs/requestJob.ts'
import { CHANGES_ENDING } from '../jobs/userJob.ts'
import type { ImportChanges } from './importChanges.ts'
import type { ImportProblems } from './importPlan.ts'
import type { UploadedSheet } from './uploadedSheet.ts'

export interface ProblemFile {
  sheet: CsvImport
  file: UploadedSheet
  problems: ImportProblems
  texts: Translator
}

/** Stores the rows that have problems: their cells, then the problems. The corrected file can be imported again. */
export const storeProblemRows = (
  job: QueuedJob,
  parts: JobServices,
  content: ProblemFile,
): Promise<JobArtifacts> => store(job, parts, '-problems.csv', problemRows(content))

/** Stores every change, and every row that looks changed by a spreadsheet. */
export const storeChanges = (
  job: QueuedJob,
  parts: JobServices,
  content: ChangesFile,
): Promise<JobArtifacts> => store(job, parts, CHANGES_ENDING, changeRows(content))

interface ChangesFile {
  changes: ImportChanges
  warnings: ImportProblems
  texts: Translator
}

async function store(
  { id, attempt }: QueuedJob,
  { files, now }: JobServices,
  ending: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<JobArtifacts> {
  const key = `imports/${id}-${attempt}${ending}`
  await files.put(key, Readable.from(inChunks(lines)), 'text/csv')
  return { file: key, files_until: fileExpiry(now()) }
}

async function* inChunks(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let chunk = CSV_BOM
  for await (const line of lines) {
    chunk += line
    if (chunk.length < CHUNK_LENGTH) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  if (chunk !== '') yield Buffer.from(chunk)
}

const CHUNK_LENGTH = 64 * 1_024

async function* problemRows({ sheet, file, problems, texts }: ProblemFile): AsyncGenerator<string> {
  yield csvLine([...csvHeaders(sheet), 'Row', 'Problem'])
  for await (const batch of file.rows())
    for (const { row, cells } of batch) {
      const description = problems.describe(row, texts.word)
      if (description !== null) yield csvLine([...cells, String(row), description])
    }
}

function* changeRows({ changes, warnings, texts }: ChangesFile): Generator<string> {
  yield csvLine(['Row', 'Record', 'Column', 'From', 'To', 'Warning'])
  const warned = new Set(warnings.rows())
  for (const { row, record, column, from, to } of changes()) {
    const warning = warnings.describe(row, texts.word, column)
    if (warning !== null) warned.delete(row)
    yield csvLine([
      String(row),
      record,
      column,
      cellOf(column, from),
      cellOf(column, to),
      warning ?? '',
    ])
  }
  // Warnings on new records.
  for (const row of warned)
    yield csvLine([String(row), '', '', '', '', warnings.describe(row, texts.word) ?? ''])
}

const cellOf = (column: string, value: string | null | undefined): string =>
  (value && levelLabel(column, value, english.t)) ?? ''
