/** Sweeps uploads, and the files of exports and imports, when the server starts and every hour after. */
import type { Database } from '../platform/db/database.ts'
import { deleteExpiredJobFiles } from '../features/jobs/jobFileCleanup.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { sweepUploads } from '../features/uploads/sweepUploads.ts'

const HOUR_MS = 60 * 60 * 1000

export interface HourlySweepOptions {
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
