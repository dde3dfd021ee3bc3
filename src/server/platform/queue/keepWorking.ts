/** The worker: plans what time brings about and does what is due, until it is stopped. */
import { setTimeout as wait } from 'node:timers/promises'
import { type JobQueue, queuesFor } from './lanes.ts'
import { runScheduler } from './scheduler.ts'
import { claimAndRunBatch } from './workOnLane.ts'
import { type PartialWorkerSetup, workerSetup } from './workSetup.ts'

export interface WorkerOptions extends PartialWorkerSetup {
  report: (error: unknown) => void
  /** Absent: all. */
  queues?: readonly JobQueue[]
  /** Milliseconds between two looks for work, and for what has become due. */
  pollIntervalMs?: number
  scheduleIntervalMs?: number
  /** After a look that failed. */
  failurePauseMs?: number
  /** How long stopping waits for a job that is under work; its lease lets others have it after. */
  shutdownTimeoutMs?: number
}

/** Gives the way to stop: it resolves when the job that is under work is done, or when the patience is at its end. */
export function startWorker({
  pollIntervalMs = 1_000,
  scheduleIntervalMs = 20_000,
  failurePauseMs = 5_000,
  shutdownTimeoutMs = 6_000,
  queues,
  ...overrides
}: WorkerOptions): () => Promise<void> {
  const setup = workerSetup(overrides)
  const { parts, schedules, report, heavyKinds } = setup
  const controller = new AbortController()
  const { signal } = controller
  const schedule = async () => {
    await runScheduler(parts.db, schedules, parts.now())
    return false
  }
  const loops = Promise.all([
    pollLoop(schedule, { pollIntervalMs: scheduleIntervalMs, failurePauseMs, report, signal }),
    ...(queues ?? queuesFor(heavyKinds)).map((queue) =>
      pollLoop(() => claimAndRunBatch(setup, queue, signal), {
        pollIntervalMs,
        failurePauseMs,
        report,
        signal,
      }),
    ),
  ])
  return async () => {
    controller.abort()
    await Promise.race([loops, wait(shutdownTimeoutMs, undefined, { ref: false })])
  }
}

interface PollOptions {
  pollIntervalMs: number
  failurePauseMs: number
  report: (error: unknown) => void
  signal: AbortSignal
}

/** At once again while there is more to do. */
async function pollLoop(
  step: () => Promise<boolean>,
  { pollIntervalMs, failurePauseMs, report, signal }: PollOptions,
): Promise<void> {
  while (!signal.aborted) {
    let pause = pollIntervalMs
    try {
      if (await step()) pause = 0
    } catch (error) {
      report(error)
      pause = Math.max(pollIntervalMs, failurePauseMs)
    }
    if (pause > 0) await wait(pause, undefined, { signal }).catch(() => undefined)
  }
}
