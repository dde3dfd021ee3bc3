/**
 * Job of a file import: only checks the file and reports problems, or writes all of it in the transaction that ends the
 * job.
 */
import { z } from 'zod'
import { FILE_ENCODINGS } from '#domain/imports/fileDecoder.ts'
import { type CsvImport, toImportRowValues } from '#domain/imports/importColumns.ts'
import { roleParser } from '#domain/imports/rowRules.ts'
import { truncateValue } from '#domain/imports/rowProblems.ts'
import { type ImportJobKind, IMPORT_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import { message } from '#domain/messages.ts'
import {
  defineJob,
  type JobArtifacts,
  type JobServices,
  type Outcome,
  type QueuedJob,
} from '../../platform/queue/queue.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { translatorOf } from '../../platform/texts/translator.ts'
import { readClient } from '../../context/clients/clientAppearance.ts'
import { ACCESS_REVOKED, requesterOf } from '../jobs/requestJob.ts'
import { userJobPayload } from '../jobs/userJobQueries.ts'
import { planEmployeeIds } from './employeeIdImport.ts'
import { type ProblemFile, storeChanges, storeProblemRows } from './importFiles.ts'
import {
  type ImportPlan,
  type ImportPlanner,
  type ImportProblems,
  type ImportRow,
  problemCollector,
  toImportResult,
} from './importPlan.ts'
import { planDepartments, planLocations } from './placeImport.ts'
import { readUploadedSheet } from './uploadedSheet.ts'
import { planUsers } from './userImport.ts'

/** Stored input of an import job. */
export const importPayload = userJobPayload.extend({
  /** Key of the uploaded file. */
  source: z.string(),
  /** Encoding chosen by the person; absent: guessed. */
  encoding: z.enum(FILE_ENCODINGS).optional(),
  /** True if new people get a mail to choose a password. */
  invite: z.boolean().optional(),
})
export type ImportPayload = z.infer<typeof importPayload>

export const importFile = <K extends CsvImport>({ sheet, job: kind, plan }: ImportDefinition<K>) =>
  defineJob({
    kind,
    payload: importPayload,
    handler: async (job, parts) => {
      const { clientId, source, encoding = null, check = false, language } = job.payload
      const texts = await translatorOf(language)
      const requester = await requesterOf(job, parts)
      if (!requester || job.userId === null) return failed(ACCESS_REVOKED)
      if ((await readClient(parts.db, clientId))?.deleted_at !== null)
        return failed(message('clientDeleted'))
      if (!check && (await isImportBefore(parts.db, job.id, clientId))) return { state: 'waiting' }
      const file = await readUploadedSheet(parts.files, {
        key: source,
        kind: sheet,
        encoding,
        t: texts.t,
      })
      if (typeof file === 'string') return failed(file)
      const { db } = parts
      const context = {
        db,
        clientId,
        parseRole: roleParser(texts.t),
        requester: { id: job.userId, type: requester.role, client_id: requester.homeClientId },
      }
      const { planned, problems, warnings } = await planConsistently(db, clientId, async () => {
        const [problems, warnings] = [problemCollector(), problemCollector()]
        const rows = readRows(sheet, { file, problems }, parts)
        return { planned: await plan({ ...context, problems, warnings }, rows), problems, warnings }
      })
      await parts.progress({ done: file.count, total: file.count })
      const shouldWrite = !check && problems.count() === 0
      const result = await toImportResult(
        shouldWrite || check ? planned : { ...planned, ...NOTHING_CHANGED },
        { problems, warnings },
      )
      const artifacts: JobArtifacts = { result, rows_done: file.count, rows_total: file.count }
      if (shouldWrite)
        return {
          state: 'done',
          artifacts,
          onFinish: commitPlan(job, parts, planned),
        }
      if (problems.count() === 0) {
        const { changes } = planned
        const isListed = result.change_count + result.warning_count > 0
        const listed = isListed ? await storeChanges(job, parts, { changes, warnings, texts }) : {}
        return { state: 'done', artifacts: { ...artifacts, ...listed } }
      }
      const withProblems = {
        ...artifacts,
        ...(await storeProblemRows(job, parts, { sheet, file, problems, texts })),
      }
      return check
        ? { state: 'done', artifacts: withProblems }
        : {
            ...failed(message('importRowsRefused', { smart_count: problems.rowCount() })),
            artifacts: withProblems,
          }
    },
  })

/** Returns whether an earlier import into the client is being written: the records it makes are still to come. */
async function isImportBefore(db: Database, id: string, clientId: string): Promise<boolean> {
  const [row] = await db.sql<{ found: boolean }>(
    'every client',
    (tenantFilter) => sql`select exists (select from jobs job
        where ${tenantFilter('job')} and job.kind = any(${IMPORT_JOB_KINDS}::text[]) and job.state = 'running'
          and job.lease_until >= clock_timestamp() and job.id < ${id}::uuid
          and job.payload ->> 'clientId' = ${clientId} and not (job.payload ->> 'check')::boolean) as found`,
  )
  return row?.found === true
}

/**
 * Plans again if a plan has problems and the client's records changed meanwhile. Each batch is read by a separate
 * statement, so another import may commit between two of them, and its people would seem to hold the employee IDs that
 * these rows request.
 */
async function planConsistently<T extends { problems: ImportProblems }>(
  db: Database,
  clientId: string,
  makePlan: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await readAuditPosition(db, clientId)
    const plan = await makePlan()
    if (plan.problems.count() === 0 || attempt === MAX_PLANS) return plan
    if ((await readAuditPosition(db, clientId)) === before) return plan
  }
}

const MAX_PLANS = 3

/** Returns the number of the client's newest audit entry: every change of its records writes one. */
async function readAuditPosition(db: Database, clientId: string): Promise<number> {
  const [head] = await db.sql<{ position: number }>(
    { clientId },
    (tenantFilter) => sql`select head.position from audit_heads head where ${tenantFilter('head')}`,
  )
  return head?.position ?? 0
}

const NOTHING_CHANGED = { created: 0, updated: 0 }

const failed = (reason: string): Outcome & { state: 'failed' } => ({ state: 'failed', reason })

/** Reports cells without a header, and progress; stops when the job was cancelled. */
async function* readRows<K extends CsvImport>(
  sheet: K,
  { file, problems }: Pick<ProblemFile, 'file' | 'problems'>,
  { progress }: JobServices,
): AsyncGenerator<ImportRow<K>[]> {
  let done = 0
  for await (const rows of file.rows()) {
    for (const { row, surplus } of rows)
      if (surplus)
        problems.addCell(
          row,
          message('importColumn', { column: surplus.column }),
          surplus.value,
          message('importSurplusCell', { value: truncateValue(surplus.value) ?? '' }),
        )
    yield rows.map(({ row, cells }) => ({ row, cells: toImportRowValues(sheet, cells) }))
    done += rows.length
    await progress({ done, total: file.count })
  }
}

const commitPlan =
  (
    { id, userId, payload }: QueuedJob<ImportPayload>,
    { settings, now }: JobServices,
    plan: ImportPlan,
  ) =>
  async (transaction: Parameters<ImportPlan['write']>[0]): Promise<void> => {
    const { clientId, invite } = payload
    const client = transaction.forTenant(clientId)
    const session = userId === null ? null : { userId }
    await plan.write(client, { session, requestId: id, now }, invite ? settings : null)
  }

/** Columns of each kind of import file, and its planner. */
export interface ImportDefinition<K extends CsvImport = CsvImport> {
  sheet: K
  job: ImportJobKind
  plan: ImportPlanner<K>
}

export const IMPORTS: { readonly [K in CsvImport]: ImportDefinition<K> } = {
  departments: { sheet: 'departments', job: 'importDepartments', plan: planDepartments },
  locations: { sheet: 'locations', job: 'importLocations', plan: planLocations },
  users: { sheet: 'users', job: 'importUsers', plan: planUsers },
  employeeIds: { sheet: 'employeeIds', job: 'importEmployeeIds', plan: planEmployeeIds },
}
