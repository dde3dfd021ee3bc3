/** SQL of days in a client's time zone; roll-ups and queries share it. */
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
  const zone = access.timeZone ?? (await readTimeZone(db, access))
  return { ...dayRangeToInstants({ from, to }, zone), dateFrom: from || null, dateTo: to || null }
}

async function readTimeZone(db: Database, scope: Pick<Access, 'clientId'>): Promise<string> {
  const [client] = await db.read(scope, (tables) => tables.from('clients').select('time_zone'), {
    pipelined: true,
  })
  return client?.time_zone ?? 'UTC'
}
