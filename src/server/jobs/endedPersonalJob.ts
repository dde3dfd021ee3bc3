/** Tells who asked for an export or an import how it ended: in the app, with its end. */
import { isPersonal, type JobState } from '#domain/jobs/jobKinds.ts'
import { v7 as uuid } from 'uuid'
import type { Reach, Transaction } from '../db/database.ts'
import type { Job } from './job.ts'
import type { PersonalPayload } from './personalPayload.ts'

/** What somebody asked for is in their own client, and may be about another. */
export const reachOfJob = ({ kind, clientId }: Pick<Job, 'kind' | 'clientId'>): Reach =>
  isPersonal(kind) ? 'every client' : { clientId }

export interface EndedJob extends Pick<Job, 'clientId' | 'id' | 'kind' | 'userId' | 'payload'> {
  state: JobState
  error?: string | null
}

/** Nothing is told of a job that goes on or was cancelled, nor of a check, whose asker looks on. */
export async function tellEnd(transaction: Transaction, job: EndedJob, now: Date): Promise<void> {
  const { clientId, id, kind, userId, state, error } = job
  if (!isPersonal(kind) || userId === null || (state !== 'done' && state !== 'failed')) return
  if ((job.payload as PersonalPayload).check) return
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
