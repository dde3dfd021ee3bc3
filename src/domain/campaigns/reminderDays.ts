/** On which days of an occurrence its people are reminded (spec 9; decided: from its first day on). */
import { addDays, addMonths } from '../dates.ts'
import type { ReportFrequency } from '../enumerations.ts'
import { monthsBetween } from './monthsBetween.ts'
import type { Occurrence } from './occurrences.ts'

/** The clock of the client's zone shows it when reminders are due. */
export const REMINDER_HOUR = 8

/** The newest on `day` or before; null: the occurrence has not begun. */
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

const DAY_MS = 86_400_000

const latestWeeklyDay = (start: string, last: string): string => {
  const days = Math.round((Date.parse(last) - Date.parse(start)) / DAY_MS)
  return addDays(start, days - (days % 7))
}

/** Counted from the first day, so that a short month shifts nothing. */
const latestMonthlyDay = (start: string, last: string): string => {
  const months = monthsBetween(start, last)
  const day = addMonths(start, months)
  return day <= last ? day : addMonths(start, months - 1)
}
