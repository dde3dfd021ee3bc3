/** Sweeps uploads, and the files of exports and imports, when the server starts and every hour after. */
import type { Database } from '../db/database.ts'
import { sweepJobFiles } from '../jobCentre/sweepJobFiles.ts'
import type { FileStore } from './fileStore.ts'
import { sweepUploads } from './sweepUploads.ts'

const HOUR_MS = 60 * 60 * 1000

export interface HourlySweep {
  db: Database
  files: FileStore
  now?: () => Date
  report: (error: unknown) => void
}

/** Gives the way to stop: it resolves when a sweep that is under way is done. */
export function sweepHourly({ report, now = () => new Date(), ...parts }: HourlySweep) {
  let underWay = Promise.resolve()
  const sweep = () => {
    underWay = underWay
      .then(() => sweepUploads(parts, now()))
      .then(() => sweepJobFiles(parts, now()))
      .catch(report)
  }
  sweep()
  const hourly = setInterval(sweep, HOUR_MS).unref()
  return async (): Promise<void> => {
    clearInterval(hourly)
    await underWay
  }
}
