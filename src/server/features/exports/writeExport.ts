/** Writes rows to a file, keeps it where it can be downloaded, and has its asker told by mail. */
import { createReadStream } from 'node:fs'
import type { ExportFormat } from '#domain/enumerations.ts'
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { fileExpiry } from '../jobs/filesUntil.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { OnFinish, QueuedJob, JobServices, Outcome } from '../../platform/queue/job.ts'
import type { DelimitedRows } from './packedRows.ts'
import type { SheetColumn } from './sheetColumn.ts'
import { SHEET_FORMATS } from './sheetFormats.ts'
import { withTemporaryFile } from './withTemporaryFile.ts'

export interface ExportContent {
  /** Names the sheet. */
  title: string
  format: ExportFormat
  columns: readonly SheetColumn[]
  /** As many rows as the list counts. */
  total: number
  rows: AsyncIterable<DelimitedRows>
}

export async function writeExport(
  job: QueuedJob,
  parts: JobServices,
  { title, format, columns, total, rows }: ExportContent,
): Promise<Outcome> {
  const { files, progress, now } = parts
  const { open, ending, contentType } = SHEET_FORMATS[format]
  const keyOf = (attempt: number) =>
    `exports/${job.id}${attempt === 1 ? '' : `-${attempt}`}.${ending}`
  // Each try has a file of its own: one that comes to its end too late takes nobody's away.
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
  }
  return { state: 'done', kept: artifacts, finish: enqueueFinishedMail(job, now) }
}

const enqueueFinishedMail =
  ({ clientId, userId, id }: QueuedJob, now: JobServices['now']): OnFinish =>
  (transaction) =>
    enqueue(transaction.forTenant(clientId), [
      { clientId, kind: toMailJobKind('exportFinished'), userId, subjectId: id, dueAt: now() },
    ])
