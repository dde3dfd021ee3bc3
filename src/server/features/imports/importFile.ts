/** The work of an import of a file: looks through it and tells, or writes all of it with the job's end (spec 7). */
import type { CsvImport } from '#domain/imports/csv.ts'
import { MESSAGES } from '#domain/messages.ts'
import { Readable } from 'node:stream'
import { toImportRowValues } from '#domain/imports/sheetValues.ts'
import type {
  JobHandler,
  QueuedJob,
  JobServices,
  JobArtifacts,
  Outcome,
} from '../../platform/queue/job.ts'
import { requesterOf, ACCESS_REVOKED } from '../jobs/askerOf.ts'
import { fileExpiry } from '../jobs/filesUntil.ts'
import { operationForKind } from '../jobs/operationOf.ts'
import { problemRowsCsv } from './failedRows.ts'
import { readActiveCompanyName } from './importedClientQueries.ts'
import type { ImportDefinition } from './importJobs.ts'
import type { ImportPayload } from './importPayload.ts'
import type { ImportPlan } from './importPlan.ts'
import { type ImportProblems, problemCollector } from './importProblems.ts'
import { toImportResult } from './importResult.ts'
import type { ImportRow } from './importRow.ts'
import { inviteUsers } from './invitePeople.ts'
import { planVariant } from './sizedPlan.ts'
import { readUploadedSheet, type UploadedSheet } from './uploadedSheet.ts'

export const importFile =
  <K extends CsvImport>({ sheet, job: kind, plan }: ImportDefinition<K>): JobHandler =>
  async (job, parts) => {
    const { clientId, source, check = false } = job.payload as ImportPayload
    const requester = await requesterOf(job, parts, operationForKind(kind))
    if (!requester || job.userId === null) return failed(ACCESS_REVOKED)
    if ((await readActiveCompanyName(parts.db, clientId)) === null)
      return failed(MESSAGES.clientDeleted)
    const file = await readUploadedSheet(parts.files, source, sheet)
    if (typeof file === 'string') return failed(file)
    const problems = problemCollector()
    const { db } = parts
    const requesterRow = { id: job.userId, type: requester.role, client_id: requester.homeClientId }
    const planVariantSql = await planVariant(db)
    const order = { db, clientId, requester: requesterRow, problems, sized: planVariantSql }
    const planned = await plan(order, readRows(sheet, file, parts))
    await parts.progress({ done: file.count, total: file.count })
    const shouldWrite = !check && problems.count() === 0
    const artifacts: JobArtifacts = {
      result: toImportResult(
        shouldWrite || check ? planned : { ...planned, ...NOTHING_CHANGED },
        problems,
      ),
      rows_done: file.count,
      rows_total: file.count,
    }
    if (shouldWrite)
      return { state: 'done', kept: artifacts, finish: commitPlan(job, parts, planned) }
    if (problems.count() === 0) return { state: 'done', kept: artifacts }
    const more = {
      ...artifacts,
      ...(await storeProblemRows(job, parts, { sheet, file, problems })),
    }
    return check
      ? { state: 'done', kept: more }
      : {
          ...failed(`${problemCountInWords(problems.rowCount())}. Nothing was imported.`),
          kept: more,
        }
  }

const NOTHING_CHANGED = { created: 0, updated: 0 }

const failed = (reason: string): Outcome & { state: 'failed' } => ({ state: 'failed', reason })

const problemCountInWords = (count: number): string =>
  count === 1 ? '1 row has a problem' : `${count.toLocaleString('en')} rows have problems`

/** Tells how far it is, and ends when the job is no longer wanted. */
async function* readRows<K extends CsvImport>(
  sheet: K,
  file: UploadedSheet,
  { progress }: JobServices,
): AsyncGenerator<ImportRow<K>[]> {
  let done = 0
  for await (const rows of file.rows()) {
    yield rows.map(({ row, cells }) => ({ row, cells: toImportRowValues(sheet, cells) }))
    done += rows.length
    await progress({ done, total: file.count })
  }
}

interface ProblemFile {
  sheet: CsvImport
  file: UploadedSheet
  problems: ImportProblems
}

async function storeProblemRows(
  { id, attempt }: QueuedJob,
  { files, now }: JobServices,
  { sheet, file, problems }: ProblemFile,
): Promise<JobArtifacts> {
  const key = `imports/${id}-${attempt}-problems.csv`
  await files.put(key, Readable.from(problemRowsCsv(sheet, file.rows(), problems)), 'text/csv')
  return { file: key, files_until: fileExpiry(now()) }
}

const commitPlan =
  ({ id, userId, payload }: QueuedJob, { settings, now }: JobServices, plan: ImportPlan) =>
  async (transaction: Parameters<ImportPlan['write']>[0]): Promise<void> => {
    const { clientId, invite } = payload as ImportPayload
    const client = transaction.forTenant(clientId)
    const session = userId === null ? null : { userId }
    await plan.write(client, { session, requestId: id, now })
    if (!invite || !plan.invitedUserIds) return
    const { tokenSecret } = settings
    await inviteUsers(client, { clientId, userIds: plan.invitedUserIds(), tokenSecret, now: now() })
  }
