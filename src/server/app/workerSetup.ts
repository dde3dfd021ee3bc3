/** What a worker of this product runs with, where nothing else is given. */
import { HEAVY_KINDS } from '../platform/queue/queue.ts'
import type { WorkerSetup } from '../platform/queue/runJob.ts'
import { JOB_HANDLERS } from './jobHandlers.ts'
import { SCHEDULES } from './schedules.ts'

export type PartialWorkerSetup = Pick<WorkerSetup, 'parts'> & Partial<WorkerSetup>

export const workerSetup = (overrides: PartialWorkerSetup): WorkerSetup => ({
  report: () => undefined,
  handlers: JOB_HANDLERS,
  schedules: SCHEDULES,
  heavyKinds: HEAVY_KINDS,
  leaseSeconds: 30,
  ...overrides,
})
