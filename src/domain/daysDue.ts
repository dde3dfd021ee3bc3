/** Which local days had their hour in a stretch of time: what a clock brings about (decisions, Rules: weekly and monthly mails). */
import { addDays, localDayOf, wallClock } from './dates.ts'

/** `after` is out, `until` is in. */
export interface TimeWindow {
  after: Date
  until: Date
}

/** In order. Every day has its hour once, also where clocks skip it or show it twice. */
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

export interface DueDay {
  day: string
  dueAt: Date
}

/** The last of them that is wanted, looked for from its end; null: none. */
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

/** The first instant at which the clock shows that day and hour, or later. */
export const instantOfLocalHour = (day: string, hour: number, timeZone: string): Date => {
  const key = `${day} ${hour} ${timeZone}`
  const time = instantCache.get(key) ?? searchInstant(day, hour, timeZone)
  if (instantCache.size >= INSTANT_CACHE_LIMIT) instantCache.clear()
  instantCache.set(key, time)
  return new Date(time)
}

/** A clock that is looked at every second asks for the same few instants; each costs thirty readings of the calendar. */
const instantCache = new Map<string, number>()
const INSTANT_CACHE_LIMIT = 5_000

const searchInstant = (day: string, hour: number, timeZone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  // Zones lie between UTC+14 and UTC-12.
  let before = midnight + (hour - 15) * HOUR_MS
  let after = midnight + (hour + 13) * HOUR_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isBefore(new Date(middle), day, hour, timeZone)) before = middle
    else after = middle
  }
  return after
}

const HOUR_MS = 3_600_000

/** Clocks that are put back over midnight show the day before again. */
const earliestDay = (after: Date, timeZone: string): string =>
  addDays(localDayOf(after, timeZone), -1)
const latestDay = (until: Date, timeZone: string): string => addDays(localDayOf(until, timeZone), 1)

const isBefore = (instant: Date, day: string, hour: number, timeZone: string): boolean => {
  const localDay = localDayOf(instant, timeZone)
  return localDay < day || (localDay === day && wallClock(instant, timeZone).hour < hour)
}
