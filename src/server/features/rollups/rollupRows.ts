/**
 * Renders SQL of counts from the roll-ups. The counts are always exact: what the job has not counted yet is read from
 * the observations.
 */
import { addDays } from '#domain/dates.ts'
import {
  dayLowerBound,
  dayUpperBound,
  localDay,
  localDaysOfUtcDay,
} from '../../context/listSql/localDays.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import { isCountedForAllClients, referenceSql, type RollupKind } from './rollupKinds.ts'
import { ALL_DAYS, type DayRange, wholeMonthsAndEdges } from './wholeMonthsAndEdges.ts'

export interface RollupRequest extends RollupSelection {
  /** Days of the client, inclusive; null: no limit. */
  dateFrom: string | null
  dateTo: string | null
  /** Groups by day. */
  byDay: boolean
}

/**
 * Renders a query of rows `(client_id, reference, day, total, correct, incorrect)` to sum, some of them negative.
 *
 * Why the sums are exact: this is one statement, so one snapshot. A write adds its mark in its own transaction, so a
 * snapshot has both or neither. The job holds a lock per client; in one transaction it deletes the marks that it sees
 * and then counts their days. So the count of a day without a mark includes every write to it in the snapshot, and no
 * write that the snapshot lacks, since those commit after the job. For a day with a mark, the stored count, which is
 * equally part of the month's and the all-time count, is subtracted, and the observations are read instead. Counts made
 * in another time zone than the client's, or with too many marks, are not read.
 */
export function rollupRows(tenantFilter: TenantFilter, request: RollupRequest): Sql {
  const { start, before } = dayRangeOf(request)
  const { dateFrom, dateTo } = request
  const limited = dateFrom !== null || dateTo !== null
  const inRange = sql`and o.date >= k.lower and o.date < k.upper
    and ${localDay(sql`o.date`, sql`k.time_zone`)} >= ${start}::date
    and ${localDay(sql`o.date`, sql`k.time_zone`)} < ${before}::date`
  return sql`with ${freshnessCtes(tenantFilter, { kind: request.kind, start, before })}
    ${storedRows(tenantFilter, request)}
    union all
    select r.client_id, r.reference, r.day, -r.total, -r.correct, -r.incorrect
    from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${dayCounts(tenantFilter, request)} offset 0) r
    union all
    select o.* from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${dirtyDayRows(tenantFilter, request)} and o.date >= d.lower and o.date < d.upper
      and ${localDay(sql`o.date`, sql`k.time_zone`)} = d.day offset 0) o
    union all
    select o.* from clocks k
    cross join lateral (${dirtyDayRows(tenantFilter, request)} ${limited ? inRange : sql``} offset 0) o
    where not k.is_ready`
}

/** Renders the counts that the job has stored, including those of dirty days. */
function storedRows(tenantFilter: TenantFilter, request: RollupRequest): Sql {
  const { dateFrom, dateTo, byDay } = request
  if (byDay) {
    const days = { period: 'day', range: dayRangeOf(request) } as const
    return periodCounts(tenantFilter, request, days)
  }
  if (dateFrom === null && dateTo === null) return allTimeCounts(tenantFilter, request)
  const { months, edges } = wholeMonthsAndEdges(dateFrom, dateTo)
  const signed = edges.map(
    ({
      sign,
      ...range
    }) => sql`select r.client_id, r.reference, r.day, ${sign}::int * r.total as total,
        ${sign}::int * r.correct as correct, ${sign}::int * r.incorrect as incorrect
      from (${periodCounts(tenantFilter, request, { period: 'day', range })}) r`,
  )
  const ofMonths = periodCounts(tenantFilter, request, { period: 'month', range: months })
  return sql.join([ofMonths, ...signed], sql` union all `)
}

/** Renders one row for each observation of the client `k`. */
function dirtyDayRows(tenantFilter: TenantFilter, { kind, byDay, references }: RollupRequest): Sql {
  const reference = referenceSql(kind)
  return sql`select o.client_id, ${reference} as reference,
      ${byDay ? localDay(sql`o.date`, sql`k.time_zone`) : sql`null::date`} as day, 1 as total,
      (o.technique = 'correct')::int as correct, (o.technique = 'incorrect')::int as incorrect
    from observations o
    where ${tenantFilter('o')} and o.client_id = k.client_id and o.deleted_at is null
      ${andReferenceIn(reference, references)}`
}

function dayRangeOf({ dateFrom, dateTo }: RollupRequest): DayRange {
  return {
    start: dateFrom ?? ALL_DAYS.start,
    before: dateTo === null ? ALL_DAYS.before : addDays(dateTo, 1),
  }
}

/** With more dirty days than this, reading all observations is faster. */
const MAX_DIRTY_DAYS = 400

/**
 * Renders the CTEs that decide which roll-ups are current: `dirty`, the days of the range with writes since they were
 * counted, and `clocks`, each client's zone, the range in it, and whether to read its counts at all. Bounds are
 * columns, so that a row-level policy lets an index use them.
 */
function freshnessCtes(
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

/** Selection of stored counts of one kind, read as rows `(client_id, reference, day, total, correct, incorrect)`. */
interface RollupSelection {
  kind: RollupKind
  /** Limits to these records of the kind, given as ids or as a query of ids; null: all. */
  references: readonly string[] | Sql | null
}

/** Renders the all-time counts. */
function allTimeCounts(tenantFilter: TenantFilter, selection: RollupSelection): Sql {
  return storedCounts(
    tenantFilter,
    selection,
    'ever',
    sql`r.start = '-infinity' and ${isReady('r')}`,
  )
}

/** Renders the counts by day or by month that start within the range. */
function periodCounts(
  tenantFilter: TenantFilter,
  selection: RollupSelection,
  { period, range }: { period: 'day' | 'month'; range: DayRange },
): Sql {
  const isInRange = (alias: string) => sql`${sql.ref(`${alias}.start`)} >= ${range.start}::date
    and ${sql.ref(`${alias}.start`)} < ${range.before}::date`
  const { kind, references } = selection
  const where = sql`${isInRange('r')} and ${isReady('r')}`
  if (!hasFewReferences(selection)) {
    // `coalesce` keeps the ids a set of hashes: an index would be read for each of them, with all counts of the range.
    const isOne = references
      ? sql`and coalesce(r.reference in (select unnest(${references}::uuid[])), false)`
      : sql``
    const all = { kind, references: null }
    return storedCounts(tenantFilter, all, period, sql`${where} ${isOne}`)
  }
  // Any count implies a count of all observations with the same start, so those starts are looked up one by one.
  return sql`select r.* from observation_rollups a
    cross join lateral (${storedCounts(tenantFilter, selection, period, sql`r.client_id = a.client_id and r.start = a.start`)}
      offset 0) r
    where ${tenantFilter('a')} and a.kind = 'all' and a.period = ${sql.lit(period)}
      and ${isInRange('a')} and ${isReady('a')}`
}

const isReady = (alias: string): Sql<boolean> =>
  sql`${sql.ref(`${alias}.client_id`)} in (select k.client_id from clocks k where k.is_ready)`

/** Renders the counts of the day `d`. */
export function dayCounts(tenantFilter: TenantFilter, selection: RollupSelection): Sql {
  return storedCounts(
    tenantFilter,
    selection,
    'day',
    sql`r.client_id = d.client_id and r.start = d.day`,
  )
}

/** Up to this many lookups are faster than reading all counts of a month. */
const MAX_LOOKUPS = 32

const hasFewReferences = ({ references }: RollupSelection): boolean =>
  references !== null && (Sql.is(references) || references.length <= MAX_LOOKUPS)

function storedCounts(
  tenantFilter: TenantFilter,
  selection: RollupSelection,
  period: 'day' | 'month' | 'ever',
  where: Sql,
): Sql {
  const { kind, references } = selection
  const counts = sql`select r.client_id, r.reference, r.start as day, r.total, r.correct, r.incorrect
    from observation_rollups r
    where ${tenantFilter('r')} and r.kind = ${sql.lit(kind)} and r.period = ${sql.lit(period)} and ${where}`
  if (!hasFewReferences(selection))
    return sql`${counts} ${andReferenceIn(sql`r.reference`, references)}`
  if (references !== null && !Sql.is(references) && references.length === 1)
    return sql`${counts} and r.reference = ${references[0]}`
  // Looked up one by one: the planner underestimates a list of ids and would read the rows of all records instead.
  const ids = Sql.is(references) ? references : sql`select unnest(${references}::uuid[])`
  return sql`select r.* from (select distinct k.id from (${ids}) k (id)) w
    cross join lateral (${counts} and r.reference = w.id offset 0) r`
}

/** Uses an array instead of a subquery, since only an array is looked up in an index. */
function andReferenceIn(column: Sql, references: RollupSelection['references']): Sql {
  if (references === null) return sql``
  return Sql.is(references)
    ? sql`and ${column} = any(array(${references}))`
    : sql`and ${column} = any(${references}::uuid[])`
}
