/** Notifies the owner of an export or import in the app when it ends. */
import { isUserJobKind } from '#domain/jobs/jobKinds.ts'
import type { OnFinished } from '../../platform/queue/queue.ts'
import { userJobPayload } from '../jobs/userJobQueries.ts'

/** Writes nothing for a cancelled job, nor for the check of an import, whose owner is watching it. */
export const notifyJobOwner: OnFinished = async (transaction, job, now) => {
  const { clientId, id, kind, userId, state, error } = job
  if (!isUserJobKind(kind) || userId === null || state === 'cancelled') return
  if (userJobPayload.safeParse(job.payload).data?.check) return
  await transaction.run((tables) =>
    tables
      .insert('notifications')
      .values({
        client_id: clientId,
        // Who sees the job end on a page can mark it as read.
        id,
        user_id: userId,
        kind: state === 'done' ? 'JOB_COMPLETE' : 'JOB_FAILED',
        subject_id: id,
        payload: JSON.stringify(error ? { reason: error } : {}),
        created_at: now,
      })
      // Already notified: no reason to fail the job.
      .onConflict((existing) => existing.doNothing()),
  )
}
