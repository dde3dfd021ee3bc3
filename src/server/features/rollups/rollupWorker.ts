/** Keeps the roll-ups current: checks for dirty days every few seconds. */
import { runPeriodically } from '../../platform/background/runPeriodically.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { readStaleClients, refreshRollups } from './refreshRollups.ts'

interface RollupWorkerOptions extends Pick<RefreshOptions, 'db' | 'report'> {
  settings: Pick<Settings, 'databaseUrl'>
  /** Milliseconds from the end of a run to the next one; `retryDelayMs` after a run that failed. */
  intervalMs?: number
  retryDelayMs?: number
}

/** Returns a stop function that resolves when the step in progress is done. */
export function startRollupWorker({
  intervalMs = 2_000,
  retryDelayMs = 30_000,
  settings,
  db,
  report,
}: RollupWorkerOptions): () => Promise<void> {
  const stepMs = settings.databaseUrl ? LONG_STEP_MS : SHORT_STEP_MS
  return runPeriodically(
    async (signal) => {
      const isStopping = () => signal.aborted
      const succeeded = await refreshAllRollups({ db, report, stepMs, isStopping })
      return succeeded ? intervalMs : retryDelayMs
    },
    { intervalMs, failurePauseMs: retryDelayMs, report },
  )
}

/** PostgreSQL serves other connections meanwhile, and longer steps write less. */
const LONG_STEP_MS = 5_000

/** The embedded engine has one connection, so steps are short. */
const SHORT_STEP_MS = 250

/** Options of a refresh of every client's roll-ups, in steps that other work need not wait for. */
interface RefreshOptions {
  db: Database
  report: (error: unknown) => void
  /** Target duration of a step in milliseconds: longer steps write less, shorter ones let other work run in between. */
  stepMs: number
  /** Ends the refresh after the current step. */
  isStopping?: () => boolean
}

/** Reports a client's error and continues with the other clients. Returns whether all succeeded. */
export async function refreshAllRollups({
  db,
  report,
  stepMs,
  isStopping = () => false,
}: RefreshOptions): Promise<boolean> {
  let succeeded = true
  for (const clientId of await readStaleClients(db)) {
    if (isStopping()) break
    try {
      await refreshClient(db, { clientId, stepMs, isStopping })
    } catch (error) {
      succeeded = false
      report(error)
    }
  }
  return succeeded
}

/** Days per step: at first, and at most. */
const INITIAL_BATCH_DAYS = 8
const MAX_BATCH_DAYS = 128

async function refreshClient(
  db: Database,
  { clientId, stepMs, isStopping }: { clientId: string; stepMs: number; isStopping: () => boolean },
): Promise<void> {
  let batchDays = INITIAL_BATCH_DAYS
  while (!isStopping()) {
    const startedAt = performance.now()
    const days = await refreshRollups(db, { clientId, maxDays: batchDays })
    if (days === null || days < batchDays) return
    const elapsedMs = performance.now() - startedAt
    if (elapsedMs > stepMs) batchDays = Math.max(1, batchDays >> 1)
    else if (elapsedMs < stepMs / 2) batchDays = Math.min(MAX_BATCH_DAYS, batchDays * 2)
  }
}
