/** SQL of what the job has counted: rows `(client_id, reference, day, total, correct, incorrect)` of one kind. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { hasMonthlyCounts, type RollupKind } from './rollupKinds.ts'
import type { DayRange } from './wholeMonthsAndEdges.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface RollupSelection {
  kind: RollupKind
  /** These records of the kind only, as ids or as a query of ids; null: all. */
  references: readonly string[] | Sql | null
}

/** Of all time. */
export function allTimeCounts(tenantFilter: TenantFilter, selection: RollupSelection): Sql {
  return storedCounts(tenantFilter, selection, 'ever', sql`r.start = '-infinity'`)
}

/** By day or by month, of those that begin in the stretch. */
export function periodCounts(
  tenantFilter: TenantFilter,
  selection: RollupSelection,
  { period, range }: { period: 'day' | 'month'; range: DayRange },
): Sql {
  const within = (alias: string) => sql`${sql.ref(`${alias}.start`)} >= ${range.start}::date
    and ${sql.ref(`${alias}.start`)} < ${range.before}::date`
  if (!hasFewReferences(selection) || !hasMonthlyCounts(selection.kind))
    return storedCounts(tenantFilter, selection, period, within('r'))
  // All observations have a count wherever any of theirs has one: those starts are looked up one by one.
  return sql`select r.* from observation_rollups a
    cross join lateral (${storedCounts(tenantFilter, selection, period, sql`r.client_id = a.client_id and r.start = a.start`)}
      offset 0) r
    where ${tenantFilter('a')} and a.kind = 'all' and a.period = ${sql.lit(period)} and ${within('a')}`
}

/** Of the day `d`. */
export function dayCounts(tenantFilter: TenantFilter, selection: RollupSelection): Sql {
  return storedCounts(
    tenantFilter,
    selection,
    'day',
    sql`r.client_id = d.client_id and r.start = d.day`,
  )
}

/** So few are looked up one by one in less time than all of a month are read. */
const MAX_LOOKUPS = 32

const hasFewReferences = ({ references }: RollupSelection): boolean =>
  references !== null && ('toOperationNode' in references || references.length <= MAX_LOOKUPS)

/** People's days stand in rows of all of them. */
function storedCounts(
  tenantFilter: TenantFilter,
  selection: RollupSelection,
  period: 'day' | 'month' | 'ever',
  where: Sql,
): Sql {
  const { kind, references } = selection
  if (period === 'day' && !hasMonthlyCounts(kind))
    return sql`select r.client_id, p.reference, r.start as day, p.total, p.correct, p.incorrect
      from observation_people_days r
      cross join unnest(r.people, r.total, r.correct, r.incorrect) as p (reference, total, correct, incorrect)
      where ${tenantFilter('r')} and r.kind = ${sql.lit(kind)} and ${where} ${andReferenceIn(sql`p.reference`, references)}`
  const counts = sql`select r.client_id, r.reference, r.start as day, r.total, r.correct, r.incorrect
    from observation_rollups r
    where ${tenantFilter('r')} and r.kind = ${sql.lit(kind)} and r.period = ${sql.lit(period)} and ${where}`
  if (!hasFewReferences(selection))
    return sql`${counts} ${andReferenceIn(sql`r.reference`, references)}`
  if (references !== null && !('toOperationNode' in references) && references.length === 1)
    return sql`${counts} and r.reference = ${references[0]}`
  // One by one: the planner thinks so little of a list of ids that it would read all records' rows instead.
  const ids =
    references !== null && 'toOperationNode' in references
      ? references
      : sql`select unnest(${references}::uuid[])`
  return sql`select r.* from (select distinct k.id from (${ids}) k (id)) w
    cross join lateral (${counts} and r.reference = w.id offset 0) r`
}

/** An array, not a query: only that is looked up in an index. */
export function andReferenceIn(column: Sql, references: RollupSelection['references']): Sql {
  if (references === null) return sql``
  return 'toOperationNode' in references
    ? sql`and ${column} = any(array(${references}))`
    : sql`and ${column} = any(${references}::uuid[])`
}
