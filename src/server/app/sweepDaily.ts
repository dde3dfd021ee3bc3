/** Sweeps what is old when the worker starts and every day after. */
import type { Database } from '../platform/db/database.ts'
import { deleteExpiredRows } from './sweepOld.ts'

const CLEANUP_INTERVAL_MS = 24 * 60 * 60 * 1000

export interface DailyCleanup {
  db: Database
  now: () => Date
  report: (error: unknown) => void
}

/** Gives the way to stop: it resolves when the step that is under way is done. */
export function startDailyCleanup({ db, now, report }: DailyCleanup): () => Promise<void> {
  let isStopped = false
  let running = Promise.resolve()
  const cleanUp = () => {
    running = running.then(() => deleteExpiredRows(db, now(), () => isStopped)).catch(report)
  }
  cleanUp()
  const daily = setInterval(cleanUp, CLEANUP_INTERVAL_MS).unref()
  return async () => {
    isStopped = true
    clearInterval(daily)
    await running
  }
}
