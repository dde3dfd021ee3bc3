/** Adds observations up: all that a filter leaves, and those by result. */
import type { Database } from '../db/database.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { rolledUpFor } from '../rollups/rolledUpFor.ts'
import { figures, sumOf } from './figures.ts'
import { sql } from '../db/sql.ts'

type Figure = 'total' | 'correct' | 'incorrect'

export async function readTotals<Wanted extends Figure>(
  db: Database,
  query: ObservationQuery,
  wanted: readonly Wanted[],
): Promise<Record<Wanted, number>> {
  const [row] = await db.read<Record<Wanted, number>>(
    query.access,
    (tables) =>
      tables.sql((inReach) => {
        const { ctes, rows } = figures(inReach, query, null)
        const sums = wanted.map((figure) => sql`${sumOf(figure)} as ${sql.ref(figure)}`)
        return sql`${ctes ?? sql``} select ${sql.join(sums)} from (${rows}) f`
      }),
    { isQuick: rolledUpFor(query, null) !== null },
  )
  if (!row) throw new Error('A sum has one row.')
  return row
}
