/** SQL of days in a client's time zone; roll-ups and queries share it. */
import { localDayOf } from '#domain/dates.ts'
import { dayRangeToInstants } from '#domain/localTime.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Access } from '../visibility/userAccess.ts'

export const localDay = (instant: Sql, zone: Sql): Sql =>
  sql`(${instant} at time zone ${zone})::date`

/** Renders the local days (as timestamps) that overlap a UTC day: two, or three around a clock change. */
export const localDaysOfUtcDay = (utcDay: Sql, zone: Sql): Sql => sql`generate_series(
  ${localDay(sql`(${utcDay}::timestamp at time zone 'UTC')`, zone)},
  ${localDay(sql`((${utcDay} + 1)::timestamp at time zone 'UTC' - interval '1 millisecond')`, zone)}, '1 day')`

/** Lower bound for an index scan: three hours wide, because clocks may change at midnight. */
export const dayLowerBound = (day: Sql, zone: Sql): Sql =>
  sql`((${day}::timestamp at time zone ${zone}) - interval '3 hours')`

/** Upper bound for an index scan of the days before. */
export const dayUpperBound = (day: Sql, zone: Sql): Sql =>
  sql`((${day}::timestamp at time zone ${zone}) + interval '3 hours')`

/** Instants of a filter's days in the client's time zone: `from` inclusive, `before` exclusive. */
export interface DateRange {
  from: Date | null
  before: Date | null
  /** The days themselves, both inclusive. */
  dateFrom: string | null
  dateTo: string | null
}

/** No filter of days. */
export const ALL_DATES: DateRange = { from: null, before: null, dateFrom: null, dateTo: null }

export async function readDateRange(
  db: Database,
  access: Pick<Access, 'clientId' | 'timeZone'>,
  { dateFrom: from, dateTo: to }: { dateFrom?: string | null; dateTo?: string | null },
): Promise<DateRange> {
  if (!from && !to) return ALL_DATES
  const zone = await readTimeZone(db, access)
  return { ...dayRangeToInstants({ from, to }, zone), dateFrom: from || null, dateTo: to || null }
}

/** Returns the client's day of an instant. */
export const readToday = async (
  db: Database,
  access: Pick<Access, 'clientId' | 'timeZone'>,
  now: Date,
): Promise<string> => localDayOf(now, await readTimeZone(db, access))

async function readTimeZone(
  db: Database,
  access: Pick<Access, 'clientId' | 'timeZone'>,
): Promise<string> {
  if (access.timeZone) return access.timeZone
  const [client] = await db.read(access, (tables) => tables.from('clients').select('time_zone'), {
    pipelined: true,
  })
  return client?.time_zone ?? 'UTC'
}
