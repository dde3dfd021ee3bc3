/** Works on claimed jobs one after the other, and lets no one wait for what may be done meanwhile. */
import { mailKindOf } from '#domain/jobs/jobKinds.ts'
import type { LeaseHeartbeat } from './heldLease.ts'
import type { QueuedJob } from './job.ts'
import { type PreparedJob, prepareJob } from './preparedJob.ts'
import type { WorkerSetup } from './workSetup.ts'

/**
 * While one mail leaves, the end of the one before is written and those after it are prepared. Everything else begins
 * when all before it has ended. Answers how many were begun: of the others nothing has happened.
 */
export async function runBatch(
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
