/** The work that nobody asks for over HTTP, where the settings want it: the job queue, and sweeping what is old. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { deleteExpiredJobFiles } from '../features/jobs/jobFileCleanup.ts'
import { sweepUploads } from '../features/uploads/sweepUploads.ts'
import type { Database } from '../platform/db/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import { defaultQueue, HEAVY_KINDS, queuesFor } from '../platform/queue/queue.ts'
import { startWorker } from '../platform/queue/queueWorker.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { startThread } from '../platform/threads/startThread.ts'
import { workerSetup } from './workerSetup.ts'
import { startDailyCleanup } from './dataRetention.ts'

/** Gives the way to stop, which takes some seconds at most. */
export function startBackgroundWork(
  { now = () => new Date(), ...parts }: AppServices,
  report: (error: unknown) => void,
): () => Promise<void> {
  if (!parts.settings.worker) return () => Promise.resolve()
  // One process alone may open the embedded database, so there everything is done here.
  const hasThread = parts.settings.databaseUrl !== null
  const queues = hasThread ? [defaultQueue(HEAVY_KINDS)] : queuesFor(HEAVY_KINDS)
  const stopHeavyWorker = hasThread
    ? superviseHeavyWorker(parts.settings, report)
    : async () => undefined
  const stopWorking = startWorker({ ...workerSetup({ parts: { ...parts, now }, report }), queues })
  const stopSweeping = startDailyCleanup({ db: parts.db, now, report })
  return async () => {
    await Promise.all([stopWorking(), stopHeavyWorker(), stopSweeping()])
  }
}

const HEAVY_WORKER = { name: 'heavyWorker', source: 'app/heavyWorker.ts', maxHeapMb: 512 }
const RESTART_DELAY_MS = 5_000
/** Longer than the thread's own patience, which it needs to be able to follow. */
const STOP_TIMEOUT_MS = 8_000

/**
 * Has exports and imports done in a thread of their own, which is started again when it dies.
 * Gives the way to stop: a job that is under work has some seconds to end, else its lease lets others have it.
 */
export function superviseHeavyWorker(
  settings: Settings,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let thread = startThread(HEAVY_WORKER, { settings })
  const supervise = async () => {
    while (!stopping.signal.aborted) {
      thread.on('message', report)
      thread.on('error', report)
      await once(thread, 'exit').catch(() => undefined)
      await wait(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) thread = startThread(HEAVY_WORKER, { settings })
    }
  }
  const supervision = supervise()
  return async () => {
    stopping.abort()
    thread.postMessage('stop')
    const killTimer = setTimeout(() => void thread.terminate(), STOP_TIMEOUT_MS)
    await supervision
    clearTimeout(killTimer)
  }
}

const HOUR_MS = 60 * 60 * 1000

/** Sweeps uploads, and the files of exports and imports, when the server starts and every hour after. */
interface HourlySweepOptions {
  db: Database
  files: FileStore
  now?: () => Date
  report: (error: unknown) => void
}

/** Gives the way to stop: it resolves when a sweep that is under way is done. */
export function startHourlySweep({ report, now = () => new Date(), ...parts }: HourlySweepOptions) {
  let running = Promise.resolve()
  const sweep = () => {
    running = running
      .then(() => sweepUploads(parts, now()))
      .then(() => deleteExpiredJobFiles(parts, now()))
      .catch(report)
  }
  sweep()
  const timer = setInterval(sweep, HOUR_MS).unref()
  return async (): Promise<void> => {
    clearInterval(timer)
    await running
  }
}
