/** An instant in the reader's locale and zone: 2-digit day, month, year, hour and minute; 'N/A' without one. */
import { isDay } from '#domain/dates.ts'
import { MESSAGES } from '#domain/messages.ts'

export function formatDateTime(instant: string | null | undefined): string {
  const date = instant ? new Date(instant) : null
  return date && !Number.isNaN(date.getTime())
    ? DATE_TIME_FORMAT.format(date)
    : MESSAGES.notApplicable
}

const DATE_TIME_FORMAT = new Intl.DateTimeFormat(undefined, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A day in the reader's locale: 2-digit day and month; 'N/A' without one. */
export const formatDate = (day: string | null | undefined): string =>
  day && isDay(day) ? DATE_FORMAT.format(new Date(day)) : MESSAGES.notApplicable

/** A day has no time zone. */
const DATE_FORMAT = new Intl.DateTimeFormat(undefined, {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Days in the reader's locale, as words: '21 Nov 2026', '16 – 22 Nov 2026', 'November 2026'. */
export const formatDay = (day: string): string => (isDay(day) ? DAY.format(new Date(day)) : day)

/** From the first to the last, both in. */
export function formatDateRange({ dateFrom, dateTo }: OpenDateRange): string {
  if (dateFrom === null) return dateTo === null ? 'All days' : `Until ${formatDay(dateTo)}`
  if (dateTo === null) return `From ${formatDay(dateFrom)}`
  if (dateFrom === dateTo || !isDay(dateFrom) || !isDay(dateTo)) return formatDay(dateFrom)
  return DAY.formatRange(new Date(dateFrom), new Date(dateTo))
}

/** Below the line: as short as the step allows. */
export const formatTimeStep = (day: string, step: Step): string =>
  (step === 'month' ? MONTH : DAY_AND_MONTH).format(new Date(day))

const UTC = { timeZone: 'UTC' } as const

const DAY = new Intl.DateTimeFormat(undefined, {
  ...UTC,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const DAY_AND_MONTH = new Intl.DateTimeFormat(undefined, { ...UTC, day: 'numeric', month: 'short' })

const MONTH = new Intl.DateTimeFormat(undefined, { ...UTC, month: 'short', year: '2-digit' })

export type Step = 'day' | 'week' | 'month'

/** null: open on that side. */
export interface OpenDateRange {
  dateFrom: string | null
  dateTo: string | null
}
