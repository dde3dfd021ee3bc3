/** A job whose handler has begun and sends no mail before its turn has come. */
import type { HeldLease } from './heldLease.ts'
import type { Job } from './job.ts'
import { tryJob, type WriteEnd } from './tryJob.ts'
import type { WorkSetup } from './workSetup.ts'

export interface PreparedJob {
  /** Resolves when the handler is through. */
  ready: Promise<WriteEnd>
  /** Lets its mail leave, or keeps it from ever leaving. */
  takeTurn: (may: boolean) => void
}

export function preparedJob(setup: WorkSetup, job: Job, lease: HeldLease): PreparedJob {
  const { mailer } = setup.parts
  let takeTurn: PreparedJob['takeTurn'] = () => undefined
  const turn = new Promise<boolean>((come) => {
    takeTurn = come
  })
  const inTurn: typeof mailer = {
    ...mailer,
    send: async (mail) => {
      if (!(await turn)) throw new Error('Its turn has not come.')
      if (lease.isOver()) throw new Error('Its lease had run out before it could leave.')
      await mailer.send(mail)
    },
  }
  const parts = { ...setup.parts, mailer: inTurn }
  return { ready: tryJob({ ...setup, parts }, { job, holder: lease.holder }), takeTurn }
}
