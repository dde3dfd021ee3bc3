/** Whether a reminder is still wanted when its turn comes, for its work as for each of its mails. */
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { occurrenceOn } from '#domain/campaigns/occurrences.ts'
import { REMINDER_HOUR, latestReminderDay } from '#domain/campaigns/reminderDays.ts'
import { parseReminderKey } from '#domain/campaigns/reminderDue.ts'
import { addDays, localDayOf } from '#domain/dates.ts'
import { rolesToRemind, type Role } from '#domain/roles.ts'
import { instantOfLocalHour } from '#domain/daysDue.ts'
import type { ReminderCampaign } from './reminderQueries.ts'

export interface CurrentReminder {
  occurrence: Occurrence
  roles: Role[]
  /** The client's day. */
  today: string
}

/** A string: why it is not. */
export function currentReminder(
  campaign: ReminderCampaign,
  key: string,
  now: Date,
): CurrentReminder | string {
  const { notification_frequency: frequency, reminder_alert_user_level: level } = campaign
  if (!frequency || !level) return 'The campaign reminds nobody any more.'
  const { start, day } = parseReminderKey(key)
  const today = localDayOf(now, campaign.time_zone)
  const occurrence = occurrenceOn(campaign, today)
  if (occurrence?.start !== start) return 'This occurrence of the campaign is over.'
  const last =
    instantOfLocalHour(today, REMINDER_HOUR, campaign.time_zone) <= now ? today : addDays(today, -1)
  const newest = latestReminderDay(occurrence, frequency, last)
  if (newest !== null && newest > day) return 'A newer reminder has come.'
  return { occurrence, roles: rolesToRemind(level), today }
}
