/** Plans and works until nothing is due: for whoever wants to see the end of it. */
import { queuesFor } from '#server/platform/queue/queue.ts'
import { runScheduler } from '#server/platform/queue/scheduler.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { type PartialWorkerSetup, workerSetup } from '#server/app/workerSetup.ts'

/** What rests before another try, or is under work elsewhere, is not waited for. */
export async function drainQueue(overrides: PartialWorkerSetup): Promise<void> {
  const setup = workerSetup(overrides)
  const { parts, schedules, heavyKinds } = setup
  const queues = queuesFor(heavyKinds)
  const { signal } = new AbortController()
  let wasIdle = false
  while (!wasIdle) {
    await runScheduler(parts.db, schedules, parts.now())
    wasIdle = true
    for (const queue of queues) if (await claimAndRunBatch(setup, queue, signal)) wasIdle = false
  }
}
