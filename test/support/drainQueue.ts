/** Runs the scheduler and the queue until nothing is due. */
import { SCHEDULES } from '#server/app/schedules.ts'
import { type PartialWorkerSetup, workerSetup } from '#server/app/workerSetup.ts'
import { queuesFor } from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { runScheduler, type ScheduledJobs } from '#server/platform/queue/scheduler.ts'

export interface DrainOptions extends PartialWorkerSetup {
  /** Default: the product's. */
  schedules?: readonly ScheduledJobs[]
}

/** Does not wait for jobs that are to be retried later or that another worker runs. */
export async function drainQueue({
  schedules = SCHEDULES,
  ...overrides
}: DrainOptions): Promise<void> {
  const setup = workerSetup(overrides)
  const { parts, heavyKinds } = setup
  const queues = queuesFor(heavyKinds)
  const { signal } = new AbortController()
  let wasIdle = false
  while (!wasIdle) {
    await runScheduler(parts.db, schedules, parts.now())
    wasIdle = true
    for (const queue of queues) if (await claimAndRunBatch(setup, queue, signal)) wasIdle = false
  }
}
