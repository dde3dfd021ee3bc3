/** Alerts a client's recipients to people who became inactive: one mail for each recipient, once for each period. */
import { z } from 'zod'
import { inactivityCutoffDay } from '#domain/alerts/alertRules.ts'
import { addDays, localDayOf } from '#domain/dates.ts'
import { startOfDay } from '#domain/localTime.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { defineMail, type MailRows } from '../mails/mailContent.ts'
import { mailDay } from '../mails/mailDates.ts'
import { sql } from '../../platform/db/sql.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { isRestricted } from '../../context/visibility/recordVisibility.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueue, defineJob, type NewJob, type QueuedJob } from '../../platform/queue/queue.ts'
import {
  type AlertSettings,
  isAlertRecipient,
  readAlertRecipients,
  readAlertSettings,
} from '../../context/notices/alertRecipients.ts'
import { claimAlerts, readVisibleUsers } from './alertQueries.ts'
import { readNewlyInactive, readStillInactive } from './inactivityQueries.ts'

/** Payload of the mail's job. */
const inactivityPayload = z.object({ people: z.array(z.string()) })

export const alertOfInactivity = defineJob({
  kind: 'alertOfInactivity',
  handler: async (job, { db, now }) => {
    const { clientId, cause: day } = job
    const client = await readAlertSettings(db, clientId)
    if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
    const { inactive_alert_user_level: level } = client
    if (level === 'NONE')
      return { state: 'cancelled', reason: 'The client has turned this alert off.' }
    const people = await readNewlyInactive(db, clientId, inactivityCutoff(client, day))
    if (people.length === 0) return { state: 'done' }
    const recipientAlerts = await recipientAlertsOf(
      db,
      await readAlertRecipients(db, clientId, level),
      people,
    )
    // People whom no recipient may see wait for the day when one may.
    const reportable = new Set(recipientAlerts.flatMap(({ visibleIds }) => visibleIds))
    const alerts = people.filter(({ userId }) => reportable.has(userId))
    if (alerts.length === 0) return { state: 'done' }
    return {
      state: 'done',
      async onFinish(transaction) {
        const claimed = await claimAlerts(transaction, { clientId, kind: 'inactivity' }, alerts)
        const mails = recipientAlerts.flatMap(({ recipient, visibleIds }) =>
          inactivityMails(
            job,
            recipient,
            visibleIds.filter((id) => claimed.has(id)),
            now(),
          ),
        )
        await enqueue(transaction, mails)
      },
    }
  },
})

interface RecipientAlert {
  recipient: Access
  visibleIds: string[]
}

async function recipientAlertsOf(
  db: Database,
  recipients: readonly Access[],
  people: readonly { userId: string }[],
): Promise<RecipientAlert[]> {
  const ids = people.map(({ userId }) => userId)
  const alerts: RecipientAlert[] = []
  for (const recipient of recipients)
    alerts.push({ recipient, visibleIds: await readVisibleUsers(db, recipient, ids) })
  return alerts
}

function inactivityMails(
  { clientId, cause: day }: QueuedJob,
  { userId }: Access,
  people: string[],
  dueAt: Date,
): NewJob[] {
  if (people.length === 0) return []
  const payload: z.infer<typeof inactivityPayload> = { people }
  return [
    {
      clientId,
      kind: 'mail.inactivityAlert',
      userId,
      subjectId: clientId,
      cause: day,
      payload,
      dueAt,
    },
  ]
}

/** Runs every day at 06:00 in the client's time zone, where the alert is on. */
export const scheduleInactivityAlerts = dailySchedule({
  kind: 'alertOfInactivity',
  hour: 6,
  clients: sql`client.inactive_alert_user_level <> 'NONE' and client.deleted_at is null`,
})

/** Returns the instant before which the last observation must lie (exclusive). */
function inactivityCutoff(
  {
    inactive_alert_timeframe_months: months,
    time_zone,
  }: Pick<AlertSettings, 'inactive_alert_timeframe_months' | 'time_zone'>,
  day: string,
): Date {
  return startOfDay(addDays(inactivityCutoffDay(day, months), 1), time_zone)
}

/** Builds the mail: current names of the people who are still inactive. */
export const inactivityAlert = defineMail({
  kind: 'inactivityAlert',
  payload: inactivityPayload,
  build: async (job, { db }, recipient) => {
    const client = await readAlertSettings(db, job.clientId)
    if (!client) return 'The client is deleted.'
    if (!isAlertRecipient(client.inactive_alert_user_level, recipient))
      return 'The client no longer sends this alert to them.'
    const { people } = job.payload
    const inactive = await readStillInactive(db, recipient.access, {
      people,
      before: inactivityCutoff(client, job.cause),
    })
    if (inactive.length === 0) return 'They have all recorded observations since, or are deleted.'
    const { inactive_alert_timeframe_months: months, time_zone: zone } = client
    const { texts } = recipient
    const { t } = texts
    const never = t(
      isRestricted(recipient.access) ? 'mailParts.noneAtYourPlaces' : 'mailParts.never',
    )
    return {
      values: {
        months: t('mailParts.months', { smart_count: months }),
        count: t('mailParts.people', { smart_count: inactive.length }),
      },
      rows: limitRows(
        inactive.map(({ name, last }) => ({
          person: name,
          last: last ? mailDay(texts, localDayOf(last, zone)) : never,
        })),
        texts,
      ),
      path: `/allobservations?clientId=${client.id}`,
    }
  },
})

type PersonRow = MailRows['inactivityAlert']

/** Longer mails are not read, and mail servers limit their size. */
const MAX_MAIL_ROWS = 1_000

function limitRows(rows: PersonRow[], { t }: Translator): PersonRow[] {
  if (rows.length <= MAX_MAIL_ROWS) return rows
  const unlistedCount = rows.length - MAX_MAIL_ROWS
  return [
    ...rows.slice(0, MAX_MAIL_ROWS),
    {
      person: t('mailParts.morePeople', { smart_count: unlistedCount }),
      last: t('mailParts.notListed'),
    },
  ]
}
