/** The work of an import of a file: looks through it and tells, or writes all of it with the job's end (spec 7). */
import type { CsvImport } from '#domain/csv.ts'
import { MESSAGES } from '#domain/messages.ts'
import { Readable } from 'node:stream'
import { sheetValues } from '#domain/sheets/sheetValues.ts'
import type { Handler, Job, JobParts, Kept, Outcome } from '../jobs/job.ts'
import { askerOf, NO_LONGER_ALLOWED } from '../jobCentre/askerOf.ts'
import { filesUntil } from '../jobCentre/filesUntil.ts'
import { operationOf } from '../jobCentre/operationOf.ts'
import { failedRows } from './failedRows.ts'
import { readCompanyName } from './importedClientQueries.ts'
import type { ImportedKind } from './importJobs.ts'
import type { ImportPayload } from './importPayload.ts'
import type { ImportPlan } from './importPlan.ts'
import { type ImportProblems, importProblems } from './importProblems.ts'
import { importResult } from './importResult.ts'
import type { ImportRow } from './importRow.ts'
import { invitePeople } from './invitePeople.ts'
import { sizedPlan } from './sizedPlan.ts'
import { uploadedSheet, type UploadedSheet } from './uploadedSheet.ts'

export const importFile =
  <K extends CsvImport>({ sheet, job: kind, plan }: ImportedKind<K>): Handler =>
  async (job, parts) => {
    const { clientId, source, check = false } = job.payload as ImportPayload
    const asker = await askerOf(job, parts, operationOf(kind))
    if (!asker || job.userId === null) return failed(NO_LONGER_ALLOWED)
    if ((await readCompanyName(parts.db, clientId)) === null) return failed(MESSAGES.clientDeleted)
    const file = await uploadedSheet(parts.files, source, sheet)
    if (typeof file === 'string') return failed(file)
    const problems = importProblems()
    const { db } = parts
    const person = { id: job.userId, type: asker.role, client_id: asker.homeId }
    const sized = await sizedPlan(db)
    const order = { db, clientId, asker: person, problems, sized }
    const planned = await plan(order, rowsOf(sheet, file, parts))
    await parts.progress({ done: file.count, total: file.count })
    const isWritten = !check && problems.count() === 0
    const kept: Kept = {
      result: importResult(isWritten || check ? planned : { ...planned, ...NOTHING }, problems),
      rows_done: file.count,
      rows_total: file.count,
    }
    if (isWritten) return { state: 'done', kept, finish: writing(job, parts, planned) }
    if (problems.count() === 0) return { state: 'done', kept }
    const more = { ...kept, ...(await keptRows(job, parts, { sheet, file, problems })) }
    return check
      ? { state: 'done', kept: more }
      : { ...failed(`${inWords(problems.rowCount())}. Nothing was imported.`), kept: more }
  }

const NOTHING = { created: 0, updated: 0 }

const failed = (reason: string): Outcome & { state: 'failed' } => ({ state: 'failed', reason })

const inWords = (count: number): string =>
  count === 1 ? '1 row has a problem' : `${count.toLocaleString('en')} rows have problems`

/** Tells how far it is, and ends when the job is no longer wanted. */
async function* rowsOf<K extends CsvImport>(
  sheet: K,
  file: UploadedSheet,
  { progress }: JobParts,
): AsyncGenerator<ImportRow<K>[]> {
  let done = 0
  for await (const rows of file.rows()) {
    yield rows.map(({ row, cells }) => ({ row, cells: sheetValues(sheet, cells) }))
    done += rows.length
    await progress({ done, total: file.count })
  }
}

interface Failed {
  sheet: CsvImport
  file: UploadedSheet
  problems: ImportProblems
}

async function keptRows(
  { id, attempt }: Job,
  { files, now }: JobParts,
  { sheet, file, problems }: Failed,
): Promise<Kept> {
  const key = `imports/${id}-${attempt}-problems.csv`
  await files.put(key, Readable.from(failedRows(sheet, file.rows(), problems)), 'text/csv')
  return { file: key, files_until: filesUntil(now()) }
}

const writing =
  ({ id, userId, payload }: Job, { settings, now }: JobParts, plan: ImportPlan) =>
  async (transaction: Parameters<ImportPlan['write']>[0]): Promise<void> => {
    const { clientId, invite } = payload as ImportPayload
    const client = transaction.within(clientId)
    const session = userId === null ? null : { userId }
    await plan.write(client, { session, requestId: id, now })
    if (!invite || !plan.invited) return
    const { tokenSecret } = settings
    await invitePeople(client, { clientId, userIds: plan.invited(), tokenSecret, now: now() })
  }
