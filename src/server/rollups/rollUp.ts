/** Brings every client's roll-ups up to date, in steps that others need not wait for. */
import type { Database } from '../db/database.ts'
import { countMarkedDays, readClientsBehind } from './rollupQueries.ts'

export interface RollUp {
  db: Database
  report: (error: unknown) => void
  /** Milliseconds that a step should take: longer ones are fewer, shorter ones let others in between. */
  stepMs: number
  /** Ends it after the step that is under way. */
  isOver?: () => boolean
}

/** One client's trouble is reported and keeps no other's from being counted. Answers whether all went well. */
export async function rollUp({
  db,
  report,
  stepMs,
  isOver = () => false,
}: RollUp): Promise<boolean> {
  let isWell = true
  for (const clientId of await readClientsBehind(db)) {
    if (isOver()) break
    try {
      await catchUp(db, { clientId, stepMs, isOver })
    } catch (error) {
      isWell = false
      report(error)
    }
  }
  return isWell
}

/** Days of a step, to begin with and at most. */
const FEW = 8
const MANY = 128

async function catchUp(
  db: Database,
  { clientId, stepMs, isOver }: { clientId: string; stepMs: number; isOver: () => boolean },
): Promise<void> {
  let most = FEW
  while (!isOver()) {
    const began = performance.now()
    const days = await countMarkedDays(db, { clientId, most })
    if (days === null || days < most) return
    const took = performance.now() - began
    if (took > stepMs) most = Math.max(1, most >> 1)
    else if (took < stepMs / 2) most = Math.min(MANY, most * 2)
  }
}
