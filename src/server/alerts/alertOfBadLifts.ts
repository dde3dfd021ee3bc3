/** Tells a client's receivers of a person's incorrect observations in a row, once for each row of them. */
import { enqueue } from '../jobs/enqueue.ts'
import type { Handler } from '../jobs/job.ts'
import { alertReceivers } from './alertReceivers.ts'
import { keepAlerts, readAlertingClient, readSeen } from './alertQueries.ts'
import { occurrenceOf, readStreak } from './badLiftsQueries.ts'

export const alertOfBadLifts: Handler = async ({ clientId, subjectId: personId }, { db, now }) => {
  const client = await readAlertingClient(db, clientId)
  if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
  const { bad_lift_user_level: level, number_bad_lifts_to_alert: fewest } = client
  if (level === 'NONE') return { state: 'cancelled', reason: 'The client has this alert off.' }
  const streak = await readStreak(db, clientId, personId)
  if (!streak) return { state: 'cancelled', reason: 'The person is deleted.' }
  if (streak.count < fewest || streak.alerted.length > 0) return { state: 'done' }
  const receivers: string[] = []
  for (const access of await alertReceivers(db, clientId, level))
    if ((await readSeen(db, access, [personId])).length > 0) receivers.push(access.userId)
  if (receivers.length === 0) return { state: 'done' }
  const occurrence = occurrenceOf(streak)
  return {
    state: 'done',
    async finish(transaction) {
      const alert = { userId: personId, occurrence }
      const kept = await keepAlerts(transaction, { clientId, kind: 'badLifts' }, [alert])
      if (kept.size === 0) return
      await enqueue(
        transaction,
        receivers.map((userId) => ({
          clientId,
          kind: 'mail.badLiftsAlert',
          userId,
          subjectId: personId,
          occurrence,
          dueAt: now(),
        })),
      )
    },
  }
}
