/** Thread that runs exports and imports, so that the server keeps answering requests. */
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { LONG_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { startWorker } from '../platform/queue/queueWorker.ts'
import { heavyQueue } from '../platform/queue/queue.ts'
import { CONNECTIONS_OF_LONG_JOB, type Settings } from '../platform/settings/settings.ts'
import { openServices } from './openServices.ts'
import { workerSetup } from './workerSetup.ts'

const CLOSE_TIMEOUT_MS = 1_000

const { settings } = workerData as { settings: Settings }
const report = (error: unknown) =>
  parentPort?.postMessage(error instanceof Error ? error : String(error))

const parts = await openServices(
  settings,
  await openDatabase({
    ...settings,
    databasePoolSize: CONNECTIONS_OF_LONG_JOB * settings.longJobs,
  }),
)
const stopWorking = startWorker({
  ...workerSetup({
    parts: { ...parts, now: () => new Date() },
    report,
    logJob: (attempt) => parentPort?.postMessage(attempt),
  }),
  queues: Array.from({ length: settings.longJobs }, () => heavyQueue(LONG_JOB_KINDS)),
})

parentPort?.once('message', () => {
  void stopWorking().then(async () => {
    parts.mailer.close()
    // A statement may run for minutes; its connection ends with the thread.
    await Promise.race([parts.db.close(), wait(CLOSE_TIMEOUT_MS)])
    process.exit()
  })
})
