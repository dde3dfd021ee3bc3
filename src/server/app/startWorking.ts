/** The work that nobody asks for over HTTP, where the settings want it: the job queue, and sweeping what is old. */
import type { AppServices } from '../platform/http/appParts.ts'
import { startWorker } from '../platform/queue/keepWorking.ts'
import { HEAVY_KINDS, defaultQueue } from '../platform/queue/lanes.ts'
import { startDailyCleanup } from './sweepDaily.ts'
import { superviseHeavyWorker } from './keepLongWork.ts'

/** Gives the way to stop, which takes some seconds at most. */
export function startBackgroundWork(
  { now = () => new Date(), ...parts }: AppServices,
  report: (error: unknown) => void,
): () => Promise<void> {
  if (!parts.settings.worker) return () => Promise.resolve()
  // One process alone may open the embedded database, so there everything is done here.
  const hasThread = parts.settings.databaseUrl !== null
  const lanes = hasThread ? { lanes: [defaultQueue(HEAVY_KINDS)] } : {}
  const stopHeavyWorker = hasThread
    ? superviseHeavyWorker(parts.settings, report)
    : async () => undefined
  const stopWorking = startWorker({ parts: { ...parts, now }, report, ...lanes })
  const stopSweeping = startDailyCleanup({ db: parts.db, now, report })
  return async () => {
    await Promise.all([stopWorking(), stopHeavyWorker(), stopSweeping()])
  }
}
