/** Instants at which calendar days begin in a client's time zone. */
import { addDays, localDayOf, utcMidnight, wallClock } from './dates.ts'
import { memoize } from './memoize.ts'

/** Returns the first instant of a day, also where midnight is skipped or comes twice. */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(firstInstant(day, timeZone))

/** Cached: one costs a tenth of a millisecond, and lists need the same days repeatedly. */
const firstInstant = memoize((day: string, timeZone: string): number => {
  const isDayStart = (time: number) =>
    localDayOf(new Date(time), timeZone) === day && localDayOf(new Date(time - 1), timeZone) < day
  const midnight = utcMidnight(day)
  const likely = midnight - offsetAt(midnight, timeZone)
  return isDayStart(likely) ? likely : searchInstant(day, 0, timeZone)
}, 2_000)

/** Returns the milliseconds by which the zone is ahead of UTC, to the minute. */
const offsetAt = (time: number, timeZone: string): number => {
  const { year, month, day, hour, minute } = wallClock(new Date(time), timeZone)
  return Date.UTC(year, month - 1, day, hour, minute) - time
}

/** Converts a range of days, both inclusive, to instants: `from` is inclusive, `before` exclusive. */
export const dayRangeToInstants = (
  days: { from?: string | null | undefined; to?: string | null | undefined },
  timeZone: string,
): { from: Date | null; before: Date | null } => ({
  from: days.from ? startOfDay(days.from, timeZone) : null,
  before: days.to ? startOfDay(addDays(days.to, 1), timeZone) : null,
})

/** A time window of the scheduler. `after` is exclusive, `until` inclusive. */
export interface TimeWindow {
  after: Date
  until: Date
}

/**
 * Returns the local days whose hour fell into the window, in order. Every day has its hour once, also where clocks
 * skip it or show it twice.
 */
export const daysDueIn = (
  { after, until }: TimeWindow,
  hour: number,
  timeZone: string,
): string[] => {
  const days: string[] = []
  const last = latestDay(until, timeZone)
  for (let day = earliestDay(after, timeZone); day <= last; day = addDays(day, 1)) {
    const due = instantOfLocalHour(day, hour, timeZone)
    if (after < due && due <= until) days.push(day)
  }
  return days
}

interface DueDay {
  day: string
  dueAt: Date
}

/** Returns the last matching day of the window, searching from its end; null: none. */
export const latestDueDay = (
  { after, until }: TimeWindow,
  hour: number,
  timeZone: string,
  matches: (day: string) => boolean = () => true,
): DueDay | null => {
  const first = earliestDay(after, timeZone)
  for (let day = latestDay(until, timeZone); day >= first; day = addDays(day, -1)) {
    if (!matches(day)) continue
    const dueAt = instantOfLocalHour(day, hour, timeZone)
    if (dueAt <= until) return dueAt > after ? { day, dueAt } : null
  }
  return null
}

/** Returns the first instant at which the local clock shows that day and hour, or later. */
export const instantOfLocalHour = (day: string, hour: number, timeZone: string): Date =>
  new Date(searchInstant(day, hour, timeZone))

/** Cached: the scheduler needs the same few instants every second, and each costs thirty calendar computations. */
const searchInstant = memoize((day: string, hour: number, timeZone: string): number => {
  const midnight = utcMidnight(day)
  // Offsets lie between UTC+14 and UTC-12.
  let before = midnight + (hour - 15) * HOUR_MS
  let after = midnight + (hour + 13) * HOUR_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isBefore(new Date(middle), day, hour, timeZone)) before = middle
    else after = middle
  }
  return after
}, 5_000)

const HOUR_MS = 3_600_000

/** Clocks that go back across midnight show the previous day again. */
const earliestDay = (after: Date, timeZone: string): string =>
  addDays(localDayOf(after, timeZone), -1)
const latestDay = (until: Date, timeZone: string): string => addDays(localDayOf(until, timeZone), 1)

const isBefore = (instant: Date, day: string, hour: number, timeZone: string): boolean => {
  const localDay = localDayOf(instant, timeZone)
  return localDay < day || (localDay === day && wallClock(instant, timeZone).hour < hour)
}
