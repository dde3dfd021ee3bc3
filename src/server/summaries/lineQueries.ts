/** Adds observations up by day. */
import type { LineGraphPoint } from '#api/generated/contract.ts'
import type { Database } from '../db/database.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { rolledUpFor } from '../rollups/rolledUpFor.ts'
import { figures, sumOf } from './figures.ts'
import { sql } from '../db/sql.ts'

/** By date; a day without observations has no point. */
export function readLine(db: Database, query: ObservationQuery): Promise<LineGraphPoint[]> {
  return db.read<LineGraphPoint>(
    query.access,
    (tables) =>
      tables.sql((inReach) => {
        const { ctes, rows } = figures(inReach, query, 'days')
        return sql`${ctes ?? sql``} select f.day as date, ${sumOf('total')} as total,
          ${sumOf('correct')} as correct, ${sumOf('incorrect')} as incorrect
        from (${rows}) f group by f.day having sum(f.total) > 0 order by f.day`
      }),
    { isQuick: rolledUpFor(query, 'days') !== null },
  )
}
