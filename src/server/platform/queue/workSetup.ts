/** What a worker works with; tests bring their own. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import { JOB_HANDLERS } from '../../app/jobHandlers.ts'
import type { JobHandler, WorkerServices } from './job.ts'
import { HEAVY_KINDS } from './lanes.ts'
import { type ScheduledJobs, SCHEDULES } from '../../app/schedules.ts'

export interface WorkerSetup {
  parts: WorkerServices
  report: (error: unknown) => void
  handlers: Partial<Record<JobKind, JobHandler>>
  schedules: readonly ScheduledJobs[]
  heavyKinds: readonly JobKind[]
  /** How long a job is nobody else's after its worker's last sign of life. */
  leaseSeconds: number
}

export type PartialWorkerSetup = Pick<WorkerSetup, 'parts'> & Partial<WorkerSetup>

export const workerSetup = (overrides: PartialWorkerSetup): WorkerSetup => ({
  report: () => undefined,
  handlers: JOB_HANDLERS,
  schedules: SCHEDULES,
  heavyKinds: HEAVY_KINDS,
  leaseSeconds: 30,
  ...overrides,
})
