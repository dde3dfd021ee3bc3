/** Reads the newest observations of all clients together: the newest few of each, then of those. */
import type { ObservationParent } from '#api/parents.ts'
import type { Database } from '../../platform/db/database.ts'
import { limitOffset } from '../../context/listSql/page.ts'
import type { RowOptions } from './observationQueries.ts'
import { lookUpRows, observationRows } from './observationRows.ts'
import { sql } from '../../platform/db/sql.ts'

export async function readNewestObservations(
  db: Database,
  { take, ...options }: { take: number } & RowOptions,
): Promise<ObservationParent[]> {
  return db.read<ObservationParent>('every client', (tables) =>
    tables.sql((tenantFilter) => {
      const newest = sql`select o.id, o.date from observations o
        where o.client_id = clients.id and o.deleted_at is null and ${tenantFilter('o')}
        order by o.date desc, o.id desc ${limitOffset({ skip: 0, take })}`
      return sql`with newest as materialized (
          select o.id, o.date from clients cross join lateral (${newest}) o
          where clients.deleted_at is null
          order by o.date desc, o.id desc ${limitOffset({ skip: 0, take })}
        )
        ${observationRows(tenantFilter, { from: lookUpRows(tenantFilter, sql`newest`), ...options })}
        order by newest.date desc, newest.id desc`
    }),
  )
}
