/** A job whose handler has begun and sends no mail before its turn has come. */
import type { LeaseHeartbeat } from './heldLease.ts'
import type { QueuedJob } from './job.ts'
import { runJob, type CommitResult } from './tryJob.ts'
import type { WorkerSetup } from './workSetup.ts'

export interface PreparedJob {
  /** Resolves when the handler is through. */
  handled: Promise<CommitResult>
  /** Lets its mail leave, or keeps it from ever leaving. */
  allowSending: (may: boolean) => void
}

export function prepareJob(setup: WorkerSetup, job: QueuedJob, lease: LeaseHeartbeat): PreparedJob {
  const { mailer } = setup.parts
  let allowSending: PreparedJob['allowSending'] = () => undefined
  const isAllowed = new Promise<boolean>((resolve) => {
    allowSending = resolve
  })
  const gatedMailer: typeof mailer = {
    ...mailer,
    send: async (mail) => {
      if (!(await isAllowed)) throw new Error('Its turn has not come.')
      if (lease.hasExpired()) throw new Error('Its lease had run out before it could leave.')
      await mailer.send(mail)
    },
  }
  const parts = { ...setup.parts, mailer: gatedMailer }
  return { handled: runJob({ ...setup, parts }, { job, holder: lease.holder }), allowSending }
}
