/** How long a job rests after a try that failed, and how often it is tried. */
export const backOff = (attempt: number, now: Date): Date =>
  new Date(now.getTime() + (RESTS[attempt - 1] ?? LONGEST_REST) * 1_000)

/** The last try is about seven and a half hours after the first. */
export const TRIES = 12

/** Seconds after the first try, the second and so on. */
const RESTS = [30, 2 * 60, 8 * 60, 32 * 60]
const LONGEST_REST = 60 * 60
