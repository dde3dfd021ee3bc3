/**
 * CTEs of what roll-ups are worth at this moment: `dirty`, the days of the range that observations were written in since
 * they were counted, and `clocks`, each client's zone, the range in it, and whether to read its counts at all.
 */
import type { TenantFilter } from '../../platform/db/database.ts'
import { localDaysOfUtcDay, dayLowerBound, dayUpperBound } from '../../context/listSql/localDays.ts'
import { isCountedForAllClients, type RollupKind } from './rollupKinds.ts'
import type { DayRange } from './wholeMonthsAndEdges.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** So many days to be read from the observations that it is quicker to read them all. */
const MAX_DIRTY_DAYS = 400

/** Bounds are columns, so that a row-level policy lets an index use them. */
export function freshnessCtes(
  tenantFilter: TenantFilter,
  { kind, start, before }: DayRange & { kind: RollupKind },
): Sql {
  const [first, end] = [sql`${start}::date`, sql`${before}::date`]
  const zone = sql`c.time_zone`
  return sql`marked as materialized (
      select distinct m.client_id, m.day from observation_dirty_days m where ${tenantFilter('m')}
    ), dirty as materialized (
      select d.client_id, d.day, d.time_zone,
        ${dayLowerBound(sql`d.day`, sql`d.time_zone`)} as lower,
        ${dayUpperBound(sql`(d.day + 1)`, sql`d.time_zone`)} as upper
      from (
        select distinct c.client_id, c.time_zone, l.day::date as day
        from marked m join clients c on c.client_id = m.client_id
        cross join lateral ${localDaysOfUtcDay(sql`m.day`, zone)} as l (day)
        where ${tenantFilter('c')}
      ) d where d.day >= ${first} and d.day < ${end}
    ), clocks as materialized (
      select c.client_id, c.time_zone, c.deleted_at,
        ${dayLowerBound(first, zone)} as lower, ${dayUpperBound(end, zone)} as upper,
        coalesce(z.time_zone = c.time_zone ${isCountedForAllClients(kind) ? sql`` : sql`and z.counts_records`}, false)
          and coalesce(n.days, 0) <= ${sql.lit(MAX_DIRTY_DAYS)} as is_ready
      from clients c
      left join observation_rollup_zones z on z.client_id = c.client_id
      left join (select d.client_id, count(*) as days from dirty d group by d.client_id) n
        on n.client_id = c.client_id
      where ${tenantFilter('c')}
    )`
}
