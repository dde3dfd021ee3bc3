/** Which local days had their hour in a stretch of time: what a clock brings about (decisions, Rules: weekly and monthly mails). */
import { addDays, dayOf, wallClock } from '../dates.ts'

/** `after` is out, `until` is in. */
export interface Stretch {
  after: Date
  until: Date
}

/** In order. Every day has its hour once, also where clocks skip it or show it twice. */
export const daysDue = ({ after, until }: Stretch, hour: number, timeZone: string): string[] => {
  const days: string[] = []
  const last = latestDay(until, timeZone)
  for (let day = earliestDay(after, timeZone); day <= last; day = addDays(day, 1)) {
    const due = instantAt(day, hour, timeZone)
    if (after < due && due <= until) days.push(day)
  }
  return days
}

export interface DueDay {
  day: string
  dueAt: Date
}

/** The last of them that is wanted, looked for from its end; null: none. */
export const newestDayDue = (
  { after, until }: Stretch,
  hour: number,
  timeZone: string,
  isWanted: (day: string) => boolean = () => true,
): DueDay | null => {
  const first = earliestDay(after, timeZone)
  for (let day = latestDay(until, timeZone); day >= first; day = addDays(day, -1)) {
    if (!isWanted(day)) continue
    const dueAt = instantAt(day, hour, timeZone)
    if (dueAt <= until) return dueAt > after ? { day, dueAt } : null
  }
  return null
}

/** The first instant at which the clock shows that day and hour, or later. */
export const instantAt = (day: string, hour: number, timeZone: string): Date => {
  const key = `${day} ${hour} ${timeZone}`
  const time = known.get(key) ?? foundInstant(day, hour, timeZone)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, time)
  return new Date(time)
}

/** A clock that is looked at every second asks for the same few instants; each costs thirty readings of the calendar. */
const known = new Map<string, number>()
const MOST_KNOWN = 5_000

const foundInstant = (day: string, hour: number, timeZone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  // Zones lie between UTC+14 and UTC-12.
  let before = midnight + (hour - 15) * HOUR
  let after = midnight + (hour + 13) * HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isBefore(new Date(middle), day, hour, timeZone)) before = middle
    else after = middle
  }
  return after
}

const HOUR = 3_600_000

/** Clocks that are put back over midnight show the day before again. */
const earliestDay = (after: Date, timeZone: string): string => addDays(dayOf(after, timeZone), -1)
const latestDay = (until: Date, timeZone: string): string => addDays(dayOf(until, timeZone), 1)

const isBefore = (instant: Date, day: string, hour: number, timeZone: string): boolean => {
  const shown = dayOf(instant, timeZone)
  return shown < day || (shown === day && wallClock(instant, timeZone).hour < hour)
}
