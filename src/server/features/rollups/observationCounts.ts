/** Counts the observations of a record within the caller's access; all lists count with it. */
import type { Access } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import { rollupRows, type RollupRequest } from './rollupRows.ts'
import { canSeeAll } from './rollupPlan.ts'
import { hasMonthlyCounts, rollupKindOf, type ReferenceColumn } from './rollupKinds.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface ObservationCount {
  /** Observation column that refers to the record. */
  column: ReferenceColumn
  /** Alias of the record. */
  alias: string
  access: Access
  tenantFilter: TenantFilter
  /** Limits the counted observations; absent: all. */
  days?: DateRange
}

/** Renders the count of one record, for the rows of `page`: the first row counts for all of them. */
export function observationCountOf(count: ObservationCount): Sql {
  if (!canUseCounts(count))
    return sql`(select count(*)::int ${visibleObservations(count)} and ${referenceColumn(count)} = ${idOf(count)})`
  return sql`coalesce((
    with counted as materialized (${rollupCounts(count, sql`select page.id from page`)})
    select counted.observations from counted where counted.id = ${idOf(count)}), 0)`
}

/** Renders a join that counts for all records; OBSERVATION_COUNT_SORT sorts by it. */
export function joinObservationCounts(count: ObservationCount): Sql {
  const counts = canUseCounts(count)
    ? rollupCounts(count, null)
    : sql`select ${referenceColumn(count)} as id, count(*)::int as observations ${visibleObservations(count)} group by ${referenceColumn(count)}`
  return sql`left join (${counts}) counted on counted.id = ${idOf(count)}`
}

export const OBSERVATION_COUNT_SORT = {
  key: sql`coalesce(counted.observations, 0)`,
  isNotNull: true,
} as const

const referenceColumn = ({ column }: ObservationCount) => sql.ref(`n.${column}`)

const idOf = ({ alias }: ObservationCount) => sql.ref(`${alias}.id`)

/** Returns whether the roll-ups have the counts. */
function canUseCounts({ access, column, days }: ObservationCount): boolean {
  const isLimited = days !== undefined && (days.dateFrom !== null || days.dateTo !== null)
  return canSeeAll(access, column) && (hasMonthlyCounts(rollupKindOf(column)) || !isLimited)
}

function rollupCounts(
  { column, tenantFilter, days }: ObservationCount,
  references: RollupRequest['references'],
): Sql {
  const { dateFrom = null, dateTo = null } = days ?? {}
  const rows = { kind: rollupKindOf(column), references, dateFrom, dateTo, byDay: false }
  return sql`select f.reference as id, sum(f.total)::int as observations
    from (${rollupRows(tenantFilter, rows)}) f group by f.reference`
}

function visibleObservations({ access, tenantFilter, days }: ObservationCount): Sql {
  const { from = null, before = null } = days ?? {}
  return sql`from observations n
    where ${tenantFilter('n')} and n.deleted_at is null and ${visibleObservation(access, 'n')}
      ${from ? sql`and n.date >= ${from}` : sql``} ${before ? sql`and n.date < ${before}` : sql``}`
}
