/** Describes the days of an occurrence on which people are reminded: 'every Monday from 02/03/26'. */
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import type { ReportFrequency } from '#domain/enumerations.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'

export function formatReminderDays({ start, end }: Occurrence, frequency: ReportFrequency): string {
  if (!isWithin(SECOND_REMINDER[frequency](start), end)) return `on ${formatDay(start)}`
  if (frequency === 'daily') return 'every day'
  if (frequency === 'weekly') return `every ${formatWeekday(start)} from ${formatDay(start)}`
  return `${formatDayOfMonth(start)} from ${formatDay(start)}`
}

/** Returns the day of the second reminder. */
const SECOND_REMINDER: Record<ReportFrequency, (start: string) => string> = {
  daily: (start) => addDays(start, 1),
  weekly: (start) => addDays(start, 7),
  monthly: (start) => addMonths(start, 1),
}

const isWithin = (day: string, end: string | null) => end === null || day <= end

const formatWeekday = (day: string) => WEEKDAY.format(new Date(day))

/** Months without that day have the reminder on their last day. */
function formatDayOfMonth(start: string): string {
  const day = Number(start.slice(8))
  const text = `every month on the ${ordinal(day)}`
  return day > SHORTEST_MONTH ? `${text}, or on the month's last day,` : text
}

const SHORTEST_MONTH = 28

const ordinal = (day: number) => `${day}${ENDINGS[PLURALS.select(day)]}`

const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' })

const ENDINGS: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}

const WEEKDAY = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', weekday: 'long' })
