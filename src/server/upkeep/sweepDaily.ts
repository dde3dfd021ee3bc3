/** Sweeps what is old when the worker starts and every day after. */
import type { Database } from '../db/database.ts'
import { sweepOld } from './sweepOld.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface DailySweep {
  db: Database
  now: () => Date
  report: (error: unknown) => void
}

/** Gives the way to stop: it resolves when the step that is under way is done. */
export function sweepDaily({ db, now, report }: DailySweep): () => Promise<void> {
  let isOver = false
  let underWay = Promise.resolve()
  const sweep = () => {
    underWay = underWay.then(() => sweepOld(db, now(), () => isOver)).catch(report)
  }
  sweep()
  const daily = setInterval(sweep, DAY_MS).unref()
  return async () => {
    isOver = true
    clearInterval(daily)
    await underWay
  }
}
