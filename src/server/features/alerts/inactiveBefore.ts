/** Since when somebody must not have observed to be inactive on a day: not after this instant, which is out. */
import { inactivityCutoffDay } from '#domain/alerts/latestInactiveDay.ts'
import { addDays } from '#domain/dates.ts'
import { startOfDay } from '#domain/startOfDay.ts'
import type { AlertSettings } from './alertQueries.ts'

export function inactivityCutoff(
  {
    inactive_alert_timeframe_months: months,
    time_zone,
  }: Pick<AlertSettings, 'inactive_alert_timeframe_months' | 'time_zone'>,
  day: string,
): Date {
  return startOfDay(addDays(inactivityCutoffDay(day, months), 1), time_zone)
}
