/** Where a page deep in a list by date begins: the counts of days tell which day it is in, so the rows before are not read. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { localDay, dayLowerBound, dayUpperBound } from '../../context/listSql/localDays.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import { resultCounts } from './figures.ts'
import { observationConditions } from './observationConditions.ts'
import type { ObservationQuery } from './observationQuery.ts'
import { SEARCH_LIMITS } from './observationSearch.ts'

export interface DayCountsPageSql {
  /** `with …`, of which the others speak. */
  ctes: Sql
  /** Of the observations `o` from where the page's day begins. */
  condition: Sql
  /** Of those up to the page's end. */
  limit: Sql
  /** Of the page in those. */
  page: Sql
}

/** More records are counted day by day in more time than their observations take to walk along. */
const MAX_REFERENCES = 32

/**
 * null: the page is near, or only the observations can tell. A day begins at another instant for every zone, and around a
 * change of the clocks one may come twice: so it begins some hours early, and what is there of other days is counted.
 */
export function pageByDayCounts(
  tenantFilter: TenantFilter,
  query: ObservationQuery,
  order: SortOrder,
): DayCountsPageSql | null {
  const { access, filter, days, limits = SEARCH_LIMITS } = query
  const rollup =
    filter.skip < limits.deepRows || filter.search !== null ? null : rollupPlanFor(query, 'days')
  if (!rollup || (rollup.references?.length ?? 0) > MAX_REFERENCES) return null
  const isNewestFirst = order === 'DESC'
  const day = isNewestFirst ? sql`(t.day + 1)` : sql`t.day`
  const [from, until] = [dayLowerBound(day, sql`c.time_zone`), dayUpperBound(day, sql`c.time_zone`)]
  const isBefore = isNewestFirst ? sql`> t.day` : sql`< t.day`
  const conditions = [tenantFilter('o'), sql`o.deleted_at is null`]
  conditions.push(...observationConditions(access, filter, days))
  const direction = isNewestFirst ? sql`desc` : sql`asc`
  return {
    ctes: sql`with days as materialized (
        select f.day, sum(f.total) as total from (${resultCounts(tenantFilter, query, 'days').rows}) f
        group by f.day having sum(f.total) > 0
      ), target as materialized (
        select d.day, d.before from (
          select days.day, sum(days.total) over (order by days.day ${direction}) - days.total as before from days
        ) d where d.before <= ${filter.skip}::bigint order by d.before desc limit 1
      ), beginning as materialized (
        select ${isNewestFirst ? until : from} as instant, ${filter.skip}::bigint - t.before + (
            select count(*) from observations o
            where ${sql.join(conditions, sql` and `)} and o.date >= ${from} and o.date < ${until}
              and ${localDay(sql`o.date`, sql`c.time_zone`)} ${isBefore}
          ) as rest
        from target t cross join clients c where ${tenantFilter('c')}
      )`,
    condition: sql`o.date ${isNewestFirst ? sql`<` : sql`>=`} (select beginning.instant from beginning)`,
    limit: sql`limit (select beginning.rest + ${filter.take}::bigint from beginning)`,
    page: sql`limit ${sql.lit(filter.take)} offset (select beginning.rest from beginning)`,
  }
}
