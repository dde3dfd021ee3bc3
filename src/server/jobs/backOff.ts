/** How often a job is tried, and how long it rests after a try that failed. */
import { isPersonal, type JobKind } from '#domain/jobs/jobKinds.ts'

/** null: that was the last try. */
export function nextTry(kind: JobKind, attempt: number, now: Date): Date | null {
  const { tries, rests, longest } = isPersonal(kind) ? SOMEBODY_WAITS : NOBODY_WAITS
  if (attempt >= tries) return null
  return new Date(now.getTime() + (rests[attempt - 1] ?? longest) * 1_000)
}

interface Patience {
  tries: number
  /** Seconds after the first try, the second and so on. */
  rests: readonly number[]
  longest: number
}

/** The last try is about seven and a half hours after the first. */
const NOBODY_WAITS: Patience = { tries: 12, rests: [30, 2 * 60, 8 * 60, 32 * 60], longest: 60 * 60 }

/** Half a minute at most: longer than a database needs to come back. */
const SOMEBODY_WAITS: Patience = { tries: 4, rests: [2, 8, 20], longest: 20 }
