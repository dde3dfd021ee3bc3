/** Writes how a try ended: together with what the job brought about, or with the reason for another try. */
import type { JobState } from '#domain/jobs/jobKinds.ts'
import type { Database } from '../db/database.ts'
import { nextTry } from './backOff.ts'
import { reachOfJob, tellEnd } from './endedPersonalJob.ts'
import type { Job, Kept, Outcome } from './job.ts'

export interface Try {
  job: Job
  holder: string
  now: Date
}

export interface Ending {
  state: JobState
  error: string | null
  due_at?: Date
  finished_at: Date | null
}

/** All in one transaction. False when the job is no longer ours: then nothing is written. */
export async function endTry(
  db: Database,
  { job, holder, now }: Try,
  outcome: Outcome,
): Promise<boolean> {
  const { state } = outcome
  const error = 'reason' in outcome ? storable(outcome.reason) : null
  const kept = 'kept' in outcome && outcome.kept ? rowOf(outcome.kept) : {}
  return db.write(reachOfJob(job), async (transaction) => {
    // First, so that the row is locked: nobody takes the job over while its effects are written.
    const ended = await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ state, error, finished_at: now, ...NOBODYS, ...kept })
        .set(state === 'done' ? { progress: 100 } : {})
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder)
        .returning('id'),
    )
    if (ended.length === 0) return false
    if ('finish' in outcome) await outcome.finish?.(transaction)
    await tellEnd(transaction, { ...job, state, error }, now)
    return true
  })
}

/** After an error: waits for the next try, or has failed. Answers how; null when the job is no longer ours. */
export async function endFailedTry(
  db: Database,
  { job, holder, now }: Try,
  error: unknown,
): Promise<JobState | null> {
  const ending = afterFailure(job, reasonOf(error), now)
  return db.write(reachOfJob(job), async (transaction) => {
    const ended = await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ ...ending, ...NOBODYS })
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder)
        .returning('id'),
    )
    if (ended.length === 0) return null
    await tellEnd(transaction, { ...job, ...ending }, now)
    return ending.state
  })
}

export const afterFailure = (
  { kind, attempt }: Pick<Job, 'kind' | 'attempt'>,
  reason: string,
  now: Date,
): Ending => {
  const error = storable(reason)
  const due_at = nextTry(kind, attempt, now)
  return due_at
    ? { state: 'waiting', error, due_at, finished_at: null }
    : { state: 'failed', error, finished_at: now }
}

export const NOBODYS = { lease_holder: null, lease_until: null }

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** PostgreSQL keeps no character 0 in a text. */
const storable = (reason: string): string => reason.replaceAll('\0', '').slice(0, 1_000)

const rowOf = ({ result, ...kept }: Kept) =>
  result ? { ...kept, result: JSON.stringify(result) } : kept
