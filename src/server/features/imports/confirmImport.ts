/** confirmImport: imports the file that a check of one's own found in order (spec 7). */
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { IMPORT_JOBS } from '#domain/jobs/jobKinds.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accessForCreate } from '../../context/visibility/accessForNew.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requestJob } from '../jobs/orderJob.ts'
import { readUserJobRow } from '../jobs/readJobOf.ts'
import type { ImportPayload } from './importPayload.ts'

/** `invite`: of users; the others have nobody to invite. */
export async function confirmImport(
  context: RequestContext,
  { id, invite }: { id: string; invite: boolean },
): Promise<Job> {
  const {
    kind,
    payload,
    state,
    result,
    files_until: expiresAt,
  } = await readUserJobRow(context, { id })
  const isImport = IMPORT_JOBS.some((job) => job === kind)
  if (!isImport || !payload.check || !payload.source)
    throw badInput('id', MESSAGES.notAnImportCheck)
  if (state === 'waiting' || state === 'running') throw badInput('id', MESSAGES.jobStillRunning)
  if (state !== 'done' || (result as ImportResult).error_count > 0)
    throw badInput('id', MESSAGES.checkHasProblems)
  if (!(expiresAt && expiresAt > context.now())) throw badInput('id', MESSAGES.jobFileExpired)
  const { clientId } = await accessForCreate(context, payload.clientId)
  const { fileName, source } = payload
  const confirmed: ImportPayload = { clientId, fileName, source, check: false }
  if (kind === 'importUsers') confirmed.invite = invite
  return requestJob(context, kind, confirmed)
}
