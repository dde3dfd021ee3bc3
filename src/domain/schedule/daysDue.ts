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
  const last = dayOf(until, timeZone)
  for (let day = dayOf(after, timeZone); day <= last; day = addDays(day, 1)) {
    const due = instantAt(day, hour, timeZone)
    if (after < due && due <= until) days.push(day)
  }
  return days
}

/** The first instant at which the clock shows that day and hour, or later. */
export const instantAt = (day: string, hour: number, timeZone: string): Date => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  // Zones lie between UTC+14 and UTC-12.
  let before = midnight + (hour - 15) * HOUR
  let after = midnight + (hour + 13) * HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isBefore(new Date(middle), day, hour, timeZone)) before = middle
    else after = middle
  }
  return new Date(after)
}

const HOUR = 3_600_000

const isBefore = (instant: Date, day: string, hour: number, timeZone: string): boolean => {
  const shown = dayOf(instant, timeZone)
  return shown < day || (shown === day && wallClock(instant, timeZone).hour < hour)
}
