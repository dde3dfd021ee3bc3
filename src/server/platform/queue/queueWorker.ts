/** The worker: plans what time brings about and does what is due, until it is stopped. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { mailKindOf } from '#domain/jobs/jobKinds.ts'
import { requeueExpired } from './finishJob.ts'
import {
  claimJobs,
  hasClaimableJobs,
  leaseHeartbeat,
  type LeaseHeartbeat,
  releaseJobs,
} from './lease.ts'
import { type JobQueue, type QueuedJob, queuesFor } from './queue.ts'
import { type CommitResult, runJob, type WorkerSetup } from './runJob.ts'
import { runScheduler } from './scheduler.ts'

export interface WorkerOptions extends WorkerSetup {
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
  ...setup
}: WorkerOptions): () => Promise<void> {
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

/**
 * Takes the jobs of a lane that are due and works on them in order; what is not begun in time goes back.
 * Answers whether there was work. Ended by the signal after the job that is under work.
 */
export async function claimAndRunBatch(
  setup: WorkerSetup,
  queue: JobQueue,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, now } = setup.parts
  if (!(await hasClaimableJobs(db, { queue, now: now() }))) return false
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

/**
 * Works on claimed jobs one after the other, and lets no one wait for what may be done meanwhile.
 * While one mail leaves, the end of the one before is written and those after it are prepared. Everything else begins
 * when all before it has ended. Answers how many were begun: of the others nothing has happened.
 */
async function runBatch(
  setup: WorkerSetup,
  jobs: readonly QueuedJob[],
  lease: LeaseHeartbeat,
  signal: AbortSignal,
): Promise<number> {
  const startedAt = performance.now()
  const isTimeUp = () =>
    signal.aborted || lease.hasExpired() || performance.now() - startedAt > MAX_BATCH_MS
  const prepared: PreparedJob[] = []
  const prepare = (until: number) => {
    for (const job of jobs.slice(prepared.length, until))
      prepared.push(prepareJob(setup, job, lease))
  }
  let hasLease = Promise.resolve(true)
  let started = 0
  for (const job of jobs) {
    const isMail = isFirstAttemptMail(job)
    if (!isMail && !(await hasLease)) break
    if (isTimeUp()) break
    prepare(isMail ? started + prefetchableMails(jobs, started) : started + 1)
    const next = prepared[started]
    next?.allowSending(true)
    started += 1
    const commitResult = await next?.handled
    const hadLease = await hasLease
    if (commitResult) hasLease = commitResult()
    if (!hadLease || (!isMail && !(await hasLease))) break
  }
  await Promise.all([hasLease, ...prepared.slice(started).map(abandon)])
  return started
}

/** After that a new look is due: something more urgent may have come. */
const MAX_BATCH_MS = 2_000

const MAX_PREFETCHED_MAILS = 4

/** Who is tried again may be what ended the process: it shall take no other's end with it. */
const isFirstAttemptMail = ({ kind, attempt }: QueuedJob): boolean =>
  mailKindOf(kind) !== null && attempt === 1

/** How many mails follow each other there, as far ahead as is of use. */
function prefetchableMails(jobs: readonly QueuedJob[], start: number): number {
  const ahead = jobs.slice(start, start + MAX_PREFETCHED_MAILS)
  const end = ahead.findIndex((job) => !isFirstAttemptMail(job))
  return end === -1 ? ahead.length : end
}

async function abandon({ handled, allowSending }: PreparedJob): Promise<void> {
  allowSending(false)
  await handled
}

/** A job whose handler has begun and sends no mail before its turn has come. */
interface PreparedJob {
  /** Resolves when the handler is through. */
  handled: Promise<CommitResult>
  /** Lets its mail leave, or keeps it from ever leaving. */
  allowSending: (may: boolean) => void
}

function prepareJob(setup: WorkerSetup, job: QueuedJob, lease: LeaseHeartbeat): PreparedJob {
  const { mailer } = setup.parts
  let allowSending: PreparedJob['allowSending'] = () => undefined
  const isAllowed = new Promise<boolean>((resolve) => {
    allowSending = resolve
  })
  const gatedMailer: typeof mailer = {
    ...mailer,
    send: async (mail) => {
      if (!(await isAllowed)) throw new Error('Its turn has not come.')
      if (lease.hasExpired()) throw new Error('Its lease had run out before it could leave.')
      await mailer.send(mail)
    },
  }
  const parts = { ...setup.parts, mailer: gatedMailer }
  return { handled: runJob({ ...setup, parts }, { job, holder: lease.holder }), allowSending }
}
