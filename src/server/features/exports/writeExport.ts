/** Writes rows to a file, stores it for download and enqueues a mail to the requester. */
import { setImmediate as turn } from 'node:timers/promises'
import type { z } from 'zod'
import {
  type ExportColumn,
  type ExportContext,
  type ExportedValue,
  headingOf,
} from '#api/exportColumns.ts'
import { localDayOf } from '#domain/dates.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { dateTimeCell, FILE_EXTENSIONS } from '#domain/exports/spreadsheetText.ts'
import { EXPORT_JOBS, type ExportJobKind, toMailJobKind } from '#domain/jobs/jobKinds.ts'
import type { ListInput } from '#domain/listInput.ts'
import { DEFAULT_LANGUAGE } from '#texts/languages.ts'
import { type Access, visibilityOf } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  defineJob,
  enqueue,
  type JobServices,
  type OnFinish,
  type Outcome,
  type QueuedJob,
} from '../../platform/queue/queue.ts'
import { type Translator, translatorOf } from '../../platform/texts/translator.ts'
import type { ExportPayload } from '../jobs/exportPayload.ts'
import { writeJobFile } from '../jobs/jobFile.ts'
import { ACCESS_REVOKED, fileExpiry, requesterOf } from '../jobs/requestJob.ts'
import { openCsvWriter } from './csvWriter.ts'
import { readPlaceNames } from './placeNames.ts'
import type { OpenSheetWriter, SheetColumn } from './sheetCells.ts'
import { openXlsxWriter } from './xlsxWriter.ts'

/** Returns the translator of an exported file: programs read CSV, the requester Excel. */
const fileTexts = ({ format, language }: ExportPayload): Promise<Translator> =>
  translatorOf(format === 'CSV' ? DEFAULT_LANGUAGE : language)

/** Defines a job that fails where the requester has lost their rights; `read` gets their access, and the client's fields. */
export const defineExport = <Kind extends ExportJobKind, Payload extends ExportPayload, Row>(
  kind: Kind,
  payload: z.ZodType<Payload>,
  read: (parts: ExportParts, payload: Payload) => Promise<ExportContent<Row>>,
) =>
  defineJob({
    kind,
    payload,
    handler: async (job: QueuedJob<Payload, Kind>, parts) => {
      const requester = await requesterOf(job, parts)
      if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
      const { access } = requester
      const client = await readExportedClient(parts.db, access.clientId)
      const content = await read({ ...parts, access, client }, job.payload)
      return writeExport(job, { ...parts, access, client }, content)
    },
  })

interface ExportParts extends JobServices {
  /** The requester's. */
  access: Access
  client: ExportedClient
}

interface ExportContent<Row> {
  columns: readonly ExportColumn<Row>[]
  /** Number of rows that the list counts. */
  total: number
  /** In batches. */
  rows: AsyncIterable<readonly Row[]>
}

async function writeExport<Row>(
  job: QueuedJob<ExportPayload, ExportJobKind>,
  { db, files, progress, now, access, client: { time_zone: timeZone } }: ExportParts,
  { columns, total, rows }: ExportContent<Row>,
): Promise<Outcome> {
  const { format } = job.payload
  const { open, contentType } = SHEET_FORMATS[format]
  const output = { extension: FILE_EXTENSIONS[format], contentType }
  const { t } = await fileTexts(job.payload)
  const context: ExportContext = {
    t,
    timeZone,
    pathOf: await placeNamesOf(db, access, columns),
    today: localDayOf(now(), timeZone),
  }
  const { key, written: rowCount } = await writeJobFile(job, files, output, async (file) => {
    await progress({ done: 0, total })
    const sheet = open(file, {
      title: t(`menu.${EXPORT_JOBS[job.kind].menu}`),
      columns: columns.map((column) => sheetColumn(column, context)),
      cellCut: t('list.cellCut'),
    })
    let written = 0
    for await (const batch of rows) {
      await sheet.write(
        batch.map((row) => columns.map(({ cell }) => cellText(cell(row, context), context))),
      )
      written += batch.length
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

async function placeNamesOf(
  db: Database,
  access: Access,
  columns: readonly Pick<ExportColumn<never>, 'places'>[],
): Promise<ExportContext['pathOf']> {
  const names: ExportContext['pathOf'] = {}
  for (const kind of new Set(columns.flatMap(({ places }) => places ?? [])))
    names[kind] = await readPlaceNames(db, access, kind)
  return names
}

const sheetColumn = (
  column: Pick<ExportColumn<never>, 'label' | 'kind' | 'unit'>,
  context: ExportContext,
): SheetColumn => ({
  label: headingOf(column, context),
  kind: column.kind === 'number' || column.kind === 'instant' ? column.kind : 'text',
})

function cellText(cell: ExportedValue, { t, timeZone }: ExportContext): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return t(`observationFilters.${cell ? 'yes' : 'no'}`)
  return cell instanceof Date ? dateTimeCell(cell, timeZone) : String(cell)
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

/** Returns the input of a list for all of its rows. */
export const allRows = <List extends ListInput>(list: List): List => ({
  ...list,
  skip: 0,
  take: ALL_ROWS,
})

/** More than any list has. */
const ALL_ROWS = 2 ** 31 - 1

/** Client fields that exports depend on. */
interface ExportedClient {
  company_name: string
  time_zone: string
  ai_enabled: boolean
}

export async function readExportedClient(db: Database, clientId: string): Promise<ExportedClient> {
  const [client] = await db.read<ExportedClient>({ clientId }, (tables) =>
    tables.from('clients').select(['company_name', 'time_zone', 'ai_enabled']),
  )
  if (!client) throw new Error('This client no longer exists.')
  return client
}
