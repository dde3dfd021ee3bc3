/** Adds observations up by client, each in its own days. */
import type { ClientObservationCount } from '#api/generated/contract.ts'
import type { Technique } from '#domain/enumerations.ts'
import type { Database } from '../../platform/db/database.ts'
import { textSortKey } from '../../context/listSql/sortedBy.ts'
import { rollupRows } from '../rollups/rolledUp.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ByClientFilter {
  /** Both days are in; null: no limit. */
  dateFrom: string | null
  dateTo: string | null
  /** null: whatever it is. */
  result: Technique | null
}

/** Every client that is not deleted, also without any; most observations first. */
export function readCountsByClient(
  db: Database,
  { dateFrom, dateTo, result }: ByClientFilter,
): Promise<ClientObservationCount[]> {
  return db.read<ClientObservationCount>('every client', (tables) =>
    tables.sql((tenantFilter) => {
      const days = { dateFrom, dateTo, byDay: false }
      const rows = rollupRows(tenantFilter, { ...days, kind: 'all', references: null })
      const count = sql.ref(`f.${result ?? 'total'}`)
      return sql`with counted as (
          select f.client_id, sum(${count})::int as count from (${rows}) f group by f.client_id
        )
        select c.id as client_id, c.company_name, coalesce(n.count, 0) as observation_count
        from clients c left join counted n on n.client_id = c.client_id
        where ${tenantFilter('c')} and c.deleted_at is null
        order by observation_count desc, ${textSortKey(sql`c.company_name`)}, c.id`
    }),
  )
}

export async function readClientName(db: Database, clientId: string): Promise<string> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('company_name'),
  )
  return client?.company_name ?? ''
}
