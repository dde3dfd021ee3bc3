/** The work that nobody asks for over HTTP, where the settings want it: the job queue, and sweeping what is old. */
import type { AppParts } from '../http/appParts.ts'
import { keepWorking } from '../jobs/keepWorking.ts'
import { sweepDaily } from '../upkeep/sweepDaily.ts'

/** Gives the way to stop, which takes some seconds at most. */
export function startWorking(
  { now = () => new Date(), ...parts }: AppParts,
  report: (error: unknown) => void,
): () => Promise<void> {
  if (!parts.settings.worker) return () => Promise.resolve()
  const stopWorking = keepWorking({ parts: { ...parts, now }, report })
  const stopSweeping = sweepDaily({ db: parts.db, now, report })
  return async () => {
    await Promise.all([stopWorking(), stopSweeping()])
  }
}
