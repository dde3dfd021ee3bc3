/** Days that the observation summary counts: those of the list's filter, else the last 12 months. */
import { DAY_MS, addDays, addMonths, isDay, rangeOfLastMonths } from '../dates.ts'
import { type DatePreset, DEFAULT_SUMMARY_MONTHS, SUMMARY_MONTHS } from '../enumerations.ts'
import type { ObservationListFilter } from '../observations/observationFilter.ts'

/** Returns the part of a list's filter that says which days a summary counts. */
export const summaryDates = ({ dates, dateFrom, dateTo }: ListDates): ListDates =>
  dateFrom || dateTo ? { dateFrom, dateTo } : { dates: dates ?? DEFAULT_SUMMARY_DATES }

type ListDates = Pick<ObservationListFilter, 'dates' | 'dateFrom' | 'dateTo'>

const DEFAULT_SUMMARY_DATES = `MONTHS_${DEFAULT_SUMMARY_MONTHS}` satisfies DatePreset

/** Returns one choice of the range dropdown; the range ends today. */
export const lastSummaryMonths = (months: SummaryMonths, today: string): SummaryRange => ({
  ...rangeOfLastMonths(months, today),
  months,
  dates: `MONTHS_${months}`,
})

/** Returns the period of as many days immediately before a range; before whole months, as many months. */
export const precedingRange = ({ dateFrom, dateTo }: DatePeriod): DatePeriod => {
  const months = monthsUntil(dateFrom, dateTo)
  if (months !== null)
    return {
      dateFrom: addDays(addMonths(dateTo, -2 * months), 1),
      dateTo: addDays(dateFrom, -1),
    }
  let days = 1
  if (isDay(dateFrom) && isDay(dateTo))
    days = Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / DAY_MS) + 1
  return { dateFrom: addDays(dateFrom, -days), dateTo: addDays(dateFrom, -1) }
}

/** Returns how many calendar months a range is; null: it is no whole number of them. */
const monthsUntil = (dateFrom: string, dateTo: string): number | null =>
  isDay(dateFrom) && isDay(dateTo)
    ? (WHOLE_MONTHS.find((months) => rangeOfLastMonths(months, dateTo).dateFrom === dateFrom) ??
      null)
    : null

const WHOLE_MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** Returns a stored choice of the range dropdown, or the one without any. */
export const summaryMonthsOf = (stored: unknown): SummaryMonths =>
  isSummaryMonths(stored) ? stored : DEFAULT_SUMMARY_MONTHS

export const isSummaryMonths = (value: unknown): value is SummaryMonths =>
  SUMMARY_MONTHS.some((months) => months === value)

export type SummaryMonths = (typeof SUMMARY_MONTHS)[number]

/** Both days are inclusive. */
export interface DatePeriod {
  dateFrom: string
  dateTo: string
}

export interface SummaryRange extends DatePeriod {
  months: SummaryMonths
  /** The range's name. */
  dates: DatePreset
}

/** Frequencies of the summary mails: when they are due and which days they cover. */
export type SummaryFrequency = 'weekly' | 'monthly'

interface SummaryPeriod {
  /** True when a summary is due on this day of the client's calendar. */
  isDueOn: (day: string) => boolean
  /** Returns the whole period that ends the day before; for the first day of a period, the previous period. */
  before: (day: string) => DatePeriod
}

export const SUMMARY_HOUR = 6

/** Returns the seven days before; for a Monday, the previous week. */
export const weekEndingBefore = (day: string): DatePeriod => ({
  dateFrom: addDays(day, -7),
  dateTo: addDays(day, -1),
})

/** Returns the month that ends the day before; for the 1st, the previous calendar month. */
export const monthEndingBefore = (day: string): DatePeriod => ({
  dateFrom: addMonths(day, -1),
  dateTo: addDays(day, -1),
})

export const SUMMARY_PERIODS: Record<SummaryFrequency, SummaryPeriod> = {
  weekly: {
    isDueOn: (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
    before: weekEndingBefore,
  },
  monthly: { isDueOn: (day) => day.endsWith('-01'), before: monthEndingBefore },
}
