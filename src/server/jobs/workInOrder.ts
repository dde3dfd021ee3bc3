/** Works on claimed jobs one after the other, and lets no one wait for what may be done meanwhile. */
import { mailKindOf } from '#domain/jobs/jobKinds.ts'
import type { HeldLease } from './heldLease.ts'
import type { Job } from './job.ts'
import { type PreparedJob, preparedJob } from './preparedJob.ts'
import type { WorkSetup } from './workSetup.ts'

/**
 * While one mail leaves, the end of the one before is written and those after it are prepared. Everything else begins
 * when all before it has ended. Answers how many were begun: of the others nothing has happened.
 */
export async function workInOrder(
  setup: WorkSetup,
  jobs: readonly Job[],
  lease: HeldLease,
  signal: AbortSignal,
): Promise<number> {
  const started = performance.now()
  const isOver = () => signal.aborted || lease.isOver() || performance.now() - started > LONGEST_MS
  const prepared: PreparedJob[] = []
  const prepare = (until: number) => {
    for (const job of jobs.slice(prepared.length, until))
      prepared.push(preparedJob(setup, job, lease))
  }
  let isOurs = Promise.resolve(true)
  let begun = 0
  for (const job of jobs) {
    const isMail = isPlainMail(job)
    if (!isMail && !(await isOurs)) break
    if (isOver()) break
    prepare(isMail ? begun + mailsFrom(jobs, begun) : begun + 1)
    const next = prepared[begun]
    next?.takeTurn(true)
    begun += 1
    const writeEnd = await next?.ready
    const wereOurs = await isOurs
    if (writeEnd) isOurs = writeEnd()
    if (!wereOurs || (!isMail && !(await isOurs))) break
  }
  await Promise.all([isOurs, ...prepared.slice(begun).map(leave)])
  return begun
}

/** After that a new look is due: something more urgent may have come. */
const LONGEST_MS = 2_000

const AHEAD = 4

/** Who is tried again may be what ended the process: it shall take no other's end with it. */
const isPlainMail = ({ kind, attempt }: Job): boolean => mailKindOf(kind) !== null && attempt === 1

/** How many mails follow each other there, as far ahead as is of use. */
function mailsFrom(jobs: readonly Job[], start: number): number {
  const ahead = jobs.slice(start, start + AHEAD)
  const end = ahead.findIndex((job) => !isPlainMail(job))
  return end === -1 ? ahead.length : end
}

async function leave({ ready, takeTurn }: PreparedJob): Promise<void> {
  takeTurn(false)
  await ready
}
