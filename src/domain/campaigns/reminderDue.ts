/** Which reminder of a campaign became due in a stretch of time (decided: at 08:00 in the client's zone). */
import { localDayOf } from '../dates.ts'
import type { ReportFrequency } from '../enumerations.ts'
import { latestDueDay, type TimeWindow } from '../daysDue.ts'
import { occurrenceOn, type Occurrence, type CampaignSchedule } from './occurrences.ts'
import { REMINDER_HOUR, latestReminderDay } from './reminderDays.ts'

export interface DueReminder {
  occurrence: Occurrence
  day: string
  dueAt: Date
}

/** The newest one of the occurrence that runs at the stretch's end: nothing can be done any more for one before it. */
export const findDueReminder = (
  campaign: CampaignSchedule,
  frequency: ReportFrequency,
  window: TimeWindow,
  timeZone: string,
): DueReminder | null => {
  const occurrence = occurrenceOn(campaign, localDayOf(window.until, timeZone))
  if (!occurrence) return null
  const due = latestDueDay(
    window,
    REMINDER_HOUR,
    timeZone,
    (day) => latestReminderDay(occurrence, frequency, day) === day,
  )
  return due && { occurrence, ...due }
}

/** The occurrence of a reminder's work, and back. */
export const reminderKey = ({ occurrence, day }: Pick<DueReminder, 'occurrence' | 'day'>): string =>
  `${occurrence.start}/${day}`

export const parseReminderKey = (key: string): { start: string; day: string } => {
  const [start = '', day = ''] = key.split('/')
  return { start, day }
}
