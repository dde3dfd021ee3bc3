/** Since when somebody must not have observed to be inactive on a day: not after this instant, which is out. */
import { latestInactiveDay } from '#domain/alerts/latestInactiveDay.ts'
import { addDays } from '#domain/dates.ts'
import { startOfDay } from '#domain/startOfDay.ts'
import type { AlertingClient } from './alertQueries.ts'

export function inactiveBefore(
  {
    inactive_alert_timeframe_months: months,
    time_zone,
  }: Pick<AlertingClient, 'inactive_alert_timeframe_months' | 'time_zone'>,
  day: string,
): Date {
  return startOfDay(addDays(latestInactiveDay(day, months), 1), time_zone)
}
