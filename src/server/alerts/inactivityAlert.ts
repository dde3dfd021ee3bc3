/** The mail of who became inactive: names as they are now, of those who still are. */
import { dayOf } from '#domain/dates.ts'
import { dayInWords } from '#domain/schedule/periodInWords.ts'
import type { WriteMail } from '../mail/mailWriters.ts'
import type { InactivityPayload } from './alertOfInactivity.ts'
import { readAlertingClient } from './alertQueries.ts'
import { isTold } from './alertReceivers.ts'
import { inactiveBefore } from './inactiveBefore.ts'
import { readStillInactive } from './inactivityQueries.ts'

export const inactivityAlert: WriteMail<'inactivityAlert'> = async (job, { db }, receiver) => {
  const client = await readAlertingClient(db, job.clientId)
  if (!client) return 'The client is deleted.'
  if (!isTold(client.inactive_alert_user_level, receiver))
    return 'The client does not have this alert sent to them any more.'
  const { people } = job.payload as InactivityPayload
  const inactive = await readStillInactive(db, receiver.access, {
    people,
    before: inactiveBefore(client, job.occurrence),
  })
  if (inactive.length === 0) return 'They have all observed since, or are gone.'
  const { inactive_alert_timeframe_months: months, time_zone: zone } = client
  return {
    values: {
      firstname: receiver.firstname,
      company: client.company_name,
      months: months === 1 ? '1 month' : `${months} months`,
      count: inactive.length === 1 ? '1 person' : `${inactive.length} people`,
    },
    rows: rowsOf(
      inactive.map(({ name, last }) => ({
        person: name,
        last: last ? dayInWords(dayOf(last, zone)) : 'never',
      })),
    ),
    path: `/allobservations?clientId=${client.id}`,
  }
}

/** More lines than this nobody reads, and mail servers take no mail of any size. */
const MOST_ROWS = 1_000

function rowsOf(rows: { person: string; last: string }[]): { person: string; last: string }[] {
  if (rows.length <= MOST_ROWS) return rows
  const more = rows.length - MOST_ROWS
  return [
    ...rows.slice(0, MOST_ROWS),
    { person: `and ${more} more people`, last: 'not listed here' },
  ]
}
