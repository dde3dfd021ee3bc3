/** Formats an instant in the user's locale and zone: 2-digit day, month, year, hour and minute; 'N/A' for null. */
import { isDay, MAX_TIME_ZONES } from '#domain/dates.ts'
import { memoize } from '#domain/memoize.ts'
import { t } from '../i18n/i18nProvider.ts'
import { inDateLocale, inReaderLocale, readerLocale } from '../i18n/readerLocale.ts'

export function formatDateTime(instant: string | null | undefined): string {
  const date = instant ? new Date(instant) : null
  return date && !Number.isNaN(date.getTime())
    ? dateTimeFormat().format(date)
    : t('messages.notApplicable')
}

const DATE_TIME = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

const TIME = { hour: '2-digit', minute: '2-digit' } as const

const dateTimeFormat = inFigures(DATE_TIME)

/** Formats an instant in another time zone, which it names: '11/21/26, 01:30 AM GMT+9', without day '01:30 AM GMT+9'. */
export const formatDateTimeIn = (
  instant: string,
  timeZone: string,
  { withDay }: { withDay: boolean },
): string => (withDay ? dateTimeIn : timeIn)()(timeZone).format(new Date(instant))

const zoned = (options: Intl.DateTimeFormatOptions) =>
  inDateLocale((locale) =>
    memoize(
      (timeZone: string) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone, timeZoneName: 'short' }),
      MAX_TIME_ZONES,
    ),
  )

const dateTimeIn = zoned(DATE_TIME)
const timeIn = zoned(TIME)

/** Formats an instant of today as its time, any other with its date; in the user's locale and zone. */
export function formatTimeSince(instant: number, now = Date.now()): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString()
  return (isToday ? timeFormat() : dateTimeFormat()).format(new Date(instant))
}

const timeFormat = inFigures(TIME)

/** Formats a duration by its largest fitting unit: '8 minutes', '26 hours', '3 days'. */
export function formatDuration(milliseconds: number): string {
  const minutes = milliseconds / 60_000
  const [unit, count] =
    minutes < 90
      ? ['minute', minutes]
      : minutes < 48 * 60
        ? ['hour', minutes / 60]
        : ['day', minutes / 1_440]
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(readerLocale(), options).format(count)
}

/** Formats how far the user's zone is ahead of UTC at an instant: 'GMT+1'. */
export function formatOffset(instant: Date): string {
  const parts = new Intl.DateTimeFormat(readerLocale(), { timeZoneName: 'shortOffset' })
  return parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Formats a day in the user's locale with 2-digit day, month and year; 'N/A' for null. */
export const formatDate = (day: string | null | undefined): string =>
  day && isDay(day) ? dateFormat().format(new Date(day)) : t('messages.notApplicable')

/** A day has no time zone. */
const UTC = { timeZone: 'UTC' } as const

const dateFormat = inFigures({ ...UTC, day: '2-digit', month: '2-digit', year: '2-digit' })

/** Formats a day; any other text is returned unchanged. */
export const formatDay = (day: string): string => (isDay(day) ? formatDate(day) : day)

/** Both days are inclusive. */
export function formatDateRange({ dateFrom, dateTo }: OpenDateRange): string {
  if (dateFrom === null)
    return dateTo === null ? t('days.all') : t('days.until', { day: formatDay(dateTo) })
  if (dateTo === null) return t('days.from', { day: formatDay(dateFrom) })
  if (dateFrom === dateTo) return formatDay(dateFrom)
  // formatRange drops zeros: '10/22/26 – 1/22/27'.
  return `${formatDay(dateFrom)} – ${formatDay(dateTo)}`
}

/** Formats the tick labels of a time axis as short as the step allows. */
export const formatTimeStep = (day: string, step: Step): string =>
  (step === 'month' ? month() : dayAndMonth()).format(new Date(day))

const dayAndMonth = inWords({ ...UTC, day: 'numeric', month: 'short' })

const month = inWords({ ...UTC, month: 'short', year: '2-digit' })

export type Step = 'day' | 'week' | 'month'

/** null: open on that side. */
export interface OpenDateRange {
  dateFrom: string | null
  dateTo: string | null
}

function inFigures(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return inDateLocale((locale) => new Intl.DateTimeFormat(locale, options))
}

function inWords(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return inReaderLocale((locale) => new Intl.DateTimeFormat(locale, options))
}

/** Formats a day with its weekday, month and whole year in words; null for null and what is no day. */
export const formatWholeDate = (day: string | null | undefined): string | null =>
  day && isDay(day) ? wholeDateFormat().format(new Date(day)) : null

/** Formats an instant likewise, with its time; null for null. */
export function formatWholeDateTime(instant: string | null | undefined): string | null {
  const date = instant ? new Date(instant) : null
  return date && !Number.isNaN(date.getTime()) ? wholeDateTimeFormat().format(date) : null
}

const IN_WORDS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

const wholeDateFormat = inWords({ ...UTC, ...IN_WORDS })

const wholeDateTimeFormat = inWords({ ...IN_WORDS, hour: '2-digit', minute: '2-digit' })
