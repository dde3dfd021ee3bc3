/** Compares a count with the one before. Unknown when either sample is too small, also beside the other. */
import { isSampleLargeEnough } from '#domain/charts/shares.ts'

export function compareCounts(now: number, before: number): 'more' | 'fewer' | 'same' | 'unknown' {
  if (!isSampleLargeEnough(before) || !isSampleLargeEnough(now)) return 'unknown'
  if (Math.max(now, before) > MAX_RATIO * Math.min(now, before)) return 'unknown'
  if (now === before) return 'same'
  return now > before ? 'more' : 'fewer'
}

/** A count this many times another says that the client has just begun or stopped, not that it changed. */
const MAX_RATIO = 10
