/** The instants that a filter's days begin and end at, in the client's time zone. */
import { instantsOfDays } from '#domain/startOfDay.ts'
import type { Access } from '../access/access.ts'
import type { Database } from '../db/database.ts'
import type { Days } from './observationConditions.ts'

export const ALWAYS: Days = { from: null, before: null, dateFrom: null, dateTo: null }

export async function daysOf(
  db: Database,
  access: Pick<Access, 'clientId'>,
  { dateFrom: from, dateTo: to }: { dateFrom?: string | null; dateTo?: string | null },
): Promise<Days> {
  if (!from && !to) return ALWAYS
  const [client] = await db.read(access, (tables) => tables.from('clients').select('time_zone'), {
    isQuick: true,
  })
  const instants = instantsOfDays({ from, to }, client?.time_zone ?? 'UTC')
  return { ...instants, dateFrom: from || null, dateTo: to || null }
}
