/** Runs the background work of a process: the job queue, its scheduler, roll-ups, sweeps and the heavy worker. */
import type { FastifyBaseLogger } from 'fastify'
import { consume } from '../context/request/rateLimit.ts'
import { deleteExpiredJobFiles } from '../features/jobs/jobFileCleanup.ts'
import { startRollupWorker } from '../features/rollups/rollupWorker.ts'
import { sweepUploads } from '../features/uploads/sweepUploads.ts'
import { sweepVideos } from '../features/videos/sweepVideos.ts'
import { runPeriodically } from '../platform/background/runPeriodically.ts'
import type { Database } from '../platform/db/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import { defaultQueue, HEAVY_KINDS, queuesFor } from '../platform/queue/queue.ts'
import { startWorker } from '../platform/queue/queueWorker.ts'
import type { LoggedAttempt } from '../platform/queue/runJob.ts'
import { runScheduler } from '../platform/queue/scheduler.ts'
import { deleteExpiredRows } from './dataRetention.ts'
import { superviseHeavyWorker } from './heavyThread.ts'
import { schedulesFor } from './schedules.ts'
import { workerSetup } from './workerSetup.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

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
  const queues = hasHeavyWorker ? [defaultQueue(HEAVY_KINDS)] : queuesFor(HEAVY_KINDS)
  const report = (work: string) => (error: unknown) => log.error({ err: error }, `${work} failed`)
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
      report: report('Sweeping uploads and files'),
    }),
    runPeriodically(
      (signal) => sweepDaily({ db, files, now: now(), isStopping: () => signal.aborted }),
      {
        intervalMs: HOUR_MS,
        report: report('Sweeping expired rows'),
      },
    ),
    ...(hasHeavyWorker ? [superviseHeavyWorker(services, reportQueue, logJob)] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Removes unused uploads, and the files of exports and imports; once an hour, in one of the processes. */
export async function sweepHourly({
  db,
  files,
  now,
}: {
  db: Database
  files: FileStore
  now: Date
}): Promise<void> {
  const sweep = { key: 'sweep hourly', limit: 1, windowSeconds: 60 * 60 }
  if (!(await consume(db, [sweep], now))) return
  await sweepUploads({ db, files }, now)
  await deleteExpiredJobFiles({ db, files }, now)
}

/** Deletes rows and videos that are no longer needed; once a day, in one of the processes. */
export async function sweepDaily({
  db,
  files,
  now,
  isStopping,
}: {
  db: Database
  files: FileStore
  now: Date
  isStopping: () => boolean
}): Promise<void> {
  const sweep = { key: 'sweep daily', limit: 1, windowSeconds: 24 * 60 * 60 }
  if (!(await consume(db, [sweep], now))) return
  await deleteExpiredRows(db, now, isStopping)
  await sweepVideos({ db, files, now, isStopping })
}
