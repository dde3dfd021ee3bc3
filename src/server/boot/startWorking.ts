/** The work that nobody asks for over HTTP, where the settings want it: the job queue, and sweeping what is old. */
import type { AppParts } from '../http/appParts.ts'
import { keepWorking } from '../jobs/keepWorking.ts'
import { LONG_WORK, quickLane } from '../jobs/lanes.ts'
import { sweepDaily } from '../upkeep/sweepDaily.ts'
import { keepLongWork } from './keepLongWork.ts'

/** Gives the way to stop, which takes some seconds at most. */
export function startWorking(
  { now = () => new Date(), ...parts }: AppParts,
  report: (error: unknown) => void,
): () => Promise<void> {
  if (!parts.settings.worker) return () => Promise.resolve()
  // One process alone may open the embedded database, so there everything is done here.
  const hasThread = parts.settings.databaseUrl !== null
  const lanes = hasThread ? { lanes: [quickLane(LONG_WORK)] } : {}
  const stopLongWork = hasThread ? keepLongWork(parts.settings, report) : async () => undefined
  const stopWorking = keepWorking({ parts: { ...parts, now }, report, ...lanes })
  const stopSweeping = sweepDaily({ db: parts.db, now, report })
  return async () => {
    await Promise.all([stopWorking(), stopLongWork(), stopSweeping()])
  }
}
