/** Setup of the product's worker; tests override parts of it. */
import { notifyJobOwner } from '../features/notifications/jobNotification.ts'
import { LONG_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import type { WorkerSetup } from '../platform/queue/runJob.ts'
import { JOB_HANDLERS } from './jobHandlers.ts'

export type PartialWorkerSetup = Pick<WorkerSetup, 'parts'> & Partial<WorkerSetup>

export const workerSetup = (overrides: PartialWorkerSetup): WorkerSetup => ({
  report: () => undefined,
  handlers: JOB_HANDLERS,
  onFinished: notifyJobOwner,
  heavyKinds: LONG_JOB_KINDS,
  leaseSeconds: 30,
  ...overrides,
})
