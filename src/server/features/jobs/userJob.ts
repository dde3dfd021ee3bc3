/** A job as the contract shows it to its requester. */
import type { ImportResult, Job, JobState, JudgeAgainResult } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import type { ProcessingState } from '#domain/enumerations.ts'
import { notFound } from '#domain/errors.ts'
import { isExportJobKind, type JobState as RowState, USER_JOBS } from '#domain/jobs/jobKinds.ts'
import { message } from '#domain/messages.ts'
import { ownedLinks } from '../../context/request/ownedLinks.ts'
import {
  type RequestContext,
  requireSession,
  type Session,
} from '../../context/request/requestContext.ts'
import { accessOfUser, includesAccess } from '../../context/visibility/userAccess.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { readUserJobs, type UserJobRow } from './userJobQueries.ts'

export async function toContractJob(
  context: Pick<RequestContext, 'db' | 'settings' | 'now' | 'session'>,
  row: UserJobRow,
): Promise<Job> {
  const { now } = context
  const session = requireSession(context)
  const { id, payload, state, progress, rows_done, rows_total, client } = row
  const isAvailable = row.files_until !== null && row.files_until > now()
  const isJudgeAgain = row.kind === 'judgeAgain'
  return {
    id,
    kind: USER_JOBS[row.kind].apiKind,
    status: CONTRACT_STATUSES[state],
    state: state.toUpperCase() as JobState,
    progress,
    rows_done,
    rows_total,
    error: jobError(row),
    url:
      row.file && (await isFileOpenTo(context, session, row))
        ? downloadUrl(context, session, { id, file: row.file })
        : null,
    file_name: payload.fileName,
    available_until: isAvailable ? (row.files_until?.toISOString() ?? null) : null,
    format: payload.format ?? null,
    is_check: payload.check ?? false,
    import_result:
      isJudgeAgain || !row.result ? null : { ...NOTHING_LISTED, ...(row.result as ImportResult) },
    judge_again_result: isJudgeAgain ? (row.result as JudgeAgainResult | null) : null,
    client,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** Results of older releases list no changes. */
const NOTHING_LISTED = { changes: [], change_count: 0, warnings: [], warning_count: 0 }

/**
 * Tells whether the requester may have a job's file: it may contain records that they no longer see. Rights that they got since
 * do not matter.
 */
export async function isFileOpenTo(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  session: Session,
  { kind, files_until: until, payload, file_access: written }: UserJobRow,
): Promise<boolean> {
  if (until === null || until <= now() || !mayCall(session.role, USER_JOBS[kind].operation))
    return false
  if (written === null) return true
  const access = await accessOfUser(db, session, payload.clientId)
  return access !== null && includesAccess(access, written)
}

function downloadUrl(
  { settings, now }: Pick<RequestContext, 'settings' | 'now'>,
  { clientId, userId, sessionId, role }: Session,
  { id, file }: { id: string; file: string },
): string {
  const expires = new Date(now().getTime() + DOWNLOAD_LINK_SECONDS * 1_000)
  const link = { key: file, clientId, recordId: id, userId, sessionId, role }
  return ownedLinks('downloads', settings.tokenSecret).sign(link, expires)
}

/** Errors of attempts that will be retried are not shown. */
function jobError({ state, error }: UserJobRow): string | null {
  if (state === 'cancelled') return message('jobCancelled')
  return state === 'failed' ? error : null
}

/** Reading the job again gives another link. */
const DOWNLOAD_LINK_SECONDS = 15 * 60

const CONTRACT_STATUSES: Record<RowState, ProcessingState> = {
  waiting: 'IN_PROGRESS',
  running: 'IN_PROGRESS',
  done: 'COMPLETE',
  failed: 'FAILED',
  cancelled: 'FAILED',
}

/** An import's file holds the rows with problems, or the changes that its check announces. */
export function downloadNameOf({ kind, payload, file }: UserJobRow): string {
  if (isExportJobKind(kind) || kind === 'exportPersonalData') return payload.fileName
  const content = file?.endsWith(CHANGES_ENDING) ? 'changes' : 'problems'
  return `${payload.fileName.replace(/\.[^.]*$/, '')} - ${content}.csv`
}

/** Ends the key of a file that lists an import's changes. */
export const CHANGES_ENDING = '-changes.csv'

/** Reads one job of the caller. NOT_FOUND for anybody else's. */
type UserJobKey = { id: string } | { subjectId: string }

export async function readUserJob(context: RequestContext, key: UserJobKey): Promise<Job> {
  return toContractJob(context, await readUserJobRow(context, key))
}

export async function readUserJobRow(
  context: RequestContext,
  key: UserJobKey,
): Promise<UserJobRow> {
  const filter = 'id' in key ? { id: requireUuid(key.id) } : { subjectId: key.subjectId }
  const [row] = await readUserJobs(context.db, requireSession(context), {
    ...filter,
    skip: 0,
    take: 1,
  })
  if (!row) throw notFound()
  return row
}
