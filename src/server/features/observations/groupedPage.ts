/**
 * A page sorted by what many observations have in common, as their task's name: the counts tell in which groups it lies, and
 * of these alone the first rows are read.
 */
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import { REVIEW_TYPES } from '#domain/enumerations.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { textSortKey } from '../../context/listSql/sortedBy.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import type { ReferenceColumn } from '../rollups/rollupKinds.ts'
import { resultCounts } from './figures.ts'
import { observationConditions } from './observationConditions.ts'
import { orderByDate } from './observationSource.ts'
import type { ObservationQuery } from './observationQuery.ts'

export interface GroupPageSql {
  /** `with …` */
  ctes: Sql
  /** `(id, place, date)` of the page. */
  ids: Sql
}

/** null: there are no such groups, or only the observations can tell how large they are. */
export function pageByGroup(
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
