/** The instants at which calendar days begin in a client's time zone (decisions, Rules: days). */
import { addDays, localDayOf, utcMidnight, wallClock } from './dates.ts'

/** The first instant of a day, also where midnight is skipped or comes twice. */
export const startOfDay = (day: string, timeZone: string): Date => {
  const key = `${day} ${timeZone}`
  const known = startCache.get(key)
  if (known !== undefined) return new Date(known)
  if (startCache.size >= START_CACHE_LIMIT) startCache.clear()
  const start = firstInstant(day, timeZone)
  startCache.set(key, start)
  return new Date(start)
}

/** Clocks cost a tenth of a millisecond, and lists ask for the same days again and again. */
const startCache = new Map<string, number>()
const START_CACHE_LIMIT = 2_000

const firstInstant = (day: string, timeZone: string): number => {
  const isDayStart = (time: number) =>
    localDayOf(new Date(time), timeZone) === day && localDayOf(new Date(time - 1), timeZone) < day
  const midnight = utcMidnight(day)
  const likely = midnight - offsetAt(midnight, timeZone)
  return isDayStart(likely) ? likely : searchStartOfDay(day, timeZone)
}

/** Milliseconds that its clock is ahead of UTC, to the minute. */
const offsetAt = (time: number, timeZone: string): number => {
  const { year, month, day, hour, minute } = wallClock(new Date(time), timeZone)
  return Date.UTC(year, month - 1, day, hour, minute) - time
}

/** Zones lie between UTC+14 and UTC-12, so the day begins between these two. */
const searchStartOfDay = (day: string, timeZone: string): number => {
  let before = utcMidnight(day) - 15 * MS_PER_HOUR
  let after = utcMidnight(day) + 13 * MS_PER_HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (localDayOf(new Date(middle), timeZone) < day) before = middle
    else after = middle
  }
  return after
}

/** The instants of all days from one to another, both included: `from` is in, `before` is not. */
export const dayRangeToInstants = (
  days: { from?: string | null | undefined; to?: string | null | undefined },
  timeZone: string,
): { from: Date | null; before: Date | null } => ({
  from: days.from ? startOfDay(days.from, timeZone) : null,
  before: days.to ? startOfDay(addDays(days.to, 1), timeZone) : null,
})

const MS_PER_HOUR = 3_600_000
