/** Jobs of a worker that has ended wait again; one at which workers keep ending fails at last. */
import type { Transaction } from '../db/database.ts'
import { lockLost, type LostJob } from './claimQueries.ts'
import { tellEnd } from './endedPersonalJob.ts'
import { afterFailure, type Ending, NOBODYS } from './endTry.ts'

export async function takeBackLost(transaction: Transaction, now: Date): Promise<void> {
  const begun = new Set<string>()
  for (const lost of await lockLost(transaction)) {
    const wasBegun = !begun.has(lost.lease_holder)
    begun.add(lost.lease_holder)
    const ending = endingOf(lost, wasBegun, now)
    await transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ ...ending, ...NOBODYS })
        .where('client_id', '=', lost.client_id)
        .where('id', '=', lost.id),
    )
    await tellEnd(transaction, { ...jobOf(lost), ...ending }, now)
  }
}

const REASON = 'The process that worked on it ended before it was done.'

/** A claim is worked in order, so the first that is left was under work; the others were not even begun. */
function endingOf(
  lost: LostJob,
  wasBegun: boolean,
  now: Date,
): Pick<Ending, 'state'> & Partial<Ending> & { attempts: number } {
  const { attempts } = lost
  if (!wasBegun) return { state: 'waiting', attempts: attempts - 1 }
  // Most processes end for other reasons than their job: it keeps its place until it happens again.
  if (attempts === 1) return { state: 'waiting', error: REASON, attempts }
  return { ...afterFailure(jobOf(lost), REASON, now), attempts }
}

const jobOf = ({ client_id, id, kind, user_id, payload, attempts }: LostJob) => ({
  clientId: client_id,
  id,
  kind,
  userId: user_id,
  payload,
  attempt: attempts,
})
