/** Quick work is done in order; work that takes minutes has a lane of its own and holds up no mail. */
import { USER_JOB_KINDS, type JobKind } from '#domain/jobs/jobKinds.ts'

export interface JobQueue {
  /** Whether it does the kinds of `kinds`, or all others. */
  selects: 'these' | 'others'
  kinds: readonly JobKind[]
  /** Jobs taken at once: what is taken is nobody else's for the time of a lease. */
  batchSize: number
}

/** Kinds that may take more than a second or two. */
export const HEAVY_KINDS: readonly JobKind[] = USER_JOB_KINDS

export const heavyQueue = (heavyKinds: readonly JobKind[]): JobQueue => ({
  selects: 'these',
  kinds: heavyKinds,
  batchSize: 1,
})

export const defaultQueue = (heavyKinds: readonly JobKind[]): JobQueue => ({
  selects: 'others',
  kinds: heavyKinds,
  batchSize: 100,
})

export const queuesFor = (heavyKinds: readonly JobKind[]): JobQueue[] => [
  defaultQueue(heavyKinds),
  ...(heavyKinds.length > 0 ? [heavyQueue(heavyKinds)] : []),
]
