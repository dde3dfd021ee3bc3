/** The mail of who became inactive: names as they are now, of those who still are. */
import { localDayOf } from '#domain/dates.ts'
import { formatPeriodDay } from '#domain/charts/periodInWords.ts'
import type { MailBuilder } from '../../app/mailBuilders.ts'
import type { InactivityPayload } from './alertOfInactivity.ts'
import { readAlertSettings } from './alertQueries.ts'
import { isAlertRecipient } from './alertReceivers.ts'
import { inactivityCutoff } from './inactiveBefore.ts'
import { readStillInactive } from './inactivityQueries.ts'

export const inactivityAlert: MailBuilder<'inactivityAlert'> = async (job, { db }, recipient) => {
  const client = await readAlertSettings(db, job.clientId)
  if (!client) return 'The client is deleted.'
  if (!isAlertRecipient(client.inactive_alert_user_level, recipient))
    return 'The client does not have this alert sent to them any more.'
  const { people } = job.payload as InactivityPayload
  const inactive = await readStillInactive(db, recipient.access, {
    people,
    before: inactivityCutoff(client, job.occurrence),
  })
  if (inactive.length === 0) return 'They have all observed since, or are gone.'
  const { inactive_alert_timeframe_months: months, time_zone: zone } = client
  return {
    values: {
      firstname: recipient.firstname,
      company: client.company_name,
      months: months === 1 ? '1 month' : `${months} months`,
      count: inactive.length === 1 ? '1 person' : `${inactive.length} people`,
    },
    rows: limitRows(
      inactive.map(({ name, last }) => ({
        person: name,
        last: last ? formatPeriodDay(localDayOf(last, zone)) : 'never',
      })),
    ),
    path: `/allobservations?clientId=${client.id}`,
  }
}

/** More lines than this nobody reads, and mail servers take no mail of any size. */
const MAX_MAIL_ROWS = 1_000

function limitRows(rows: { person: string; last: string }[]): { person: string; last: string }[] {
  if (rows.length <= MAX_MAIL_ROWS) return rows
  const more = rows.length - MAX_MAIL_ROWS
  return [
    ...rows.slice(0, MAX_MAIL_ROWS),
    { person: `and ${more} more people`, last: 'not listed here' },
  ]
}
