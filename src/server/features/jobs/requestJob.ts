/** Requests an export or an import for the caller. */
import { v7 as uuid } from 'uuid'
import type { Job } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import { rateLimited } from '#domain/errors.ts'
import { JOB_FILE_RETENTION_DAYS, USER_JOBS, type UserJobKind } from '#domain/jobs/jobKinds.ts'
import { message } from '#domain/messages.ts'
import type { Role } from '#domain/roles.ts'
import { isLanguage } from '#texts/languages.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessOfUser } from '../../context/visibility/userAccess.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue, type JobServices, type QueuedJob } from '../../platform/queue/queue.ts'
import { readUserJob } from './userJob.ts'
import { type UserJobPayload, userJobCount } from './userJobQueries.ts'

/** Maximum number of a person's waiting or running jobs. */
const MAX_OPEN_JOBS = 20
/** In which one of them may well have ended. */
const JOB_SECONDS = 30

/** `claim`: runs in the job's transaction, within the caller's client; when it throws, no job is requested. */
export async function requestJob(
  context: RequestContext,
  kind: UserJobKind,
  payload: UserJobPayload,
  claim?: (transaction: Transaction) => Promise<void>,
): Promise<Job> {
  const session = requireSession(context)
  const { clientId, userId } = session
  const { language } = context.texts
  const subjectId = uuid()
  const dueAt = context.now()
  const job = { clientId, kind, userId, subjectId, payload: { ...payload, language }, dueAt }
  await context.db.write({ clientId }, async (transaction) => {
    // Serialises a person's requests, so that each counts the earlier ones.
    await lockUntilCommit(transaction, { clientId, name: `jobs of ${userId}` })
    const [open] = await transaction.run(userJobCount(session, ['waiting', 'running']))
    if (open && open.total >= MAX_OPEN_JOBS) throw rateLimited(JOB_SECONDS, message('tooManyJobs'))
    await claim?.(transaction)
    await enqueue(transaction, [
      payload.source ? { ...job, filesExpireAt: fileExpiry(dueAt) } : job,
    ])
  })
  return readUserJob(context, { subjectId })
}

/** The requester as they are when the job runs: rights that they lost no longer count. */
interface JobRequester {
  role: Role
  /** The requester's own client. */
  homeClientId: string
  /** Access to the client that the job is about. */
  access: Access
}

type UserJob = QueuedJob<UserJobPayload, UserJobKind>

/** Returns null when the account can no longer be used or may not do this. */
export async function requesterOf(
  { kind, userId, payload: { clientId, language } }: Pick<UserJob, 'kind' | 'userId' | 'payload'>,
  { db }: Pick<JobServices, 'db'>,
): Promise<JobRequester | null> {
  const [person] = await db.sql<{ clientId: string; role: Role }>(
    'every client',
    (tenantFilter) => sql`select person.client_id as "clientId", person.type as role
        from users person join clients client on client.id = person.client_id
        where ${tenantFilter('person')} and person.id = ${userId} and person.is_account_enabled
          and person.deleted_at is null and client.deleted_at is null`,
  )
  if (!person || userId === null || !mayCall(person.role, USER_JOBS[kind].operation)) return null
  const { clientId: homeClientId, role } = person
  const requester = {
    userId,
    clientId: homeClientId,
    role,
    ...(isLanguage(language) ? { language } : {}),
  }
  const access = await accessOfUser(db, requester, clientId)
  return access && { role, homeClientId, access }
}

export const ACCESS_REVOKED = message('jobAccessRevoked')

/** Returns the time at which files of exports and imports are deleted. */
export const fileExpiry = (now: Date): Date =>
  new Date(now.getTime() + JOB_FILE_RETENTION_DAYS * 24 * 60 * 60 * 1_000)
