/** Writes how a try ended: together with what the job brought about, or with the reason for another try. */
import type { JobState } from '#domain/jobs/jobKinds.ts'
import type { Database } from '../db/database.ts'
import { nextAttemptAt } from './backOff.ts'
import { scopeOfJob, notifyOwner } from './endedPersonalJob.ts'
import type { QueuedJob, JobArtifacts, Outcome } from './job.ts'

export interface JobAttempt {
  job: QueuedJob
  holder: string
  now: Date
}

export interface AttemptEnd {
  state: JobState
  error: string | null
  due_at?: Date
  finished_at: Date | null
}

/** All in one transaction. False when the job is no longer ours: then nothing is written. */
export async function finishJob(
  db: Database,
  { job, holder, now }: JobAttempt,
  outcome: Outcome,
): Promise<boolean> {
  const { state } = outcome
  const error = 'reason' in outcome ? storableText(outcome.reason) : null
  const artifactValues = 'kept' in outcome && outcome.kept ? artifactColumns(outcome.kept) : {}
  return db.write(scopeOfJob(job), async (transaction) => {
    // First, so that the row is locked: nobody takes the job over while its effects are written.
    const updated = await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ state, error, finished_at: now, ...NO_LEASE, ...artifactValues })
        .set(state === 'done' ? { progress: 100 } : {})
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder)
        .returning('id'),
    )
    if (updated.length === 0) return false
    if ('finish' in outcome) await outcome.finish?.(transaction)
    await notifyOwner(transaction, { ...job, state, error }, now)
    return true
  })
}

/** After an error: waits for the next try, or has failed. Answers how; null when the job is no longer ours. */
export async function failJob(
  db: Database,
  { job, holder, now }: JobAttempt,
  error: unknown,
): Promise<JobState | null> {
  const end = stateAfterFailure(job, errorMessage(error), now)
  return db.write(scopeOfJob(job), async (transaction) => {
    const updated = await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ ...end, ...NO_LEASE })
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder)
        .returning('id'),
    )
    if (updated.length === 0) return null
    await notifyOwner(transaction, { ...job, ...end }, now)
    return end.state
  })
}

export const stateAfterFailure = (
  { kind, attempt }: Pick<QueuedJob, 'kind' | 'attempt'>,
  reason: string,
  now: Date,
): AttemptEnd => {
  const error = storableText(reason)
  const due_at = nextAttemptAt(kind, attempt, now)
  return due_at
    ? { state: 'waiting', error, due_at, finished_at: null }
    : { state: 'failed', error, finished_at: now }
}

export const NO_LEASE = { lease_holder: null, lease_until: null }

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** PostgreSQL keeps no character 0 in a text. */
const storableText = (reason: string): string => reason.replaceAll('\0', '').slice(0, 1_000)

const artifactColumns = ({ result, ...kept }: JobArtifacts) =>
  result ? { ...kept, result: JSON.stringify(result) } : kept
