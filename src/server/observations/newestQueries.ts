/** Reads the newest observations of all clients together: the newest few of each, then of those. */
import { sql } from 'kysely'
import type { ObservationParent } from '#api/parents.ts'
import type { Database } from '../db/database.ts'
import { page } from '../list/page.ts'
import { observationRows } from './observationRows.ts'

export async function readNewest(
  db: Database,
  { take, withVideo }: { take: number; withVideo: boolean },
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
        ${observationRows(inReach, { from: sql`newest join observations o on o.id = newest.id`, withVideo })}
        order by newest.date desc, newest.id desc`
    }),
  )
}
