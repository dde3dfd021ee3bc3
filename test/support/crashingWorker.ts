/** A worker that crashes at a step of its work, and records a trace of everything that it has done. */
import { v7 as uuid } from 'uuid'
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  enqueue,
  type JobHandler,
  type QueuedJob,
  type JobServices,
} from '#server/platform/queue/queue.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import { runPeriodically } from '#server/platform/background/runPeriodically.ts'
import { startWorker } from '#server/platform/queue/queueWorker.ts'
import { runScheduler, type ScheduledJobs } from '#server/platform/queue/scheduler.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'

export const STEPS = [
  'claimed',
  'handlerBegun',
  'handlerDone',
  'endWritten',
  'effectsWritten',
  'committed',
] as const
export type Step = (typeof STEPS)[number]

/** The step, and its how many-th occurrence; null: the worker runs until it is stopped. */
export type CrashPoint = { step: Step; time: number } | null

export interface CrashingWorker {
  db: Database
  now: () => Date
  crashAt: CrashPoint
  /** Ends the process, or simulates that: it throws, and this worker no longer reaches the database. */
  crash: () => never
  hasCrashed: () => boolean
}

/** Number of mails that a scheduled job enqueues. */
export const MAILS = 4
const MAIL = toMailJobKind('campaignReminder')

/** Returns the function that stops it. */
export function startCrashingWorker(mortal: CrashingWorker): () => Promise<void> {
  const report = (error: unknown) => {
    throw error
  }
  const { schedules, ...setup } = crashingWorkerSetup(mortal)
  const { db, now } = setup.parts
  void runPeriodically(() => runScheduler(db, schedules, now()), { intervalMs: 50, report })
  return startWorker({
    ...workerSetup(setup),
    pollIntervalMs: 30,
    failurePauseMs: 50,
    shutdownTimeoutMs: 0,
    report,
  })
}

/** Returns the worker's parts, handlers and schedules. */
export function crashingWorkerSetup(mortal: CrashingWorker) {
  const { now, crashAt, crash } = mortal
  let times = 0
  const reached = (step: Step) => {
    if (crashAt?.step !== step) return
    times += 1
    if (times === crashAt.time) crash()
  }
  const db = crashingDatabase(mortal, reached)
  return {
    parts: { db, now, mailer: mailer(db) } as unknown as JobServices,
    handlers: { remindOfCampaign: scheduledHandler(reached), [MAIL]: mailHandler(reached) },
    schedules: [hourly],
    leaseSeconds: 1,
  }
}

type StepReached = (step: Step) => void

const scheduledHandler =
  (reached: StepReached): JobHandler =>
  async (job) => {
    reached('handlerBegun')
    const mails = Array.from({ length: MAILS }, (_, index) => ({
      clientId: job.clientId,
      kind: MAIL,
      subjectId: job.subjectId,
      occurrence: `${job.occurrence}/${index}`,
      dueAt: new Date(0),
    }))
    return effectOf(job, reached, (transaction) => enqueue(transaction, mails))
  }

/** Sends a mail that identifies its job. */
const mailHandler =
  (reached: StepReached): JobHandler =>
  async (job, parts) => {
    reached('handlerBegun')
    await parts.mailer.send(traceOf(job) as unknown as Mail)
    reached('handlerDone')
    return effectOf(job, reached, async () => undefined)
  }

type Effect = (transaction: Parameters<typeof enqueue>[0]) => Promise<void>

const effectOf = (job: QueuedJob, reached: StepReached, effect: Effect) =>
  ({
    state: 'done',
    onFinish: async (transaction) => {
      reached('endWritten')
      await effect(transaction)
      await transaction.run((tables) => tables.insert('locations').values(traceOf(job)))
      reached('effectsWritten')
    },
  }) satisfies Awaited<ReturnType<JobHandler>>

const mailer = (db: Database): Pick<Mailer, 'send'> => ({
  send: async (sent) => {
    const trace = sent as unknown as ReturnType<typeof traceOf>
    await db.write({ clientId: trace.client_id }, (transaction) =>
      transaction.run((tables) => tables.insert('departments').values(trace)),
    )
  },
})

/** Names are unique, so that a second trace of the same job could only come with a second end of it. */
const traceOf = ({ clientId, id }: QueuedJob) => ({
  client_id: clientId,
  id: uuid(),
  name: `${id} ${uuid()}`,
})

/** Returns a job for every client and every hour that began. */
const hourly: ScheduledJobs = async (db, { after, until }) => {
  const clients = await db.read('every client', (tables) => tables.from('clients').select('id'))
  const hours: Date[] = []
  for (let hour = Math.floor(after.getTime() / HOUR) + 1; hour * HOUR <= until.getTime(); hour += 1)
    hours.push(new Date(hour * HOUR))
  return hours.flatMap((dueAt) =>
    clients.map(({ id }) => ({
      clientId: id,
      kind: 'remindOfCampaign' as const,
      subjectId: id,
      occurrence: dueAt.toISOString(),
      dueAt,
    })),
  )
}
const HOUR = 3_600_000

/** After a crash, the worker can neither write to nor read from the database. */
function crashingDatabase({ db, hasCrashed }: CrashingWorker, reached: StepReached): Database {
  const silence = new Promise<never>(() => undefined)
  const asLongAsItLives = async <T>(call: () => Promise<T>): Promise<T> => {
    if (hasCrashed()) return silence
    try {
      const answer = await call()
      return hasCrashed() ? silence : answer
    } catch (error) {
      return hasCrashed() ? silence : Promise.reject(error)
    }
  }
  return {
    ...db,
    read: (scope, build) => asLongAsItLives(() => db.read(scope, build)),
    write: (scope, work) =>
      asLongAsItLives(async () => {
        const answer = await db.write(scope, work)
        if (scope === 'every client' && Array.isArray(answer) && answer.length > 0)
          reached('claimed')
        if (scope !== 'every client') reached('committed')
        return answer
      }),
  }
}
