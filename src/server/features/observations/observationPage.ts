/**
 * Renders the SQL of a page's observations as rows `(id, place, date)`; sorting by these columns gives the page's
 * order.
 */
import type { ObservationSort } from '#api/generated/contract.ts'
import { limitOffset, textSortKey, fullName } from '../../context/listSql/listSql.ts'
import { dayLowerBound, dayUpperBound, localDay } from '../../context/listSql/localDays.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { ReferenceColumn } from '../rollups/rollupKinds.ts'
import type { CountsPlan, GroupedColumn, PagePlan } from './observationPlan.ts'
import { accessPath, orderByDate, selectColumns } from './observationScan.ts'
import type { SearchPlan } from './observationMatches.ts'
import { peoplePageBranches, reviewsPageBranches } from './observationPeoplePage.ts'
import { buildScan, scanFirstRows } from './observationSearch.ts'
import { OBSERVATION_SORTS, observationOrder } from './observationSorts.ts'
import { resultCounts } from './observationTotals.ts'

export interface PageSql {
  /** `with …` and a comma, or only `with`, so that another CTE may follow. */
  ctes: Sql
  ids: Sql
}

export function observationPage(tenantFilter: TenantFilter, plan: PagePlan): PageSql {
  const { filter, sort, paging } = plan
  if (paging.by === 'dayCounts') return pageByDayCounts(tenantFilter, plan, paging.counts)
  if (paging.by === 'groups') return pageByGroup(tenantFilter, plan, paging)
  if (paging.by === 'people' || paging.by === 'reviews') {
    const branches =
      paging.by === 'people'
        ? peoplePageBranches(tenantFilter, plan, paging.column)
        : reviewsPageBranches(tenantFilter, plan)
    return { ctes: sql`with`, ids: mergedPage(plan, branches) }
  }
  const { columns, join, key } = OBSERVATION_SORTS[sort.column]
  const rows = filter.skip + filter.take
  const first = sort.column === 'date' ? { rows, order: sort.order } : null
  const { ctes, branches } = buildScan(tenantFilter, plan, { columns, first })
  const pageOf = (source: Sql, part: { skip: number; take: number }) =>
    sql`select o.id, ${key} as place, o.date from (select ${selectColumns(columns)} ${source}) o
      ${join(tenantFilter)} ${observationOrder(sort, { key, date: sql`o.date`, id: sql`o.id` })} ${limitOffset(part)}`
  const [onlyBranch] = branches
  if (onlyBranch && branches.length === 1)
    return { ctes: sql`with`, ids: pageOf(onlyBranch, filter) }
  const pages = branches.map((branch) => pageOf(branch, { skip: 0, take: rows }))
  return { ctes: sql`${ctes},`, ids: mergedPage(plan, pages) }
}

/** Renders the page of a search by date, as far as it is among the first rows. */
export function pageOfFirstRows(tenantFilter: TenantFilter, plan: PagePlan & SearchPlan): PageSql {
  const { filter, sort } = plan
  const { ctes, rows } = scanFirstRows(tenantFilter, plan, sort.order)
  return {
    ctes: sql`${ctes},`,
    ids: sql`select o.id, o.date as place, o.date ${rows} ${orderByDate(sort.order)} ${limitOffset(filter)}`,
  }
}

/** Renders the page among the rows of all branches. */
function mergedPage({ sort, filter }: PagePlan, branches: readonly Sql[]): Sql {
  const order = observationOrder(sort, { key: sql`b.place`, date: sql`b.date`, id: sql`b.id` })
  const all = sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` union all `,
  )
  return sql`select b.id, b.place, b.date from (${all}) b ${order} ${limitOffset(filter)}`
}

/**
 * Pages deep into a list by date: the day counts tell on which day the page begins, so earlier rows are not read. A day
 * begins at a different instant in each time zone, and an hour may repeat at a clock change: so the scan begins some
 * hours early and skips the counted rows of other days.
 */
function pageByDayCounts(tenantFilter: TenantFilter, plan: PagePlan, counts: CountsPlan): PageSql {
  const { filter, conditions, drivingFilter } = plan
  const { order } = plan.sort
  const isNewestFirst = order === 'DESC'
  const day = isNewestFirst ? sql`(t.day + 1)` : sql`t.day`
  const [from, until] = [dayLowerBound(day, sql`c.time_zone`), dayUpperBound(day, sql`c.time_zone`)]
  const isBefore = isNewestFirst ? sql`> t.day` : sql`< t.day`
  const direction = isNewestFirst ? sql`desc` : sql`asc`
  const live = [tenantFilter('o'), sql`o.deleted_at is null`, ...conditions]
  const ctes = sql`with days as materialized (
        select f.day, sum(f.total) as total from (${resultCounts(tenantFilter, counts).rows}) f
        group by f.day having sum(f.total) > 0
      ), target as materialized (
        select d.day, d.before from (
          select days.day, sum(days.total) over (order by days.day ${direction}) - days.total as before from days
        ) d where d.before <= ${filter.skip}::bigint order by d.before desc limit 1
      ), beginning as materialized (
        select ${isNewestFirst ? until : from} as instant, ${filter.skip}::bigint - t.before + (
            select count(*) from observations o
            where ${sql.join(live, sql` and `)} and o.date >= ${from} and o.date < ${until}
              and ${localDay(sql`o.date`, sql`c.time_zone`)} ${isBefore}
          ) as rest
        from target t cross join clients c where ${tenantFilter('c')}
      )`
  const fromDay = sql`o.date ${isNewestFirst ? sql`<` : sql`>=`} (select beginning.instant from beginning)`
  const source = accessPath(tenantFilter, {
    conditions,
    also: [fromDay],
    drivingFilter,
    showDeleted: false,
    columns: [],
    first: {
      limit: sql`limit (select beginning.rest + ${filter.take}::bigint from beginning)`,
      order,
    },
  })
  return {
    ctes: sql`${ctes},`,
    ids: sql`select o.id, o.date as place, o.date ${source} ${orderByDate(order)} limit ${sql.lit(filter.take)} offset (select beginning.rest from beginning)`,
  }
}

/**
 * Pages through a list sorted by a value that many observations share, for example their task's name: the counts tell
 * which groups the page covers, and only the first rows of these are read.
 */
function pageByGroup(
  tenantFilter: TenantFilter,
  { filter, sort, ...plan }: PagePlan,
  { column, counts }: { column: GroupedColumn; counts: CountsPlan },
): PageSql {
  const grouping = GROUPINGS[column]
  const groups = grouping.groups(tenantFilter, counts, sort)
  const { skip, take } = filter
  const conditions = sql.join(
    [tenantFilter('o'), sql`o.deleted_at is null`, ...plan.conditions, grouping.isMember],
    sql` and `,
  )
  const end = sql`${skip + take}::bigint`
  return {
    ctes: sql`with groups as materialized (${groups}), places as materialized (
        select s.place, s.before from (
          select g.place, sum(g.total) as total, sum(sum(g.total)) over (order by g.place) - sum(g.total) as before
          from groups g group by g.place
        ) s where s.before < ${end} and s.before + s.total > ${skip}::bigint
      ),`,
    ids: sql`select o.id, ${sql.lit(sort.order === 'ASC' ? 1 : -1)} * g.place as place, o.date
      from places p join groups g on g.place = p.place
      cross join lateral (select o.id, o.date from observations o where ${conditions}
        ${orderByDate('DESC')} limit (${end} - p.before)::bigint) o
      order by g.place, o.date desc, o.id desc
      limit ${sql.lit(take)} offset (select ${skip}::bigint - min(places.before) from places)`,
  }
}

interface Grouping {
  /** Renders rows `(member, total, place)`; places count from 1 in the page's order. */
  groups: (tenantFilter: TenantFilter, counts: CountsPlan, sort: ObservationSort) => Sql
  /** Tests whether the observation `o` belongs to the group `g`. */
  isMember: Sql
}

const direction = ({ order }: ObservationSort): Sql => (order === 'ASC' ? sql`asc` : sql`desc`)

const GROUPINGS: Record<GroupedColumn, Grouping> = {
  task_name: groupByName('tasks', 'task_id'),
  location_name: groupByName('locations', 'location_id'),
  department_name: groupByName('departments', 'department_id'),
  user_name: groupByName('users', 'user_id', fullName('named')),
  technique: { groups: techniqueGroups, isMember: sql`o.technique is not distinct from g.member` },
  review_type: { groups: reviewTypeGroups, isMember: sql`o.review_type = g.member` },
}

/** Groups with the same name share a place. */
function groupByName(
  table: 'tasks' | 'locations' | 'departments' | 'users',
  column: ReferenceColumn,
  name: Sql = sql`named.name`,
): Grouping {
  return {
    isMember: sql`${sql.ref(`o.${column}`)} = g.member`,
    groups: (tenantFilter, counts, sort) =>
      sql`select named.id as member, f.total,
          dense_rank() over (order by ${textSortKey(name)} ${direction(sort)}) as place
        from (
          select f.reference, sum(f.total) as total from (${resultCounts(tenantFilter, counts).rows}) f
          group by f.reference having sum(f.total) > 0
        ) f join ${sql.table(table)} named on ${tenantFilter('named')} and named.id = f.reference`,
  }
}

/** Observations without a technique come last in both orders. */
function techniqueGroups(
  tenantFilter: TenantFilter,
  counts: CountsPlan,
  sort: ObservationSort,
): Sql {
  return sql`select t.member, t.total,
      row_number() over (order by t.member ${direction(sort)} nulls last) as place
    from (
      select sum(f.total) as total, sum(f.correct) as correct, sum(f.incorrect) as incorrect
      from (${resultCounts(tenantFilter, counts).rows}) f
    ) f cross join lateral (values ('correct', f.correct), ('incorrect', f.incorrect),
      (null, f.total - f.correct - f.incorrect)) as t (member, total)
    where t.total > 0`
}

function reviewTypeGroups(
  tenantFilter: TenantFilter,
  counts: CountsPlan,
  sort: ObservationSort,
): Sql {
  return sql`select t.member, f.total,
      row_number() over (order by t.member ${direction(sort)}) as place
    from (
      select f.reference, sum(f.total) as total from (${resultCounts(tenantFilter, counts).rows}) f
      group by f.reference having sum(f.total) > 0
    ) f join unnest(${counts.filter.type}::text[]) as t (member) on md5(t.member)::uuid = f.reference`
}
