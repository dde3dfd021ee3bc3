/** Writes rows to a file, stores it for download and enqueues a mail to the requester. */
import { setImmediate as turn } from 'node:timers/promises'
import type { ExportFormat } from '#domain/enumerations.ts'
import { FILE_EXTENSIONS } from '#domain/exports/spreadsheetText.ts'
import { EXPORT_JOBS, type ExportJobKind, toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { DEFAULT_LANGUAGE } from '#texts/languages.ts'
import { type Access, visibilityOf } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  enqueue,
  type JobServices,
  type OnFinish,
  type Outcome,
  type QueuedJob,
} from '../../platform/queue/queue.ts'
import { type Translator, translatorOf } from '../../platform/texts/translator.ts'
import type { ExportPayload } from '../jobs/exportPayload.ts'
import { writeJobFile } from '../jobs/jobFile.ts'
import { fileExpiry } from '../jobs/requestJob.ts'
import { openCsvWriter } from './csvWriter.ts'
import type { DelimitedRows, OpenSheetWriter, SheetColumn } from './delimitedRows.ts'
import { openXlsxWriter } from './xlsxWriter.ts'

/** Returns the translator of an exported file: programs read CSV, the requester Excel. */
export const fileTexts = ({ format, language }: ExportPayload): Promise<Translator> =>
  translatorOf(format === 'CSV' ? DEFAULT_LANGUAGE : language)

interface ExportContent {
  /** The requester's. */
  access: Access
  format: ExportFormat
  /** Of the file. */
  texts: Translator
  columns: readonly SheetColumn[]
  /** Number of rows that the list counts. */
  total: number
  rows: AsyncIterable<DelimitedRows>
}

export async function writeExport(
  job: QueuedJob<ExportPayload, ExportJobKind>,
  parts: JobServices,
  { access, format, texts, columns, total, rows }: ExportContent,
): Promise<Outcome> {
  const { files, progress, now } = parts
  const { open, contentType } = SHEET_FORMATS[format]
  const output = { extension: FILE_EXTENSIONS[format], contentType }
  const { key, written: rowCount } = await writeJobFile(job, files, output, async (file) => {
    await progress({ done: 0, total })
    const title = texts.t(`menu.${EXPORT_JOBS[job.kind].menu}`)
    const sheet = open(file, { title, columns, cellCut: texts.t('list.cellCut') })
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
