/** Reads observations with the names they point at: ids of one page first, then the rest for those few. */
import type { ObservationParent } from '#api/parents.ts'
import type { Access } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { Database, Reach } from '../db/database.ts'
import { rolledUpFor } from '../rollups/rolledUpFor.ts'
import { readTotals } from '../summaries/totalsQueries.ts'
import { observationPage, type PageQuery } from './observationPage.ts'
import type { ObservationQuery } from './observationQuery.ts'
import { lookedUp, observationRows, type RowsWanted } from './observationRows.ts'
import { orderOf } from './observationSorts.ts'
import { sql } from '../db/sql.ts'

/** Of what is read. */
export type Shown = Pick<RowsWanted, 'withVideo' | 'isBrief'>

export async function readObservations(
  db: Database,
  query: PageQuery & Shown,
): Promise<ObservationParent[]> {
  const { access, sort, withVideo, isBrief } = query
  return db.read<ObservationParent>(
    access,
    (tables) =>
      tables.sql((inReach) => {
        const { ctes, ids } = observationPage(inReach, query)
        const order = { key: sql`page.place`, date: sql`page.date`, id: sql`page.id` }
        const from = lookedUp(inReach, sql`page`)
        return sql`${ctes} page as materialized (${ids})
          ${observationRows(inReach, { from, withVideo, isBrief })}
          ${orderOf(sort, order)}`
      }),
    { isQuick: isNearTheTop(query) },
  )
}

/** An index has them in their order, and none before them are left out that are many. */
function isNearTheTop(query: PageQuery): boolean {
  const counted = rolledUpFor(query, null)
  if (!counted || query.sort.column !== 'date' || query.filter.skip > NEAR) return false
  return (
    counted.references === null ||
    (Array.isArray(counted.references) && counted.references.length === 1)
  )
}

const NEAR = 500

export async function countObservations(db: Database, query: ObservationQuery): Promise<number> {
  return (await readTotals(db, query, ['total'])).total
}

/** null: there is none within reach. A deleted one is found. */
export async function readObservation(
  db: Database,
  { reach, access, id }: { reach: Reach; access: Access; id: string },
): Promise<ObservationParent | null> {
  const [row] = await db.read<ObservationParent>(reach, (tables) =>
    tables.sql(
      (inReach) => sql`${observationRows(inReach, { from: sql`observations o`, withVideo: true })}
        where ${inReach('o')} and o.id = ${id} and ${seesObservation(access, 'o')}`,
    ),
  )
  return row ?? null
}
