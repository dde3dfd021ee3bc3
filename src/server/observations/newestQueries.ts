/** Reads the newest observations of all clients together: the newest few of each, then of those. */
import type { ObservationParent } from '#api/parents.ts'
import type { Database } from '../db/database.ts'
import { page } from '../list/page.ts'
import type { Shown } from './observationQueries.ts'
import { lookedUp, observationRows } from './observationRows.ts'
import { sql } from '../db/sql.ts'

export async function readNewest(
  db: Database,
  { take, ...shown }: { take: number } & Shown,
): Promise<ObservationParent[]> {
  return db.read<ObservationParent>('every client', (tables) =>
    tables.sql((inReach) => {
      const newest = sql`select o.id, o.date from observations o
        where o.client_id = clients.id and o.deleted_at is null and ${inReach('o')}
        order by o.date desc, o.id desc ${page({ skip: 0, take })}`
      return sql`with newest as materialized (
          select o.id, o.date from clients cross join lateral (${newest}) o
          where clients.deleted_at is null
          order by o.date desc, o.id desc ${page({ skip: 0, take })}
        )
        ${observationRows(inReach, { from: lookedUp(inReach, sql`newest`), ...shown })}
        order by newest.date desc, newest.id desc`
    }),
  )
}
