/** SQL of days in a client's time zone, one meaning of them for what is counted in advance and what is counted anew. */
import { dayRangeToInstants } from '#domain/localTime.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Access } from '../visibility/userAccess.ts'

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

/** Instants of the filter's days in the client's zone: `from` is in, `before` is not. */
export interface DateRange {
  from: Date | null
  before: Date | null
  /** The days themselves; both are in. */
  dateFrom: string | null
  dateTo: string | null
}

/** The instants that a filter's days begin and end at, in the client's time zone. */
export const ALL_DATES: DateRange = { from: null, before: null, dateFrom: null, dateTo: null }

export async function readDateRange(
  db: Database,
  access: Pick<Access, 'clientId'>,
  { dateFrom: from, dateTo: to }: { dateFrom?: string | null; dateTo?: string | null },
): Promise<DateRange> {
  if (!from && !to) return ALL_DATES
  const [client] = await db.read(access, (tables) => tables.from('clients').select('time_zone'), {
    pipelined: true,
  })
  const instants = dayRangeToInstants({ from, to }, client?.time_zone ?? 'UTC')
  return { ...instants, dateFrom: from || null, dateTo: to || null }
}
