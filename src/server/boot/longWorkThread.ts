/** The thread of exports and imports: however busy it is, the server answers others. */
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { keepWorking } from '../jobs/keepWorking.ts'
import { longLane, LONG_WORK } from '../jobs/lanes.ts'
import type { Settings } from '../settings.ts'
import { openParts } from './openParts.ts'

const CLOSING_MS = 1_000

const { settings } = workerData as { settings: Settings }
const tell = (error: unknown) =>
  parentPort?.postMessage(error instanceof Error ? error : String(error))

const parts = await openParts(settings)
const stopWorking = keepWorking({
  parts: { ...parts, now: () => new Date() },
  report: tell,
  plans: [],
  lanes: [longLane(LONG_WORK)],
})

parentPort?.once('message', () => {
  void stopWorking().then(async () => {
    parts.mailer.close()
    // A statement that goes on for minutes holds its connection, and dies with the thread.
    await Promise.race([parts.db.close(), wait(CLOSING_MS)])
    process.exit()
  })
})
