/** Runs the background work of a process: the job queue, its scheduler, roll-ups, sweeps and the heavy worker. */
import type { FastifyBaseLogger } from 'fastify'
import { LONG_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import { consume, type RateLimit, refund } from '../context/request/rateLimit.ts'
import { deleteExpiredJobFiles } from '../features/jobs/jobFileCleanup.ts'
import { startRollupWorker } from '../features/rollups/rollupWorker.ts'
import { sweepUploads } from '../features/uploads/sweepUploads.ts'
import { sweepVideos } from '../features/videos/sweepVideos.ts'
import { runPeriodically } from '../platform/background/runPeriodically.ts'
import type { Database } from '../platform/db/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import type { GaugeSource } from '../platform/metrics/metrics.ts'
import { defaultQueue, queuesFor } from '../platform/queue/queue.ts'
import { startWorker } from '../platform/queue/queueWorker.ts'
import type { LoggedAttempt } from '../platform/queue/runJob.ts'
import { runScheduler } from '../platform/queue/scheduler.ts'
import { deleteExpiredRows } from './dataRetention.ts'
import { superviseHeavyWorker } from './heavyThread.ts'
import { schedulesFor } from './schedules.ts'
import { workerSetup } from './workerSetup.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const SWEEP_RETRY_MS = 5 * 60 * SECOND_MS

/**
 * Starts every loop, unless the setting WORKER is off. Any number of processes may run them at the same time: the
 * database assigns each piece of work to one of them. Returns a stop function, which takes some seconds at most.
 */
export function startBackgroundWork(
  { now = () => new Date(), ...services }: AppServices,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): () => Promise<void> {
  const { db, files, settings } = services
  if (!settings.worker) return () => Promise.resolve()
  // Only one process may open the embedded database, so a second thread cannot.
  const hasHeavyWorker = settings.databaseUrl !== null
  const queues = hasHeavyWorker ? [defaultQueue(LONG_JOB_KINDS)] : queuesFor(LONG_JOB_KINDS)
  const failures = new Map<string, number>()
  services.metrics?.addGauges([failureGauge(failures)])
  const report = (work: string) => (error: unknown) => {
    failures.set(work, (failures.get(work) ?? 0) + 1)
    log.error({ err: error }, `${work} failed`)
  }
  const reportQueue = report('Working on the queue')
  const logJob = (attempt: LoggedAttempt) => log.info(attempt, 'A job ended')
  const parts = { ...services, now }
  const stops = [
    startWorker({ ...workerSetup({ parts, report: reportQueue, logJob }), queues }),
    runPeriodically(() => runScheduler(db, schedulesFor(settings), now()), {
      intervalMs: 20 * SECOND_MS,
      report: report('Scheduling jobs'),
    }),
    startRollupWorker({ db, settings, report: report('Counting observations') }),
    runPeriodically(() => sweepHourly({ db, files, now: now() }), {
      intervalMs: HOUR_MS,
      failurePauseMs: SWEEP_RETRY_MS,
      report: report('Sweeping uploads and files'),
    }),
    runPeriodically(
      (signal) => sweepDaily({ db, files, now: now(), isStopping: () => signal.aborted }),
      {
        intervalMs: HOUR_MS,
        failurePauseMs: SWEEP_RETRY_MS,
        report: report('Sweeping expired rows'),
      },
    ),
    ...(hasHeavyWorker ? [superviseHeavyWorker(services, reportQueue, logJob)] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

const failureGauge = (failures: ReadonlyMap<string, number>): GaugeSource => ({
  name: 'liftwise_background_failures',
  help: 'How often work in the background has failed since the start of the process; the log says why.',
  labels: ['work'],
  read: () => [...failures].map(([work, value]) => ({ labels: { work }, value })),
})

interface SweepParts {
  db: Database
  files: FileStore
  now: Date
}

/** Removes unused uploads, and the files of exports and imports; once an hour, in one of the processes. */
export const sweepHourly = ({ db, files, now }: SweepParts): Promise<void> =>
  inOneProcess(db, { key: 'sweep hourly', limit: 1, windowSeconds: 60 * 60 }, now, async () => {
    await sweepUploads({ db, files }, now)
    await deleteExpiredJobFiles({ db, files }, now)
  })

/** Deletes rows and videos that are no longer needed; once a day, in one of the processes. */
export const sweepDaily = ({
  db,
  files,
  now,
  isStopping,
}: SweepParts & { isStopping: () => boolean }): Promise<void> =>
  inOneProcess(db, { key: 'sweep daily', limit: 1, windowSeconds: 24 * 60 * 60 }, now, async () => {
    await deleteExpiredRows(db, now, isStopping)
    await sweepVideos({ db, files, now, isStopping })
  })

/** Does nothing where a process has done the work within the window. After a failure it is due again. */
async function inOneProcess(
  db: Database,
  window: RateLimit,
  now: Date,
  work: () => Promise<void>,
): Promise<void> {
  if (!(await consume(db, [window], now))) return
  try {
    await work()
  } catch (error) {
    await refund(db, [window])
    throw error
  }
}
