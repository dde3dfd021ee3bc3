/** Tells a client's receivers of a person's incorrect observations in a row, once for each row of them. */
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { JobHandler } from '../../platform/queue/job.ts'
import { readAlertRecipients } from './alertReceivers.ts'
import { claimAlerts, readAlertSettings, readVisibleUsers } from './alertQueries.ts'
import { streakOccurrence, readStreak } from './badLiftsQueries.ts'

export const alertOfBadLifts: JobHandler = async (
  { clientId, subjectId: personId },
  { db, now },
) => {
  const client = await readAlertSettings(db, clientId)
  if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
  const { bad_lift_user_level: level, number_bad_lifts_to_alert: threshold } = client
  if (level === 'NONE') return { state: 'cancelled', reason: 'The client has this alert off.' }
  const streak = await readStreak(db, clientId, personId)
  if (!streak) return { state: 'cancelled', reason: 'The person is deleted.' }
  if (streak.count < threshold || streak.alerted.length > 0) return { state: 'done' }
  const recipients: string[] = []
  for (const access of await readAlertRecipients(db, clientId, level))
    if ((await readVisibleUsers(db, access, [personId])).length > 0) recipients.push(access.userId)
  if (recipients.length === 0) return { state: 'done' }
  const occurrence = streakOccurrence(streak)
  return {
    state: 'done',
    async finish(transaction) {
      const alert = { userId: personId, occurrence }
      const claimed = await claimAlerts(transaction, { clientId, kind: 'badLifts' }, [alert])
      if (claimed.size === 0) return
      await enqueue(
        transaction,
        recipients.map((userId) => ({
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
