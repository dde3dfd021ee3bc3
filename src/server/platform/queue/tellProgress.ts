/** Writes down how far a job is, and notices when it is no longer this worker's. */
import type { Database } from '../db/database.ts'
import type { QueuedJob, JobServices } from './job.ts'

export interface ClaimedJob {
  job: Pick<QueuedJob, 'clientId' | 'id'>
  holder: string
}

/** Once a while however often it is asked, and always for the last row. Rejects when the job is cancelled or taken. */
export function progressReporter(
  db: Database,
  { job, holder }: ClaimedJob,
): JobServices['progress'] {
  let lastWrittenAt = -Infinity
  return async ({ done, total }) => {
    const now = performance.now()
    if (now - lastWrittenAt < PROGRESS_INTERVAL_MS && done !== total) return
    lastWrittenAt = now
    const progress = total ? Math.min(99, Math.floor((100 * done) / total)) : 0
    const updated = await db.write({ clientId: job.clientId }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ rows_done: done, rows_total: total, progress })
          .where('id', '=', job.id)
          .where('state', '=', 'running')
          .where('lease_holder', '=', holder)
          .returning('id'),
      ),
    )
    if (updated.length === 0) throw new Error('The job is no longer this worker’s.')
  }
}

const PROGRESS_INTERVAL_MS = 500
