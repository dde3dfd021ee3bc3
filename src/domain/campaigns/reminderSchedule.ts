/** Finds the reminder of a campaign that fell due in a time window: at 08:00 in the client's time zone. */
import { DAY_MS, addDays, addMonths, localDayOf } from '../dates.ts'
import type { ReportFrequency } from '../enumerations.ts'
import { latestDueDay, type TimeWindow } from '../localTime.ts'
import {
  type CampaignSchedule,
  monthsBetween,
  type Occurrence,
  occurrenceOn,
} from './occurrences.ts'

interface DueReminder {
  occurrence: Occurrence
  day: string
  dueAt: Date
}

/**
 * Returns the newest reminder of the occurrence that runs at the window's end: for earlier occurrences it is too
 * late.
 */
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

/** Encodes a reminder as the `occurrence` of its job, and back. */
export const reminderKey = ({ occurrence, day }: Pick<DueReminder, 'occurrence' | 'day'>): string =>
  `${occurrence.start}/${day}`

export const parseReminderKey = (key: string): { start: string; day: string } => {
  const [start = '', day = ''] = key.split('/')
  return { start, day }
}

/** Hour of reminders in the client's time zone. */
export const REMINDER_HOUR = 8

/** Returns the newest reminder day on `day` or before; null: the occurrence has not begun. */
export const latestReminderDay = (
  { start, end }: Occurrence,
  frequency: ReportFrequency,
  day: string,
): string | null => {
  if (day < start) return null
  const last = end !== null && end < day ? end : day
  if (frequency === 'daily') return last
  return frequency === 'weekly' ? latestWeeklyDay(start, last) : latestMonthlyDay(start, last)
}

const latestWeeklyDay = (start: string, last: string): string => {
  const days = Math.round((Date.parse(last) - Date.parse(start)) / DAY_MS)
  return addDays(start, days - (days % 7))
}

/** Counted from the first day, so that short months shift nothing. */
const latestMonthlyDay = (start: string, last: string): string => {
  const months = monthsBetween(start, last)
  const day = addMonths(start, months)
  return day <= last ? day : addMonths(start, months - 1)
}
