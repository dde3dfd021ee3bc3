/** Adds observations up by the places, tasks or people that they name, deleted ones too. */
import type { ObservationAnalytics } from '#api/generated/contract.ts'
import type { Database } from '../../platform/db/database.ts'
import { limitOffset } from '../../context/listSql/page.ts'
import { textSortKey } from '../../context/listSql/sortedBy.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import type { ReferenceColumn } from '../rollups/rollupKinds.ts'
import { resultCounts, sumOfCount } from '../observations/figures.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** What names each in an observation. */
export const ANALYTICS_TABLES = {
  departments: { column: 'department_id', name: sql`x.name` },
  locations: { column: 'location_id', name: sql`x.name` },
  tasks: { column: 'task_id', name: sql`x.name` },
  users: { column: 'observee_id', name: sql`btrim(x.firstname || ' ' || x.lastname)` },
} as const satisfies Record<string, { column: ReferenceColumn; name: Sql }>

export type AnalyticsTable = keyof typeof ANALYTICS_TABLES

/** The filter's page of them: most observations first, then by name. */
export async function readAnalytics(
  db: Database,
  query: ObservationQuery,
  table: AnalyticsTable,
): Promise<ObservationAnalytics[]> {
  const { column, name } = ANALYTICS_TABLES[table]
  const { skip, take } = query.filter
  const rows = await db.read<Omit<ObservationAnalytics, 'correctPercentage'>>(
    query.access,
    (tables) =>
      tables.sql((tenantFilter) => {
        const { ctes, rows } = resultCounts(tenantFilter, query, column)
        // Names are costly to sort by, so they are looked up from the page's least count on only.
        return sql`${ctes ? sql`${ctes},` : sql`with`} counted as materialized (
            select f.reference as id, ${sumOfCount('total')} as observation_count,
              ${sumOfCount('correct')} as correct_count, ${sumOfCount('incorrect')} as incorrect_count
            from (${rows}) f where f.reference is not null
            group by f.reference having sum(f.total) > 0
          ), least as materialized (
            select t.observation_count from counted t order by t.observation_count desc
            ${limitOffset({ skip: skip + take - 1, take: 1 })}
          )
          select x.id, ${name} as name, t.observation_count, t.correct_count, t.incorrect_count
          from counted t join ${sql.table(table)} x on x.id = t.id
          where ${tenantFilter('x')}
            and t.observation_count >= coalesce((select least.observation_count from least), 0)
          order by t.observation_count desc, ${textSortKey(name)}, x.id ${limitOffset({ skip, take })}`
      }),
  )
  return rows.map((row) => ({ ...row, correctPercentage: correctPercentageOf(row) }))
}

function correctPercentageOf(row: {
  correct_count: number
  incorrect_count: number
}): number | null {
  const decided = row.correct_count + row.incorrect_count
  return decided === 0 ? null : (100 * row.correct_count) / decided
}
