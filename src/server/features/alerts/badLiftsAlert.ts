/** Alerts a client's recipients to a person's incorrect observations in a row, once for each streak. */
import { defineMail } from '../mails/mailContent.ts'
import { enqueue, defineJob } from '../../platform/queue/queue.ts'
import {
  isAlertRecipient,
  readAlertRecipients,
  readAlertSettings,
} from '../../context/notices/alertRecipients.ts'
import { claimAlerts, readVisibleUsers } from './alertQueries.ts'
import { readStreak, readVisibleName, causeOfStreak } from './badLiftsQueries.ts'

export const alertOfBadLifts = defineJob({
  kind: 'alertOfBadLifts',
  handler: async ({ clientId, subjectId: personId }, { db, now }) => {
    const client = await readAlertSettings(db, clientId)
    if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
    const { bad_lift_user_level: level, number_bad_lifts_to_alert: threshold } = client
    if (level === 'NONE')
      return { state: 'cancelled', reason: 'The client has turned this alert off.' }
    const streak = await readStreak(db, clientId, personId)
    if (!streak) return { state: 'cancelled', reason: 'The person is deleted.' }
    if (streak.count < threshold || streak.alerted.length > 0) return { state: 'done' }
    const recipients: string[] = []
    for (const access of await readAlertRecipients(db, clientId, level))
      if ((await readVisibleUsers(db, access, [personId])).length > 0)
        recipients.push(access.userId)
    if (recipients.length === 0) return { state: 'done' }
    const cause = causeOfStreak(streak)
    return {
      state: 'done',
      async onFinish(transaction) {
        const alert = { userId: personId, cause }
        const claimed = await claimAlerts(transaction, { clientId, kind: 'badLifts' }, [alert])
        if (claimed.size === 0) return
        await enqueue(
          transaction,
          recipients.map((userId) => ({
            clientId,
            kind: 'mail.badLiftsAlert',
            userId,
            subjectId: personId,
            cause,
            dueAt: now(),
          })),
        )
      },
    }
  },
})

/** Builds the mail about a person's incorrect observations in a row, as many as the recipient may see at sending. */
export const badLiftsAlert = defineMail({
  kind: 'badLiftsAlert',
  build: async (job, { db }, recipient) => {
    const { clientId, subjectId: personId, cause } = job
    const client = await readAlertSettings(db, clientId)
    if (!client) return 'The client is deleted.'
    if (!isAlertRecipient(client.bad_lift_user_level, recipient))
      return 'The client no longer sends this alert to them.'
    const person = await readVisibleName(db, recipient.access, personId)
    if (person === null) return 'The person is deleted, or the recipient has no access to them.'
    const streak = await readStreak(db, clientId, personId, recipient.access)
    const isLongEnough = streak && streak.count >= client.number_bad_lifts_to_alert
    if (!isLongEnough || !streak.alerted.includes(cause))
      return 'There are no longer enough of them in a row.'
    return {
      values: {
        person,
        count: recipient.texts.t('mailParts.incorrectInARow', { smart_count: streak.count }),
      },
      path: `/allobservations?clientId=${clientId}&observees=${personId}&showResult=incorrect`,
    }
  },
})
