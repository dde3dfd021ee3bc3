/** Adds observations up: all that a filter leaves, and those by result. */
import type { Database } from '../../platform/db/database.ts'
import type { ObservationQuery } from './observationQuery.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import { resultCounts, sumOfCount } from './figures.ts'
import { sql } from '../../platform/db/sql.ts'

type ResultCount = 'total' | 'correct' | 'incorrect'

export async function readTotals<Wanted extends ResultCount>(
  db: Database,
  query: ObservationQuery,
  counts: readonly Wanted[],
): Promise<Record<Wanted, number>> {
  const [row] = await db.read<Record<Wanted, number>>(
    query.access,
    (tables) =>
      tables.sql((tenantFilter) => {
        const { ctes, rows } = resultCounts(tenantFilter, query, null)
        const sums = counts.map((figure) => sql`${sumOfCount(figure)} as ${sql.ref(figure)}`)
        return sql`${ctes ?? sql``} select ${sql.join(sums)} from (${rows}) f`
      }),
    { pipelined: rollupPlanFor(query, null) !== null },
  )
  if (!row) throw new Error('A sum has one row.')
  return row
}
