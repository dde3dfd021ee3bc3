/** The worker: plans what time brings about and does what is due, until it is stopped. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Lane, lanesOf } from './lanes.ts'
import { planDue } from './planDue.ts'
import { workOnLane } from './workOnLane.ts'
import { type GivenSetup, workSetup } from './workSetup.ts'

export interface KeptWorking extends GivenSetup {
  report: (error: unknown) => void
  /** Absent: all. */
  lanes?: readonly Lane[]
  /** Milliseconds between two looks for work, and for what has become due. */
  everyMs?: number
  planEveryMs?: number
  /** After a look that failed. */
  afterFailureMs?: number
  /** How long stopping waits for a job that is under work; its lease lets others have it after. */
  patienceMs?: number
}

/** Gives the way to stop: it resolves when the job that is under work is done, or when the patience is at its end. */
export function keepWorking({
  everyMs = 1_000,
  planEveryMs = 20_000,
  afterFailureMs = 5_000,
  patienceMs = 6_000,
  lanes,
  ...given
}: KeptWorking): () => Promise<void> {
  const setup = workSetup(given)
  const { parts, plans, report, longWork } = setup
  const end = new AbortController()
  const { signal } = end
  const plan = async () => {
    await planDue(parts.db, plans, parts.now())
    return false
  }
  const kept = Promise.all([
    repeat(plan, { everyMs: planEveryMs, afterFailureMs, report, signal }),
    ...(lanes ?? lanesOf(longWork)).map((lane) =>
      repeat(() => workOnLane(setup, lane, signal), { everyMs, afterFailureMs, report, signal }),
    ),
  ])
  return async () => {
    end.abort()
    await Promise.race([kept, wait(patienceMs, undefined, { ref: false })])
  }
}

interface Repeated {
  everyMs: number
  afterFailureMs: number
  report: (error: unknown) => void
  signal: AbortSignal
}

/** At once again while there is more to do. */
async function repeat(
  step: () => Promise<boolean>,
  { everyMs, afterFailureMs, report, signal }: Repeated,
): Promise<void> {
  while (!signal.aborted) {
    let pause = everyMs
    try {
      if (await step()) pause = 0
    } catch (error) {
      report(error)
      pause = Math.max(everyMs, afterFailureMs)
    }
    if (pause > 0) await wait(pause, undefined, { signal }).catch(() => undefined)
  }
}
