/**
 * The client's time zone where its clocks differ from the reader's: days are the client's, and single instants are shown
 * in the reader's zone.
 */
import { addMonths, MAX_TIME_ZONES, utcMidnight, wallClock } from '#domain/dates.ts'
import { memoize } from '#domain/memoize.ts'
import { useT } from '../i18n/useT.ts'
import { formatDateTime, formatDateTimeIn } from '../format/formatDate.ts'
import { useCurrentClient } from './currentClient.ts'

/** Returns null when the clocks of both zones show the same all year. */
export function useForeignZone(): string | null {
  const { time_zone: zone } = useCurrentClient()
  return isForeign(zone) ? zone : null
}

/** Returns an instant in the reader's zone and, where the client's clocks show another time, in the client's, with its day if that differs. */
export function useInstantText(): (instant: string) => { own: string; client: string | null } {
  const { time_zone: zone } = useCurrentClient()
  return (instant) => {
    const date = new Date(instant)
    const own = formatDateTime(instant)
    if (Number.isNaN(date.getTime()) || !differsAt(date, zone)) return { own, client: null }
    const withDay = wallClock(date, zone).day !== date.getDate()
    return { own, client: formatDateTimeIn(instant, zone, { withDay }) }
  }
}

/** In each month of a year: zones also differ by when their clocks change. Cached: every field of a filter asks. */
const isForeign = memoize(
  (zone: string): boolean => MONTHS.some((day) => differsAt(day, zone)),
  MAX_TIME_ZONES,
)

const MONTHS = Array.from(
  { length: 12 },
  (_, month) => new Date(utcMidnight(addMonths('2026-01-15', month))),
)

function differsAt(date: Date, zone: string): boolean {
  const { day, hour, minute } = wallClock(date, zone)
  return day !== date.getDate() || hour !== date.getHours() || minute !== date.getMinutes()
}

/** Names the time zone of a filter's days where the reader's clocks show another time. */
export function useZoneHint(): string | undefined {
  const zone = useForeignZone()
  const t = useT()
  return zone ? t('list.daysIn', { zone }) : undefined
}
