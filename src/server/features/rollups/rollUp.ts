/** Brings every client's roll-ups up to date, in steps that others need not wait for. */
import type { Database } from '../../platform/db/database.ts'
import { refreshRollups, readStaleClients } from './refreshRollups.ts'

export interface RefreshOptions {
  db: Database
  report: (error: unknown) => void
  /** Milliseconds that a step should take: longer ones are fewer, shorter ones let others in between. */
  stepMs: number
  /** Ends it after the step that is under way. */
  isStopping?: () => boolean
}

/** One client's trouble is reported and keeps no other's from being counted. Answers whether all went well. */
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

/** Days of a step, to begin with and at most. */
const INITIAL_BATCH_DAYS = 8
const MAX_BATCH_DAYS = 128

async function refreshClient(
  db: Database,
  { clientId, stepMs, isStopping }: { clientId: string; stepMs: number; isStopping: () => boolean },
): Promise<void> {
  let batchDays = INITIAL_BATCH_DAYS
  while (!isStopping()) {
    const startedAt = performance.now()
    const days = await refreshRollups(db, { clientId, most: batchDays })
    if (days === null || days < batchDays) return
    const elapsedMs = performance.now() - startedAt
    if (elapsedMs > stepMs) batchDays = Math.max(1, batchDays >> 1)
    else if (elapsedMs < stepMs / 2) batchDays = Math.min(MAX_BATCH_DAYS, batchDays * 2)
  }
}
