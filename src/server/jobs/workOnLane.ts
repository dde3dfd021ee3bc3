/** Takes the jobs of a lane that are due and works on them in order; what is not begun in time goes back. */
import { randomUUID } from 'node:crypto'
import { claimJobs, releaseJobs } from './claimQueries.ts'
import { heldLease } from './heldLease.ts'
import type { Lane } from './lanes.ts'
import { takeBackLost } from './takeBackLost.ts'
import { workInOrder } from './workInOrder.ts'
import type { WorkSetup } from './workSetup.ts'

/** Answers whether there was work. Ended by the signal after the job that is under work. */
export async function workOnLane(
  setup: WorkSetup,
  lane: Lane,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, now } = setup.parts
  const lease = heldLease(db, { holder: randomUUID(), leaseSeconds: setup.leaseSeconds, signal })
  const jobs = await db.write('every client', async (transaction) => {
    await takeBackLost(transaction, now())
    return claimJobs(transaction, { ...lease, lane, now: now() })
  })
  if (jobs.length === 0) return false
  lease.begin()
  try {
    const begun = await workInOrder(setup, jobs, lease, signal)
    const left = jobs.slice(begun).map(({ id }) => id)
    await releaseJobs(db, lease.holder, left)
  } finally {
    lease.end()
  }
  return true
}
