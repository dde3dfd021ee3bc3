/** Notifies the owner of an export or import in the app when it ends. */
import { isUserJobKind } from '#domain/jobs/jobKinds.ts'
import { notify } from '../../context/notices/notify.ts'
import type { OnFinished } from '../../platform/queue/queue.ts'
import { userJobPayload } from '../jobs/userJobQueries.ts'

/** Writes nothing for a cancelled job, nor for the check of an import, whose owner is watching it. */
export const notifyJobOwner: OnFinished = async (transaction, job, at) => {
  const { clientId, id, kind, userId, state, error } = job
  if (!isUserJobKind(kind) || state === 'cancelled') return
  if (userJobPayload.safeParse(job.payload).data?.check) return
  await notify(transaction, {
    clientId,
    // A page that shows the job's end marks it as read by the job's id.
    id,
    kind: state === 'done' ? 'JOB_COMPLETE' : 'JOB_FAILED',
    subjectId: id,
    cause: '',
    people: [userId],
    payload: error ? { reason: error } : {},
    at,
  })
}
