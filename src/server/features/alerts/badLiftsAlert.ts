/** The mail of a person's incorrect observations in a row, as many as there are now. */
import type { MailBuilder } from '../../app/mailBuilders.ts'
import { readAlertSettings } from './alertQueries.ts'
import { isAlertRecipient } from './alertReceivers.ts'
import { readVisibleName, readStreak } from './badLiftsQueries.ts'

export const badLiftsAlert: MailBuilder<'badLiftsAlert'> = async (job, { db }, recipient) => {
  const { clientId, subjectId: personId, occurrence } = job
  const client = await readAlertSettings(db, clientId)
  if (!client) return 'The client is deleted.'
  if (!isAlertRecipient(client.bad_lift_user_level, recipient))
    return 'The client does not have this alert sent to them any more.'
  const person = await readVisibleName(db, recipient.access, personId)
  if (person === null) return 'The person is deleted, or out of the receiver’s sight.'
  const streak = await readStreak(db, clientId, personId)
  const isLongEnough = streak && streak.count >= client.number_bad_lifts_to_alert
  if (!isLongEnough || !streak.alerted.includes(occurrence))
    return 'There are no longer so many of them in a row.'
  return {
    values: {
      firstname: recipient.firstname,
      company: client.company_name,
      person,
      count: streakInWords(streak.count),
    },
    path: `/allobservations?clientId=${clientId}&observees=${personId}&showResult=incorrect`,
  }
}

const streakInWords = (count: number): string =>
  count === 1 ? '1 incorrect observation' : `${count} incorrect observations in a row`
