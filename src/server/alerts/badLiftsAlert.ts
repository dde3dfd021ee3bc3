/** The mail of a person's incorrect observations in a row, as many as there are now. */
import type { WriteMail } from '../mail/mailWriters.ts'
import { readAlertingClient } from './alertQueries.ts'
import { isTold } from './alertReceivers.ts'
import { readNameOfSeen, readStreak } from './badLiftsQueries.ts'

export const badLiftsAlert: WriteMail<'badLiftsAlert'> = async (job, { db }, receiver) => {
  const { clientId, subjectId: personId, occurrence } = job
  const client = await readAlertingClient(db, clientId)
  if (!client) return 'The client is deleted.'
  if (!isTold(client.bad_lift_user_level, receiver))
    return 'The client does not have this alert sent to them any more.'
  const person = await readNameOfSeen(db, receiver.access, personId)
  if (person === null) return 'The person is deleted, or out of the receiver’s sight.'
  const streak = await readStreak(db, clientId, personId)
  const isLong = streak && streak.count >= client.number_bad_lifts_to_alert
  if (!isLong || !streak.alerted.includes(occurrence))
    return 'There are no longer so many of them in a row.'
  return {
    values: {
      firstname: receiver.firstname,
      company: client.company_name,
      person,
      count: inARow(streak.count),
    },
    path: `/allobservations?clientId=${clientId}&observees=${personId}&showResult=incorrect`,
  }
}

const inARow = (count: number): string =>
  count === 1 ? '1 incorrect observation' : `${count} incorrect observations in a row`
