/** Quick work is done in order; work that takes minutes has a lane of its own and holds up no mail. */
import { PERSONAL_JOBS, type JobKind } from '#domain/jobs/jobKinds.ts'

export interface Lane {
  /** Whether it does the kinds of `kinds`, or all others. */
  does: 'these' | 'others'
  kinds: readonly JobKind[]
  /** Jobs taken at once: what is taken is nobody else's for the time of a lease. */
  most: number
}

/** Kinds that may take more than a second or two. */
export const LONG_WORK: readonly JobKind[] = PERSONAL_JOBS

export const longLane = (long: readonly JobKind[]): Lane => ({
  does: 'these',
  kinds: long,
  most: 1,
})

export const quickLane = (long: readonly JobKind[]): Lane => ({
  does: 'others',
  kinds: long,
  most: 100,
})

export const lanesOf = (long: readonly JobKind[]): Lane[] => [
  quickLane(long),
  ...(long.length > 0 ? [longLane(long)] : []),
]
