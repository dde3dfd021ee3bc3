/** Keeps what was claimed ours while it is under work, and knows when it no longer is. */
import type { Database } from '../db/database.ts'
import { renewLease } from './claimQueries.ts'

export interface HeldLease {
  holder: string
  leaseSeconds: number
  /** Renews from now on. */
  begin: () => void
  /** Whether others may have the jobs already, as after a pause of the whole process. */
  isOver: () => boolean
  end: () => void
}

export interface LeaseTerms {
  holder: string
  leaseSeconds: number
  /** Ends the renewals too: what cannot be finished in a lease's time is for somebody else. */
  signal: AbortSignal
}

/** Counts from its call on, so make it before the claim. */
export function heldLease(db: Database, { holder, leaseSeconds, signal }: LeaseTerms): HeldLease {
  const lasts = leaseSeconds * 1_000
  let over = performance.now() + lasts
  let timer: NodeJS.Timeout | undefined
  const end = () => clearInterval(timer)
  const renew = async () => {
    const asked = performance.now()
    // What has run out may be somebody else's by now.
    if (asked >= over) return
    try {
      await renewLease(db, { holder, leaseSeconds })
      over = asked + lasts
    } catch {
      // A database that is away lets the lease run out, and that is noticed.
    }
  }
  return {
    holder,
    leaseSeconds,
    begin: () => {
      timer = setInterval(() => void renew(), lasts / 3).unref()
      signal.addEventListener('abort', end, { once: true })
    },
    isOver: () => performance.now() >= over,
    end: () => {
      end()
      signal.removeEventListener('abort', end)
    },
  }
}
