/** Adds observations up by day. */
import type { LineGraphPoint } from '#api/generated/contract.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import { resultCounts, sumOfCount } from '../observations/figures.ts'
import { sql } from '../../platform/db/sql.ts'

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
