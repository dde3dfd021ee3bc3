/** The instants that a filter's days begin and end at, in the client's time zone. */
import { dayRangeToInstants } from '#domain/startOfDay.ts'
import type { Access } from '../visibility/access.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DateRange } from '../../features/observations/observationConditions.ts'

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
