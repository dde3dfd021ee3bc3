/** Orders an export or an import for the caller. */
import type { UserJobKind } from '#domain/jobs/jobKinds.ts'
import { rateLimited } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { v7 as uuid } from 'uuid'
import type { Job } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { UserJobPayload } from '../../platform/queue/personalPayload.ts'
import { countUserJobs } from './userJobQueries.ts'
import { fileExpiry } from './filesUntil.ts'
import { readUserJob } from './readJobOf.ts'

/** That one person may have waiting or running. */
const MAX_OPEN_JOBS = 20

export async function requestJob(
  context: RequestContext,
  kind: UserJobKind,
  payload: UserJobPayload,
): Promise<Job> {
  const session = requireSession(context)
  const { clientId, userId } = session
  const open = await countUserJobs(context.db, session, ['waiting', 'running'])
  if (open >= MAX_OPEN_JOBS) throw rateLimited(MESSAGES.tooManyJobs)
  const subjectId = uuid()
  const dueAt = context.now()
  const job = { clientId, kind, userId, subjectId, payload, dueAt }
  await context.db.write({ clientId }, (transaction) =>
    enqueue(transaction, [payload.source ? { ...job, filesExpireAt: fileExpiry(dueAt) } : job]),
  )
  return readUserJob(context, { subjectId })
}
