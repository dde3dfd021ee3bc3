/** How often a job is tried, and how long it rests after a try that failed. */
import { isUserJobKind, type JobKind } from '#domain/jobs/jobKinds.ts'

/** null: that was the last try. */
export function nextAttemptAt(kind: JobKind, attempt: number, now: Date): Date | null {
  const { maxAttempts, delaysSeconds, maxDelaySeconds } = isUserJobKind(kind)
    ? USER_JOB_RETRIES
    : BACKGROUND_RETRIES
  if (attempt >= maxAttempts) return null
  return new Date(now.getTime() + (delaysSeconds[attempt - 1] ?? maxDelaySeconds) * 1_000)
}

interface RetryPolicy {
  maxAttempts: number
  /** Seconds after the first try, the second and so on. */
  delaysSeconds: readonly number[]
  maxDelaySeconds: number
}

/** The last try is about seven and a half hours after the first. */
const BACKGROUND_RETRIES: RetryPolicy = {
  maxAttempts: 12,
  delaysSeconds: [30, 2 * 60, 8 * 60, 32 * 60],
  maxDelaySeconds: 60 * 60,
}

/** Half a minute at most: longer than a database needs to come back. */
const USER_JOB_RETRIES: RetryPolicy = {
  maxAttempts: 4,
  delaysSeconds: [2, 8, 20],
  maxDelaySeconds: 20,
}
