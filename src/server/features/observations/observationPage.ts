/** SQL of which observations a page has, `(id, place, date)`: by these they are in its order. */
import type { ObservationSort, ObservationSortColumn, SortOrder } from '#api/generated/contract.ts'
import { REVIEW_TYPES } from '#domain/enumerations.ts'
import { limitOffset, textSortKey } from '../../context/listSql/listSql.ts'
import { dayLowerBound, dayUpperBound, localDay } from '../../context/listSql/localDays.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { ReferenceColumn } from '../rollups/rollupKinds.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import { observationConditions } from './observationConditions.ts'
import { type ObservationQuery, observationScan } from './observationQuery.ts'
import { accessPath, drivingFilterOf, orderByDate, selectColumns } from './observationScan.ts'
import { SEARCH_LIMITS } from './observationSearch.ts'
import { OBSERVATION_SORTS, observationOrder } from './observationSorts.ts'
import { resultCounts } from './observationTotals.ts'

interface PageSql {
  /** `with …` and a comma, or only `with`: another one may follow. */
  ctes: Sql
  ids: Sql
}

export type PageQuery = ObservationQuery & { sort: ObservationSort }

export function observationPage(tenantFilter: TenantFilter, query: PageQuery): PageSql {
  const { filter, sort } = query
  const shortcut =
    sort.column === 'date' ? dayCountsPage(tenantFilter, query) : pageByGroup(tenantFilter, query)
  if (shortcut) return { ctes: sql`${shortcut.ctes},`, ids: shortcut.ids }
  const { columns, join, key } = OBSERVATION_SORTS[sort.column]
  const rows = filter.skip + filter.take
  const first = sort.column === 'date' ? { rows, order: sort.order } : null
  const { ctes, branches } = observationScan(tenantFilter, query, { columns, first })
  const pageOf = (found: Sql, part: { skip: number; take: number }) =>
    sql`select o.id, ${key} as place, o.date from (select ${selectColumns(columns)} ${found}) o
      ${join(tenantFilter)} ${observationOrder(sort, { key, date: sql`o.date`, id: sql`o.id` })} ${limitOffset(part)}`
  const [only] = branches
  if (only && branches.length === 1) return { ctes: sql`with`, ids: pageOf(only, filter) }
  const pages = branches.map((branch) => sql`(${pageOf(branch, { skip: 0, take: rows })})`)
  const order = observationOrder(sort, { key: sql`b.place`, date: sql`b.date`, id: sql`b.id` })
  return {
    ctes: sql`${ctes},`,
    ids: sql`select b.id, b.place, b.date from (${sql.join(pages, sql` union all `)}) b ${order} ${limitOffset(filter)}`,
  }
}

function dayCountsPage(tenantFilter: TenantFilter, query: PageQuery): PageSql | null {
  const { access, filter, days, sort } = query
  const dayCounts = pageByDayCounts(tenantFilter, query, sort.order)
  if (!dayCounts) return null
  const source = accessPath(tenantFilter, {
    conditions: [...observationConditions(access, filter, days), dayCounts.condition],
    drivingFilter: drivingFilterOf(access, filter),
    showDeleted: false,
    columns: [],
    first: { limit: dayCounts.limit, order: sort.order },
  })
  return {
    ctes: dayCounts.ctes,
    ids: sql`select o.id, o.date as place, o.date ${source} ${orderByDate(sort.order)} ${dayCounts.page}`,
  }
}

/**
 * Where a page deep in a list by date begins: the counts of days tell which day it is in, so the rows before are not read.
 */
interface DayCountsPageSql {
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
function pageByDayCounts(
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

/**
 * A page sorted by what many observations have in common, as their task's name: the counts tell in which groups it lies, and
 * of these alone the first rows are read.
 */
interface GroupPageSql {
  /** `with …` */
  ctes: Sql
  /** `(id, place, date)` of the page. */
  ids: Sql
}

/** null: there are no such groups, or only the observations can tell how large they are. */
function pageByGroup(
  tenantFilter: TenantFilter,
  query: ObservationQuery & { sort: ObservationSort },
): GroupPageSql | null {
  const { access, filter, days, sort } = query
  const grouping = GROUPINGS[sort.column]
  if (!grouping || filter.search !== null || filter.showDeleted) return null
  const groups = grouping.groups(tenantFilter, query)
  if (!groups) return null
  const { skip, take } = filter
  const conditions = sql.join(
    [
      tenantFilter('o'),
      sql`o.deleted_at is null`,
      ...observationConditions(access, filter, days),
      grouping.isMember,
    ],
    sql` and `,
  )
  const end = sql`${skip + take}::bigint`
  return {
    ctes: sql`with groups as materialized (${groups}), places as materialized (
        select s.place, s.before from (
          select g.place, sum(g.total) as total, sum(sum(g.total)) over (order by g.place) - sum(g.total) as before
          from groups g group by g.place
        ) s where s.before < ${end} and s.before + s.total > ${skip}::bigint
      )`,
    ids: sql`select o.id, ${sql.lit(sort.order === 'ASC' ? 1 : -1)} * g.place as place, o.date
      from places p join groups g on g.place = p.place
      cross join lateral (select o.id, o.date from observations o where ${conditions}
        ${orderByDate(sort.order)} limit (${end} - p.before)::bigint) o
      order by g.place, o.date ${direction(sort)}, o.id ${direction(sort)}
      limit ${sql.lit(take)} offset (select ${skip}::bigint - min(places.before) from places)`,
  }
}

interface Grouping {
  /** `(member, total, place)`: from 1 in the order of the page; null: the counts do not tell. */
  groups: (tenantFilter: TenantFilter, query: SortedQuery) => Sql | null
  /** The observation `o` is of the group `g`. */
  isMember: Sql
}

type SortedQuery = ObservationQuery & { sort: ObservationSort }

const direction = ({ order }: ObservationSort): Sql => (order === 'ASC' ? sql`asc` : sql`desc`)

const GROUPINGS: Partial<Record<ObservationSortColumn, Grouping>> = {
  task_name: groupByName('tasks', 'task_id'),
  location_name: groupByName('locations', 'location_id'),
  department_name: groupByName('departments', 'department_id'),
  user_name: groupByName('users', 'user_id', sql`named.firstname || ' ' || named.lastname`),
  technique: { groups: techniqueGroups, isMember: sql`o.technique is not distinct from g.member` },
  review_type: { groups: reviewTypeGroups, isMember: sql`o.review_type = g.member` },
}

/** Of the same name are in the same place. */
function groupByName(
  table: 'tasks' | 'locations' | 'departments' | 'users',
  column: ReferenceColumn,
  name: Sql = sql`named.name`,
): Grouping {
  return {
    isMember: sql`${sql.ref(`o.${column}`)} = g.member`,
    groups: (tenantFilter, query) =>
      rollupPlanFor(query, column) &&
      sql`select named.id as member, f.total,
          dense_rank() over (order by ${textSortKey(name)} ${direction(query.sort)}) as place
        from (
          select f.reference, sum(f.total) as total from (${resultCounts(tenantFilter, query, column).rows}) f
          group by f.reference having sum(f.total) > 0
        ) f join ${sql.table(table)} named on ${tenantFilter('named')} and named.id = f.reference`,
  }
}

/** None at all comes last either way. */
function techniqueGroups(tenantFilter: TenantFilter, query: SortedQuery): Sql | null {
  if (!rollupPlanFor(query, null)) return null
  return sql`select t.member, t.total,
      row_number() over (order by t.member ${direction(query.sort)} nulls last) as place
    from (
      select sum(f.total) as total, sum(f.correct) as correct, sum(f.incorrect) as incorrect
      from (${resultCounts(tenantFilter, query, null).rows}) f
    ) f cross join lateral (values ('correct', f.correct), ('incorrect', f.incorrect),
      (null, f.total - f.correct - f.incorrect)) as t (member, total)
    where t.total > 0`
}

function reviewTypeGroups(tenantFilter: TenantFilter, query: SortedQuery): Sql | null {
  const asked = query.filter.type
  const type = asked.length > 0 ? asked : [...REVIEW_TYPES]
  const ofTypes = { ...query, filter: { ...query.filter, type } }
  if (!rollupPlanFor(ofTypes, null)) return null
  return sql`select t.member, f.total,
      row_number() over (order by t.member ${direction(query.sort)}) as place
    from (
      select f.reference, sum(f.total) as total from (${resultCounts(tenantFilter, ofTypes, null).rows}) f
      group by f.reference having sum(f.total) > 0
    ) f join unnest(${type}::text[]) as t (member) on md5(t.member)::uuid = f.reference`
}
