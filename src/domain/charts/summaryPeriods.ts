/** When a summary is due, and which days it covers (decisions, Rules: weekly and monthly mails). */
import { addDays, addMonths } from '../dates.ts'
import type { DatePeriod } from './summaryDates.ts'

export type SummaryFrequency = 'weekly' | 'monthly'

export interface SummaryPeriod {
  /** At this hour of the client's clock. */
  isDueOn: (day: string) => boolean
  /** The whole period that ends the day before; of a period's first day the one before it. */
  before: (day: string) => DatePeriod
}

export const SUMMARY_HOUR = 6

/** The seven days before; of a Monday the last week. */
export const weekEndingBefore = (day: string): DatePeriod => ({
  dateFrom: addDays(day, -7),
  dateTo: addDays(day, -1),
})

/** Of the 1st the last calendar month. */
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
