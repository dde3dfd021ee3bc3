/** Keeps the roll-ups up to date while the server runs: it looks for marks every few seconds. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../../platform/settings/settings.ts'
import { refreshAllRollups, type RefreshOptions } from './rollUp.ts'

export interface RollupWorkerOptions extends Pick<RefreshOptions, 'db' | 'report'> {
  settings: Pick<Settings, 'databaseUrl'>
  /** Milliseconds from the end of a look to the next one, and after one that failed. */
  intervalMs?: number
  retryDelayMs?: number
}

/** Gives the way to stop: it resolves when the step that is under way is done. */
export function startRollupWorker({
  intervalMs = 2_000,
  retryDelayMs = 30_000,
  settings,
  db,
  report,
}: RollupWorkerOptions): () => Promise<void> {
  const controller = new AbortController()
  const isStopping = () => controller.signal.aborted
  const stepMs = settings.databaseUrl ? LONG_STEP_MS : SHORT_STEP_MS
  const refresh = () =>
    refreshAllRollups({ db, report, stepMs, isStopping }).catch((error: unknown) => {
      report(error)
      return false
    })
  const run = async () => {
    while (!isStopping()) {
      const isWell = await refresh()
      const pause = isWell ? intervalMs : retryDelayMs
      await wait(pause, undefined, { ref: false, signal: controller.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    controller.abort()
    await running
  }
}

/** PostgreSQL answers others meanwhile, and a longer step writes less. */
const LONG_STEP_MS = 5_000

/** The embedded engine has one connection. */
const SHORT_STEP_MS = 250
