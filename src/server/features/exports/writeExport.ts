/** Writes rows to a file, stores it for download and enqueues a mail to the requester. */
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { ExportFormat } from '#domain/enumerations.ts'
import { FILE_EXTENSIONS } from '#domain/exports/spreadsheetText.ts'
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { type Access, visibilityOf } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  enqueue,
  type JobServices,
  type OnFinish,
  type Outcome,
  type QueuedJob,
} from '../../platform/queue/queue.ts'
import { fileExpiry } from '../jobs/requestJob.ts'
import { openCsvWriter } from './csvWriter.ts'
import type { DelimitedRows, OpenSheetWriter, SheetColumn } from './delimitedRows.ts'
import { openXlsxWriter } from './xlsxWriter.ts'

interface ExportContent {
  /** The requester's. */
  access: Access
  /** Name of the sheet. */
  title: string
  format: ExportFormat
  columns: readonly SheetColumn[]
  /** Number of rows that the list counts. */
  total: number
  rows: AsyncIterable<DelimitedRows>
}

export async function writeExport(
  job: QueuedJob,
  parts: JobServices,
  { access, title, format, columns, total, rows }: ExportContent,
): Promise<Outcome> {
  const { files, progress, now } = parts
  const { open, contentType } = SHEET_FORMATS[format]
  const keyOf = (attempt: number) =>
    `exports/${job.id}${attempt === 1 ? '' : `-${attempt}`}.${FILE_EXTENSIONS[format]}`
  // Each attempt has a file of its own, so that one that ends too late removes no other's.
  const key = keyOf(job.attempt)
  for (let attempt = 1; attempt < job.attempt; attempt += 1) await files.remove(keyOf(attempt))
  const rowCount = await withTemporaryFile(async ({ file, path }) => {
    await progress({ done: 0, total })
    const sheet = open(file, { title, columns })
    let written = 0
    for await (const batch of rows) {
      await sheet.write(batch)
      written += batch.rows.length
      await progress({ done: written, total: Math.max(written + 1, total) })
      // Lets requests run in a process that also serves them.
      await turn()
    }
    await sheet.end()
    await progress({ done: written, total: written })
    await files.put(key, createReadStream(path), contentType)
    return written
  })
  try {
    await progress({ done: rowCount, total: rowCount })
  } catch (error) {
    await files.remove(key)
    throw error
  }
  const artifacts = {
    rows_done: rowCount,
    rows_total: rowCount,
    file: key,
    files_until: fileExpiry(now()),
    file_access: visibilityOf(access),
  }
  return { state: 'done', artifacts, onFinish: enqueueFinishedMail(job, now) }
}

const SHEET_FORMATS: Record<ExportFormat, { contentType: string; open: OpenSheetWriter }> = {
  CSV: { contentType: 'text/csv; charset=utf-8', open: openCsvWriter },
  EXCEL: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: openXlsxWriter,
  },
}

const enqueueFinishedMail =
  ({ clientId, userId, id }: QueuedJob, now: JobServices['now']): OnFinish =>
  (transaction) =>
    enqueue(transaction.forTenant(clientId), [
      { clientId, kind: toMailJobKind('exportFinished'), userId, subjectId: id, dueAt: now() },
    ])

/** A new file that exists only while `work` runs. */
interface TemporaryFile {
  file: FileHandle
  path: string
}

export async function withTemporaryFile<T>(work: (file: TemporaryFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwise-export-'))
  try {
    const path = join(folder, 'sheet')
    const file = await open(path, 'wx', 0o600)
    try {
      return await work({ file, path })
    } finally {
      await file.close()
    }
  } catch (error) {
    throw isFullDisk(error) ? new Error(DISK_FULL_MESSAGE, { cause: error }) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const DISK_FULL_MESSAGE =
  'The server is out of disk space, so the file could not be saved. Try again later.'

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Client fields that exports depend on. */
export interface ExportedClient {
  company_name: string
  time_zone: string
  ai_enabled: boolean
  display_employee_id: boolean
}

export async function readExportedClient(db: Database, clientId: string): Promise<ExportedClient> {
  const [client] = await db.read<ExportedClient>({ clientId }, (tables) =>
    tables
      .from('clients')
      .select(['company_name', 'time_zone', 'ai_enabled', 'display_employee_id']),
  )
  if (!client) throw new Error('This client no longer exists.')
  return client
}
