/** Which reminder of a campaign became due in a stretch of time (decided: at 08:00 in the client's zone). */
import { dayOf } from '../dates.ts'
import type { ReportFrequency } from '../enumerations.ts'
import { newestDayDue, type Stretch } from '../schedule/daysDue.ts'
import { occurrenceOn, type Occurrence, type Schedule } from './occurrences.ts'
import { REMINDER_HOUR, reminderDayOn } from './reminderDays.ts'

export interface Reminder {
  occurrence: Occurrence
  day: string
  dueAt: Date
}

/** The newest one of the occurrence that runs at the stretch's end: nothing can be done any more for one before it. */
export const reminderDue = (
  campaign: Schedule,
  frequency: ReportFrequency,
  stretch: Stretch,
  timeZone: string,
): Reminder | null => {
  const occurrence = occurrenceOn(campaign, dayOf(stretch.until, timeZone))
  if (!occurrence) return null
  const due = newestDayDue(
    stretch,
    REMINDER_HOUR,
    timeZone,
    (day) => reminderDayOn(occurrence, frequency, day) === day,
  )
  return due && { occurrence, ...due }
}

/** The occurrence of a reminder's work, and back. */
export const reminderKey = ({ occurrence, day }: Pick<Reminder, 'occurrence' | 'day'>): string =>
  `${occurrence.start}/${day}`

export const reminderOfKey = (key: string): { start: string; day: string } => {
  const [start = '', day = ''] = key.split('/')
  return { start, day }
}
