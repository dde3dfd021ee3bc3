/** Counts the observations of a record within the caller's access; all lists count with it. */
import type { Access } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import {
  allDescendantPairs,
  descendantIds,
  descendantPairs,
  type PlaceTable,
} from '../../context/places/placeTree.ts'
import { type RollupRequest, rollupRows } from './rollupRows.ts'
import { canSeeAll } from './rollupPlan.ts'
import { rollupKindOf, type ReferenceColumn, type RollupKind } from './rollupKinds.ts'
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
  /** The tree of the records: a place counts everything inside it. */
  tree?: PlaceTable
}

/** Renders the count of one record, for the rows of `page`: the first row counts for all of them. */
export function observationCountOf(count: ObservationCount): Sql {
  if (countedKind(count) === null)
    return sql`(select count(*)::int ${visibleObservations(count)} and ${isCountedFor(count)})`
  return sql`coalesce((
    with counted as materialized (${countsOf(count, sql`select page.id from page`)})
    select counted.observations from counted where counted.id = ${idOf(count)}), 0)`
}

/** Renders a join that counts for all records; OBSERVATION_COUNT_SORT sorts by it. */
export function joinObservationCounts(count: ObservationCount): Sql {
  return sql`left join (${countsOf(count, null)}) counted on counted.id = ${idOf(count)}`
}

/** Renders rows `(id, observations)` of these records; null: of all. */
function countsOf(count: ObservationCount, ids: Sql | null): Sql {
  const { tree, tenantFilter } = count
  if (!tree) return ownCounts(count, ids)
  const pairs = ids
    ? descendantPairs(tenantFilter, tree, ids)
    : allDescendantPairs(tenantFilter, tree)
  return sql`with inside as materialized (${pairs}),
      own as materialized (${ownCounts(count, ids && sql`select distinct inside.id from inside`)})
    select inside.root as id, sum(own.observations)::int as observations
    from inside join own on own.id = inside.id group by inside.root`
}

/** Renders the same without what is inside them. Without the roll-ups, all records are counted. */
function ownCounts(count: ObservationCount, ids: Sql | null): Sql {
  const kind = countedKind(count)
  if (kind !== null) return rollupCounts(count, kind, ids)
  return sql`select ${referenceColumn(count)} as id, count(*)::int as observations
    ${visibleObservations(count)} group by ${referenceColumn(count)}`
}

function isCountedFor(count: ObservationCount): Sql<boolean> {
  const { tree, tenantFilter } = count
  if (!tree) return sql`${referenceColumn(count)} = ${idOf(count)}`
  const inside = descendantIds(tenantFilter, tree, sql`select ${idOf(count)}`)
  return sql`${referenceColumn(count)} = any(array(${inside}))`
}

export const OBSERVATION_COUNT_SORT = {
  key: sql`coalesce(counted.observations, 0)`,
  isNotNull: true,
} as const

const referenceColumn = ({ column }: ObservationCount) => sql.ref(`observation.${column}`)

const idOf = ({ alias }: ObservationCount) => sql.ref(`${alias}.id`)

/** Returns the kind of roll-up that has the counts; null: none has. */
const countedKind = ({ access, column }: ObservationCount): RollupKind | null =>
  canSeeAll(access, column) ? rollupKindOf(column) : null

function rollupCounts(
  { days, tenantFilter }: ObservationCount,
  kind: RollupKind,
  references: RollupRequest['references'],
): Sql {
  const { dateFrom = null, dateTo = null } = days ?? {}
  const rows = rollupRows(tenantFilter, { kind, references, dateFrom, dateTo, byDay: false })
  return sql`select fact.reference as id, sum(fact.total)::int as observations
    from (${rows}) fact group by fact.reference`
}

function visibleObservations({ access, tenantFilter, days }: ObservationCount): Sql {
  const { from = null, before = null } = days ?? {}
  return sql`from observations observation
    where ${tenantFilter('observation')} and observation.deleted_at is null and ${visibleObservation(access, 'observation')}
      ${from ? sql`and observation.date >= ${from}` : sql``} ${before ? sql`and observation.date < ${before}` : sql``}`
}
