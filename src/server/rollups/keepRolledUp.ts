/** Keeps the roll-ups up to date while the server runs: it looks for marks every few seconds. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { rollUp, type RollUp } from './rollUp.ts'

export interface KeptRolledUp extends Pick<RollUp, 'db' | 'report'> {
  settings: Pick<Settings, 'databaseUrl'>
  /** Milliseconds from the end of a look to the next one, and after one that failed. */
  everyMs?: number
  afterFailureMs?: number
}

/** Gives the way to stop: it resolves when the step that is under way is done. */
export function keepRolledUp({
  everyMs = 2_000,
  afterFailureMs = 30_000,
  settings,
  db,
  report,
}: KeptRolledUp): () => Promise<void> {
  const end = new AbortController()
  const isOver = () => end.signal.aborted
  const stepMs = settings.databaseUrl ? LONG_STEP_MS : SHORT_STEP_MS
  const look = () =>
    rollUp({ db, report, stepMs, isOver }).catch((error: unknown) => {
      report(error)
      return false
    })
  const keep = async () => {
    while (!isOver()) {
      const isWell = await look()
      const pause = isWell ? everyMs : afterFailureMs
      await wait(pause, undefined, { ref: false, signal: end.signal }).catch(() => undefined)
    }
  }
  const kept = keep()
  return async () => {
    end.abort()
    await kept
  }
}

/** PostgreSQL answers others meanwhile, and a longer step writes less. */
const LONG_STEP_MS = 5_000

/** The embedded engine has one connection. */
const SHORT_STEP_MS = 250
