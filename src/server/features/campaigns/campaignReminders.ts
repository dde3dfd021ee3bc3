/** Reminds people of the campaign's levels who still owe observations, by mail, in the app, or both. */
import { type Occurrence, occurrenceOn } from '#domain/campaigns/occurrences.ts'
import {
  findDueReminder,
  latestReminderDay,
  parseReminderKey,
  REMINDER_HOUR,
  reminderKey,
} from '#domain/campaigns/reminderSchedule.ts'
import { DAY_MS, addDays, localDayOf } from '#domain/dates.ts'
import { instantOfLocalHour, latestDueDay } from '#domain/localTime.ts'
import { type Role, rolesToRemind } from '#domain/roles.ts'
import { notify } from '../../context/notices/notify.ts'
import { readHiddenIds } from '../../context/visibility/recordVisibility.ts'
import { defineMail } from '../mails/mailContent.ts'
import type { ScheduledJobs } from '../../platform/queue/scheduler.ts'
import { defineJob, enqueue, type NewJob } from '../../platform/queue/queue.ts'
import {
  readOutstanding,
  readOwing,
  readReminderCampaign,
  readReminderTimeZones,
  readScheduledCampaigns,
  type ReminderCampaign,
} from './reminderQueries.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { mailDay } from '../mails/mailDates.ts'

export const sendCampaignReminders = defineJob({
  kind: 'remindOfCampaign',
  handler: async (job, { db, now }) => {
    const campaign = await readReminderCampaign(db, job)
    if (!campaign) return { state: 'cancelled', reason: 'The campaign is deleted.' }
    const reminder = currentReminder(campaign, job.cause, now())
    if (typeof reminder === 'string') return { state: 'cancelled', reason: reminder }
    const { occurrence, roles } = reminder
    const query = { campaignOccurrence: { campaignId: campaign.id, ...occurrence }, roles }
    return {
      state: 'done',
      async onFinish(transaction) {
        const { clientId, subjectId, cause } = job
        const at = now()
        const owing = await readOwing(transaction, query)
        if (campaign.email_notifications_enabled) {
          const mail = { kind: 'mail.campaignReminder', cause, dueAt: at } as const
          await enqueue(
            transaction,
            owing.map(({ user_id: userId }) => ({ clientId, subjectId, userId, ...mail })),
          )
        }
        if (campaign.app_notifications_enabled) {
          const owedBy = new Map(owing.map(({ user_id, owed }) => [user_id, owed]))
          await notify(transaction, {
            clientId,
            kind: 'CAMPAIGN_REMINDER',
            subjectId,
            cause,
            people: [...owedBy.keys()],
            payload: (person) => ({ owed: owedBy.get(person), end_date: occurrence.end }),
            at,
          })
        }
      },
    }
  },
})

/**
 * Returns, for each running campaign with reminders, the newest one that fell due at 08:00 in the client's time zone.
 */
export const scheduleReminders: ScheduledJobs = async (db, window) => {
  const zones = (await readReminderTimeZones(db)).filter((timeZone) =>
    latestDueDay(window, REMINDER_HOUR, timeZone),
  )
  // Most time windows contain no zone's hour.
  if (zones.length === 0) return []
  const campaigns = await readScheduledCampaigns(db, zones, window.until)
  return campaigns.flatMap(({ client_id, id, time_zone, notification_frequency, ...campaign }) => {
    if (!notification_frequency) return []
    const due = findDueReminder(campaign, notification_frequency, window, time_zone)
    if (!due) return []
    const job: NewJob = {
      clientId: client_id,
      kind: 'remindOfCampaign',
      subjectId: id,
      cause: reminderKey(due),
      dueAt: due.dueAt,
    }
    return [job]
  })
}

/** A reminder that is still wanted when it is sent; jobs and mails both check. */
interface CurrentReminder {
  occurrence: Occurrence
  roles: Role[]
  /** The client's day. */
  today: string
}

/** Returns a string when the reminder is no longer wanted: why. */
function currentReminder(
  campaign: ReminderCampaign,
  key: string,
  now: Date,
): CurrentReminder | string {
  const { notification_frequency: frequency, reminder_alert_user_level: level } = campaign
  if (!frequency || !level) return 'The campaign no longer sends reminders.'
  if (campaign.obstacles.length > 0) return 'What the campaign is about is deleted.'
  const { start, day } = parseReminderKey(key)
  const today = localDayOf(now, campaign.time_zone)
  const occurrence = occurrenceOn(campaign, today)
  if (occurrence?.start !== start) return 'This occurrence of the campaign has ended.'
  const last =
    instantOfLocalHour(today, REMINDER_HOUR, campaign.time_zone) <= now ? today : addDays(today, -1)
  const newest = latestReminderDay(occurrence, frequency, last)
  if (newest !== null && newest > day) return 'A newer reminder was sent.'
  return { occurrence, roles: rolesToRemind(level), today }
}

/** Builds the reminder's mail: what the person owes at the moment of sending. */
export const campaignReminderMail = defineMail({
  kind: 'campaignReminder',
  build: async (job, parts, receiver) => {
    const { clientId } = job
    const { t } = receiver.texts
    const campaign = await readReminderCampaign(parts.db, job)
    if (!campaign) return 'The campaign is deleted.'
    if (!campaign.email_notifications_enabled) return 'The campaign no longer sends emails.'
    const reminder = currentReminder(campaign, job.cause, parts.now())
    if (typeof reminder === 'string') return reminder
    const { occurrence, roles, today } = reminder
    const campaignOccurrence = { campaignId: campaign.id, ...occurrence }
    const outstanding = await readOutstanding(parts.db, clientId, {
      campaignOccurrence,
      roles,
      userId: receiver.id,
    })
    if (!outstanding) return 'They are done, or no longer receive reminders.'
    const { task_id: taskId, task_name: taskName } = campaign
    const isTaskHidden =
      taskId !== null && (await readHiddenIds(parts.db, receiver.access, [taskId])).has(taskId)
    return {
      values: {
        campaign: campaign.name,
        owed: t('mailParts.observations', { smart_count: outstanding.owed }),
        required: t('mailParts.observations', { smart_count: outstanding.required }),
        end: endText(receiver.texts, occurrence.end, today),
        task: isTaskHidden ? t('messages.outsideAccess') : (taskName ?? t('mailParts.anyTask')),
      },
      path: `/campaigns/${campaign.id}?clientId=${clientId}`,
    }
  },
})

function endText(texts: Translator, end: string | null, today: string): string {
  const { t } = texts
  if (end === null) return t('mailParts.noEndDate')
  const day = mailDay(texts, end)
  const daysLeft = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS)
  return daysLeft === 0
    ? t('mailParts.dueLastDay', { day })
    : t('mailParts.due', { day, smart_count: daysLeft })
}
