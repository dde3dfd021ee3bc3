/** A day in the reader's locale: 2-digit day and month; 'N/A' without one (spec 9). */
import { isDay } from '#domain/dates.ts'
import { MESSAGES } from '#domain/messages.ts'

export const formatDate = (day: string | null | undefined): string =>
  day && isDay(day) ? DATE_FORMAT.format(new Date(day)) : MESSAGES.notApplicable

/** A day has no time zone. */
const DATE_FORMAT = new Intl.DateTimeFormat(undefined, {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
