/** Whether a reminder is still wanted when its turn comes, for its work as for each of its mails. */
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { occurrenceOn } from '#domain/campaigns/occurrences.ts'
import { REMINDER_HOUR, reminderDayOn } from '#domain/campaigns/reminderDays.ts'
import { reminderOfKey } from '#domain/campaigns/reminderDue.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { rolesRemindedAt, type Role } from '#domain/roles.ts'
import { instantAt } from '#domain/schedule/daysDue.ts'
import type { CampaignToRemindOf } from './reminderQueries.ts'

export interface WantedReminder {
  occurrence: Occurrence
  roles: Role[]
  /** The client's day. */
  today: string
}

/** A string: why it is not. */
export function wantedReminder(
  campaign: CampaignToRemindOf,
  key: string,
  now: Date,
): WantedReminder | string {
  const { notification_frequency: frequency, reminder_alert_user_level: level } = campaign
  if (!frequency || !level) return 'The campaign reminds nobody any more.'
  const { start, day } = reminderOfKey(key)
  const today = dayOf(now, campaign.time_zone)
  const occurrence = occurrenceOn(campaign, today)
  if (occurrence?.start !== start) return 'This occurrence of the campaign is over.'
  const last =
    instantAt(today, REMINDER_HOUR, campaign.time_zone) <= now ? today : addDays(today, -1)
  const newest = reminderDayOn(occurrence, frequency, last)
  if (newest !== null && newest > day) return 'A newer reminder has come.'
  return { occurrence, roles: rolesRemindedAt(level), today }
}
