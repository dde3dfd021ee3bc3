/** Adds observations up by day. */
import type { LineGraphPoint } from '#api/generated/contract.ts'
import type { Database } from '../db/database.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { rollupPlanFor } from '../rollups/rolledUpFor.ts'
import { resultCounts, sumOfCount } from './figures.ts'
import { sql } from '../db/sql.ts'

/** By date; a day without observations has no point. */
export function readLineChart(db: Database, query: ObservationQuery): Promise<LineGraphPoint[]> {
  return db.read<LineGraphPoint>(
    query.access,
    (tables) =>
      tables.sql((tenantFilter) => {
        const { ctes, rows } = resultCounts(tenantFilter, query, 'days')
        return sql`${ctes ?? sql``} select f.day as date, ${sumOfCount('total')} as total,
          ${sumOfCount('correct')} as correct, ${sumOfCount('incorrect')} as incorrect
        from (${rows}) f group by f.day having sum(f.total) > 0 order by f.day`
      }),
    { pipelined: rollupPlanFor(query, 'days') !== null },
  )
}
