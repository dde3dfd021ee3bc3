/** Days in the reader's locale, as words: '21 Nov 2026', '16 – 22 Nov 2026', 'November 2026'. */
import { isDay } from '#domain/dates.ts'
import type { OpenDateRange, Step } from '../../parts/charts/timeBuckets.ts'

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
