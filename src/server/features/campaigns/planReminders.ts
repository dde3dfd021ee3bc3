/** Of every running campaign with a reminder on: the newest one that became due, at 08:00 of the client's clock. */
import { REMINDER_HOUR } from '#domain/campaigns/reminderDays.ts'
import { findDueReminder, reminderKey } from '#domain/campaigns/reminderDue.ts'
import { latestDueDay } from '#domain/daysDue.ts'
import type { NewJob } from '../../platform/queue/job.ts'
import type { ScheduledJobs } from '../../app/schedules.ts'
import { readScheduledCampaigns, readReminderTimeZones } from './reminderQueries.ts'

export const scheduleReminders: ScheduledJobs = async (db, window) => {
  const zones = (await readReminderTimeZones(db)).filter((timeZone) =>
    latestDueDay(window, REMINDER_HOUR, timeZone),
  )
  // Most looks come at no zone's hour.
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
      occurrence: reminderKey(due),
      dueAt: due.dueAt,
    }
    return [job]
  })
}
