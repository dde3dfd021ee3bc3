/** Tells who asked for an export or an import how it ended: in the app, with its end. */
import { isUserJobKind, type JobState } from '#domain/jobs/jobKinds.ts'
import { v7 as uuid } from 'uuid'
import type { TenantScope, Transaction } from '../db/database.ts'
import type { QueuedJob } from './job.ts'
import type { UserJobPayload } from './personalPayload.ts'

/** What somebody asked for is in their own client, and may be about another. */
export const scopeOfJob = ({ kind, clientId }: Pick<QueuedJob, 'kind' | 'clientId'>): TenantScope =>
  isUserJobKind(kind) ? 'every client' : { clientId }

export interface FinishedJob extends Pick<
  QueuedJob,
  'clientId' | 'id' | 'kind' | 'userId' | 'payload'
> {
  state: JobState
  error?: string | null
}

/** Nothing is told of a job that goes on or was cancelled, nor of a check, whose asker looks on. */
export async function notifyOwner(
  transaction: Transaction,
  job: FinishedJob,
  now: Date,
): Promise<void> {
  const { clientId, id, kind, userId, state, error } = job
  if (!isUserJobKind(kind) || userId === null || (state !== 'done' && state !== 'failed')) return
  if ((job.payload as UserJobPayload).check) return
  await transaction.run((tables) =>
    tables
      .insert('notifications')
      .values({
        client_id: clientId,
        id: uuid(),
        user_id: userId,
        kind: state === 'done' ? 'JOB_COMPLETE' : 'JOB_FAILED',
        subject_id: id,
        payload: JSON.stringify(error ? { reason: error } : {}),
        created_at: now,
      })
      // Told before: no reason to hold up the queue.
      .onConflict((known) => known.doNothing()),
  )
}
