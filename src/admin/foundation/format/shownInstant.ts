/** An instant in the reader's locale and zone: 2-digit day, month, year, hour and minute; 'N/A' without one (spec 9). */
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
