/** Takes the jobs of a lane that are due and works on them in order; what is not begun in time goes back. */
import { randomUUID } from 'node:crypto'
import { claimJobs, releaseJobs } from './claimQueries.ts'
import { leaseHeartbeat } from './heldLease.ts'
import type { JobQueue } from './lanes.ts'
import { requeueExpired } from './takeBackLost.ts'
import { runBatch } from './workInOrder.ts'
import type { WorkerSetup } from './workSetup.ts'

/** Answers whether there was work. Ended by the signal after the job that is under work. */
export async function claimAndRunBatch(
  setup: WorkerSetup,
  queue: JobQueue,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, now } = setup.parts
  const lease = leaseHeartbeat(db, {
    holder: randomUUID(),
    leaseSeconds: setup.leaseSeconds,
    signal,
  })
  const jobs = await db.write('every client', async (transaction) => {
    await requeueExpired(transaction, now())
    return claimJobs(transaction, { ...lease, queue, now: now() })
  })
  if (jobs.length === 0) return false
  lease.start()
  try {
    const started = await runBatch(setup, jobs, lease, signal)
    const unstarted = jobs.slice(started).map(({ id }) => id)
    await releaseJobs(db, lease.holder, unstarted)
  } finally {
    lease.stop()
  }
  return true
}
