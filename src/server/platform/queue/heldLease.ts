/** Keeps what was claimed ours while it is under work, and knows when it no longer is. */
import type { Database } from '../db/database.ts'
import { renewLease } from './claimQueries.ts'

export interface LeaseHeartbeat {
  holder: string
  leaseSeconds: number
  /** Renews from now on. */
  start: () => void
  /** Whether others may have the jobs already, as after a pause of the whole process. */
  hasExpired: () => boolean
  stop: () => void
}

export interface LeaseOptions {
  holder: string
  leaseSeconds: number
  /** Ends the renewals too: what cannot be finished in a lease's time is for somebody else. */
  signal: AbortSignal
}

/** Counts from its call on, so make it before the claim. */
export function leaseHeartbeat(
  db: Database,
  { holder, leaseSeconds, signal }: LeaseOptions,
): LeaseHeartbeat {
  const durationMs = leaseSeconds * 1_000
  let expiresAt = performance.now() + durationMs
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearInterval(timer)
  const renew = async () => {
    const renewedAt = performance.now()
    // What has run out may be somebody else's by now.
    if (renewedAt >= expiresAt) return
    try {
      await renewLease(db, { holder, leaseSeconds })
      expiresAt = renewedAt + durationMs
    } catch {
      // A database that is away lets the lease run out, and that is noticed.
    }
  }
  return {
    holder,
    leaseSeconds,
    start: () => {
      timer = setInterval(() => void renew(), durationMs / 3).unref()
      signal.addEventListener('abort', stop, { once: true })
    },
    hasExpired: () => performance.now() >= expiresAt,
    stop: () => {
      stop()
      signal.removeEventListener('abort', stop)
    },
  }
}
