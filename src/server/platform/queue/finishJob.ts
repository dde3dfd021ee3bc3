/** Writes the result of an attempt: with its effects, or with the time of the next attempt. */
import { isUserJobKind, type JobKind, type JobState } from '#domain/jobs/jobKinds.ts'
import { message } from '#domain/messages.ts'
import { toStorableText, truncateText } from '#domain/wholeCharacters.ts'
import type { Database, TenantScope, Transaction } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { type ExpiredJob, lockExpired } from './lease.ts'
import type { JobArtifacts, OnFinished, Outcome, QueuedJob } from './queue.ts'

export interface JobAttempt {
  job: QueuedJob
  /** The lease holder. */
  holder: string
  now: Date
  onFinished: OnFinished
}

interface AttemptEnd {
  state: JobState
  error: string | null
  due_at?: Date
  finished_at: Date | null
}

/** Runs in one transaction. Returns false, writing nothing, if the lease was lost. */
export async function finishJob(
  db: Database,
  { job, holder, now, onFinished }: JobAttempt,
  outcome: Exclude<Outcome, { state: 'waiting' }>,
): Promise<boolean> {
  const { state } = outcome
  const error = 'reason' in outcome ? storableReason(outcome.reason) : null
  const artifactValues =
    'artifacts' in outcome && outcome.artifacts ? artifactColumns(outcome.artifacts) : {}
  const finish = async (transaction: Transaction) => {
    // First, to lock the row: no worker takes the job over while its effects are written.
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
    if ('onFinish' in outcome) await outcome.onFinish?.(transaction)
    await onFinished(transaction, { ...job, state, error }, now)
    return true
  }
  return db.write(scopeOfJob(job), finish)
}

/** Lets a job wait for another one as if it had not been claimed. Returns false if the lease was lost. */
export async function postponeJob(
  db: Database,
  { job, holder, now }: Omit<JobAttempt, 'onFinished'>,
): Promise<boolean> {
  const updated = await db.write(scopeOfJob(job), (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({
          state: 'waiting',
          attempts: sql`attempts - 1`,
          due_at: new Date(now.getTime() + TURN_DELAY_MS),
          ...NO_LEASE,
        })
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder)
        .returning('id'),
    ),
  )
  return updated.length > 0
}

const TURN_DELAY_MS = 2_000

/**
 * After an error: schedules the next attempt or marks the job as failed. Returns the state; null if the lease was
 * lost.
 */
export async function failJob(
  db: Database,
  { job, holder, now, onFinished }: JobAttempt,
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
    if (end.state === 'failed')
      await onFinished(transaction, { ...job, ...end, state: end.state }, now)
    return end.state
  })
}

const stateAfterFailure = (
  { kind, attempt }: Pick<QueuedJob, 'kind' | 'attempt'>,
  reason: string,
  now: Date,
): AttemptEnd => {
  const error = storableReason(reason)
  const due_at = nextAttemptAt(kind, attempt, now)
  return due_at
    ? { state: 'waiting', error, due_at, finished_at: null }
    : { state: 'failed', error, finished_at: now }
}

const NO_LEASE = { lease_holder: null, lease_until: null }

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

const storableReason = (reason: string): string => truncateText(toStorableText(reason), 1_000)

const artifactColumns = ({ result, file_access, ...rest }: JobArtifacts) => ({
  ...rest,
  ...(result ? { result: JSON.stringify(result) } : {}),
  ...(file_access ? { file_access: JSON.stringify(file_access) } : {}),
})

/** Returns the time of the next attempt; null after the last. */
export function nextAttemptAt(kind: JobKind, attempt: number, now: Date): Date | null {
  const { maxAttempts, delaysSeconds, maxDelaySeconds } = isUserJobKind(kind)
    ? USER_JOB_RETRIES
    : BACKGROUND_RETRIES
  if (attempt >= maxAttempts) return null
  return new Date(now.getTime() + (delaysSeconds[attempt - 1] ?? maxDelaySeconds) * 1_000)
}

interface RetryPolicy {
  maxAttempts: number
  /** Seconds after the first attempt, the second and so on. */
  delaysSeconds: readonly number[]
  maxDelaySeconds: number
}

/** The last attempt is about seven and a half hours after the first. */
const BACKGROUND_RETRIES: RetryPolicy = {
  maxAttempts: 12,
  delaysSeconds: [30, 2 * 60, 8 * 60, 32 * 60],
  maxDelaySeconds: 60 * 60,
}

/** At most half a minute: longer than a database restart takes. */
const USER_JOB_RETRIES: RetryPolicy = {
  maxAttempts: 4,
  delaysSeconds: [2, 8, 20],
  maxDelaySeconds: 20,
}

/** A user job belongs to the requester's client and may be about another. */
const scopeOfJob = ({ kind, clientId }: Pick<QueuedJob, 'kind' | 'clientId'>): TenantScope =>
  isUserJobKind(kind) ? 'every client' : { clientId }

/** Requeues jobs whose worker has died; a job whose workers die repeatedly fails. */
export async function requeueExpired(
  transaction: Transaction,
  { now, onFinished }: Pick<JobAttempt, 'now' | 'onFinished'>,
): Promise<void> {
  const seenHolders = new Set<string>()
  for (const expired of await lockExpired(transaction)) {
    const wasStarted = !seenHolders.has(expired.lease_holder)
    seenHolders.add(expired.lease_holder)
    const end = stateAfterExpiry(expired, wasStarted, now)
    await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ ...end, ...NO_LEASE })
        .where('client_id', '=', expired.client_id)
        .where('id', '=', expired.id),
    )
    if (end.state === 'failed')
      await onFinished(
        transaction,
        { ...expiredJob(expired), error: EXPIRED_REASON, state: end.state },
        now,
      )
  }
}

const EXPIRED_REASON = message('jobInterrupted')

/** A claim runs in order: the first unfinished job was running, the others had not started. */
function stateAfterExpiry(
  expired: ExpiredJob,
  wasStarted: boolean,
  now: Date,
): Pick<AttemptEnd, 'state'> & Partial<AttemptEnd> & { attempts: number } {
  const { attempts } = expired
  if (!wasStarted) return { state: 'waiting', attempts: attempts - 1 }
  // Most processes die for reasons other than their job: it keeps its place until its worker dies again.
  if (attempts === 1) return { state: 'waiting', error: EXPIRED_REASON, attempts }
  return { ...stateAfterFailure(expiredJob(expired), EXPIRED_REASON, now), attempts }
}

const expiredJob = ({ client_id, id, kind, user_id, payload, attempts }: ExpiredJob) => ({
  clientId: client_id,
  id,
  kind,
  userId: user_id,
  payload,
  attempt: attempts,
})
