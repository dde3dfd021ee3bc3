/** On which days of an occurrence its people are reminded, in words: 'every Monday from 2 Mar 2026'. */
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import type { ReportFrequency } from '#domain/enumerations.ts'
import { shownDay } from '../charts/shownDays.ts'

export function reminderWords({ start, end }: Occurrence, frequency: ReportFrequency): string {
  if (!isIn(SECOND[frequency](start), end)) return `on ${shownDay(start)}`
  if (frequency === 'daily') return 'every day'
  if (frequency === 'weekly') return `every ${weekdayOf(start)} from ${shownDay(start)}`
  return `${dayOfMonth(start)} from ${shownDay(start)}`
}

/** The reminder after the first. */
const SECOND: Record<ReportFrequency, (start: string) => string> = {
  daily: (start) => addDays(start, 1),
  weekly: (start) => addDays(start, 7),
  monthly: (start) => addMonths(start, 1),
}

const isIn = (day: string, end: string | null) => end === null || day <= end

const weekdayOf = (day: string) => WEEKDAY.format(new Date(day))

/** Where a month has no such day, its last one stands in. */
function dayOfMonth(start: string): string {
  const day = Number(start.slice(8))
  const named = `every month on the ${ordinal(day)}`
  return day > SHORTEST_MONTH ? `${named}, or on the month's last day,` : named
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
