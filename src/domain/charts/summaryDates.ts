/** The days that the observation summary counts: those of the list's filter, else the last 12 months (spec 4 and 9). */
import { addDays, isDay, rangeOfLastMonths } from '../dates.ts'
import { DEFAULT_SUMMARY_MONTHS, SUMMARY_MONTHS } from '../enumerations.ts'

export const resolveSummaryDates = (filter: FilterDates, today: string): SummaryDates => {
  const dateFrom = filter.dateFrom || null
  const dateTo = filter.dateTo || null
  if (dateFrom === null && dateTo === null) return lastSummaryMonths(DEFAULT_SUMMARY_MONTHS, today)
  const months = SUMMARY_MONTHS.find((choice) => {
    const days = rangeOfLastMonths(choice, today)
    return days.dateFrom === dateFrom && days.dateTo === dateTo
  })
  return { dateFrom, dateTo, months: months ?? null }
}

/** One choice of the range dropdown: its start and its end, which is today. */
export const lastSummaryMonths = (months: SummaryMonths, today: string): SummaryRange => ({
  ...rangeOfLastMonths(months, today),
  months,
})

/** As many days as a range has, right before it. */
export const precedingRange = ({ dateFrom, dateTo }: DatePeriod): DatePeriod => {
  let days = 1
  if (isDay(dateFrom) && isDay(dateTo))
    days = Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / DAY_MS) + 1
  return { dateFrom: addDays(dateFrom, -days), dateTo: addDays(dateFrom, -1) }
}

export const isSummaryMonths = (value: unknown): value is SummaryMonths =>
  SUMMARY_MONTHS.some((months) => months === value)

export type SummaryMonths = (typeof SUMMARY_MONTHS)[number]

/** Both days are in. */
export interface DatePeriod {
  dateFrom: string
  dateTo: string
}

export interface SummaryRange extends DatePeriod {
  months: SummaryMonths
}

/** A null day: open on that side. `months`: the choice that the days are; null: the filter's own days. */
export interface SummaryDates {
  dateFrom: string | null
  dateTo: string | null
  months: SummaryMonths | null
}

interface FilterDates {
  dateFrom?: string | null | undefined
  dateTo?: string | null | undefined
}

/** Milliseconds. */
const DAY_MS = 86_400_000
