/** What a worker works with; tests bring their own. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import { HANDLERS } from './handlers.ts'
import type { Handler, WorkerParts } from './job.ts'
import { LONG_WORK } from './lanes.ts'
import { type Plan, PLANS } from './planned.ts'

export interface WorkSetup {
  parts: WorkerParts
  report: (error: unknown) => void
  handlers: Partial<Record<JobKind, Handler>>
  plans: readonly Plan[]
  longWork: readonly JobKind[]
  /** How long a job is nobody else's after its worker's last sign of life. */
  leaseSeconds: number
}

export type GivenSetup = Pick<WorkSetup, 'parts'> & Partial<WorkSetup>

export const workSetup = (given: GivenSetup): WorkSetup => ({
  report: () => undefined,
  handlers: HANDLERS,
  plans: PLANS,
  longWork: LONG_WORK,
  leaseSeconds: 30,
  ...given,
})
