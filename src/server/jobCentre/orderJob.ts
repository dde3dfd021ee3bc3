/** Orders an export or an import for the caller. */
import type { PersonalJob } from '#domain/jobs/jobKinds.ts'
import { rateLimited } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { v7 as uuid } from 'uuid'
import type { Job } from '#api/generated/contract.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { PersonalPayload } from '../jobs/personalPayload.ts'
import { countPersonalJobs } from './jobCentreQueries.ts'
import { filesUntil } from './filesUntil.ts'
import { readJobOf } from './readJobOf.ts'

/** That one person may have waiting or running. */
const MOST_OPEN = 20

export async function orderJob(
  context: RequestContext,
  kind: PersonalJob,
  payload: PersonalPayload,
): Promise<Job> {
  const session = sessionOf(context)
  const { clientId, userId } = session
  const open = await countPersonalJobs(context.db, session, ['waiting', 'running'])
  if (open >= MOST_OPEN) throw rateLimited(MESSAGES.tooManyJobs)
  const subjectId = uuid()
  const dueAt = context.now()
  const job = { clientId, kind, userId, subjectId, payload, dueAt }
  await context.db.write({ clientId }, (transaction) =>
    enqueue(transaction, [payload.source ? { ...job, filesUntil: filesUntil(dueAt) } : job]),
  )
  return readJobOf(context, { subjectId })
}
