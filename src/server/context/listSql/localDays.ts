/** SQL of days in a client's time zone, one meaning of them for what is counted in advance and what is counted anew. */
import { sql, type Sql } from '../../platform/db/sql.ts'

export const localDay = (instant: Sql, zone: Sql): Sql =>
  sql`(${instant} at time zone ${zone})::date`

/** Days (as timestamps) that a day in UTC has a part of: two, or three around a change of the clocks. */
export const localDaysOfUtcDay = (utcDay: Sql, zone: Sql): Sql => sql`generate_series(
  ${localDay(sql`(${utcDay}::timestamp at time zone 'UTC')`, zone)},
  ${localDay(sql`((${utcDay} + 1)::timestamp at time zone 'UTC' - interval '1 millisecond')`, zone)}, '1 day')`

/** Wide bounds for an index: where clocks change at midnight, a day's first instant is a matter of opinion. */
export const dayLowerBound = (day: Sql, zone: Sql): Sql =>
  sql`((${day}::timestamp at time zone ${zone}) - interval '3 hours')`

/** Of the days before this one. */
export const dayUpperBound = (day: Sql, zone: Sql): Sql =>
  sql`((${day}::timestamp at time zone ${zone}) + interval '3 hours')`
