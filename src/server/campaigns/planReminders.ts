/** Of every running campaign with a reminder on: the newest one that became due, at 08:00 of the client's clock. */
import { REMINDER_HOUR } from '#domain/campaigns/reminderDays.ts'
import { reminderDue, reminderKey } from '#domain/campaigns/reminderDue.ts'
import { newestDayDue } from '#domain/schedule/daysDue.ts'
import type { NewJob } from '../jobs/job.ts'
import type { Plan } from '../jobs/planned.ts'
import { readReminding, readRemindingZones } from './reminderQueries.ts'

export const planReminders: Plan = async (db, stretch) => {
  const zones = (await readRemindingZones(db)).filter((timeZone) =>
    newestDayDue(stretch, REMINDER_HOUR, timeZone),
  )
  // Most looks come at no zone's hour.
  if (zones.length === 0) return []
  const campaigns = await readReminding(db, zones, stretch.until)
  return campaigns.flatMap(({ client_id, id, time_zone, notification_frequency, ...campaign }) => {
    if (!notification_frequency) return []
    const due = reminderDue(campaign, notification_frequency, stretch, time_zone)
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
