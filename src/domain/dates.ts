import { memoize } from './memoize.ts'

/** Returns the calendar day of an instant in a time zone. */
export const localDayOf = (instant: Date, timeZone: string): string => {
  const { year, month, day } = wallClock(instant, timeZone)
  return [zeroPadded(year, 4), zeroPadded(month, 2), zeroPadded(day, 2)].join('-')
}

/** Returns the local date and time that a time zone shows at an instant. */
export const wallClock = (instant: Date, timeZone: string): WallClock => {
  const parts = formatFor(timeZone).formatToParts(instant)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

export interface WallClock {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
}

/** True for IANA names only: databases interpret the sign of offsets such as +01:00 the other way round. */
export const isTimeZone = (value: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/u.test(value)) return false
  try {
    return Boolean(formatFor(value))
  } catch {
    return false
  }
}

/** True for a real day, written YYYY-MM-DD, within the years 1 to 9999 in each time zone. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(value) &&
  isoDay(utcMidnight(value)) === value &&
  value > '0001-01-01' &&
  value < '9999-12-31'

export const addDays = (day: string, days: number): string =>
  isoDay(utcMidnight(day) + days * DAY_MS)

/** Returns the same day of another month, or that month's last day. */
export const addMonths = (day: string, months: number): string => {
  const start = new Date(utcMidnight(day))
  const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1)
  const target = new Date(first)
  const last = Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)
  return isoDay(Math.min(first + (start.getUTCDate() - 1) * DAY_MS, last))
}

/** Returns the calendar months that end today: from the day after the same day `months` ago. */
export const rangeOfLastMonths = (
  months: number,
  today: string,
): { dateFrom: string; dateTo: string } => ({
  dateFrom: addDays(addMonths(today, -months), 1),
  dateTo: today,
})

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/** More time zones than there are. */
export const MAX_TIME_ZONES = 1_000

/** Cached: creating a formatter costs a hundred times as much as using it. */
const formatFor = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
  MAX_TIME_ZONES,
)

const zeroPadded = (figure: number, digits: number): string => String(figure).padStart(digits, '0')

/** More days than anybody asks for: 80 years. */
const MAX_DAYS = 30_000

/** Cached, as a range of days is parsed and formatted many times in a call. */
export const utcMidnight = memoize(
  (day: string): number => Date.parse(`${day}T00:00:00.000Z`),
  MAX_DAYS,
)

const isoDay = memoize(
  (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)),
  MAX_DAYS,
)
