/** Jobs of a worker that has ended wait again; one at which workers keep ending fails at last. */
import type { Transaction } from '../db/database.ts'
import { lockExpired, type ExpiredJob } from './claimQueries.ts'
import { notifyOwner } from './endedPersonalJob.ts'
import { stateAfterFailure, type AttemptEnd, NO_LEASE } from './endTry.ts'

export async function requeueExpired(transaction: Transaction, now: Date): Promise<void> {
  const seenHolders = new Set<string>()
  for (const expired of await lockExpired(transaction)) {
    const wasStarted = !seenHolders.has(expired.lease_holder)
    seenHolders.add(expired.lease_holder)
    const end = stateAfterExpiry(expired, wasStarted, now)
    await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ ...end, ...NO_LEASE })
        .where('client_id', '=', expired.client_id)
        .where('id', '=', expired.id),
    )
    await notifyOwner(transaction, { ...expiredJob(expired), ...end }, now)
  }
}

const EXPIRED_REASON = 'The process that worked on it ended before it was done.'

/** A claim is worked in order, so the first that is left was under work; the others were not even begun. */
function stateAfterExpiry(
  expired: ExpiredJob,
  wasStarted: boolean,
  now: Date,
): Pick<AttemptEnd, 'state'> & Partial<AttemptEnd> & { attempts: number } {
  const { attempts } = expired
  if (!wasStarted) return { state: 'waiting', attempts: attempts - 1 }
  // Most processes end for other reasons than their job: it keeps its place until it happens again.
  if (attempts === 1) return { state: 'waiting', error: EXPIRED_REASON, attempts }
  return { ...stateAfterFailure(expiredJob(expired), EXPIRED_REASON, now), attempts }
}

const expiredJob = ({ client_id, id, kind, user_id, payload, attempts }: ExpiredJob) => ({
  clientId: client_id,
  id,
  kind,
  userId: user_id,
  payload,
  attempt: attempts,
})
