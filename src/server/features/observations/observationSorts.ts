/** Sort keys of observation lists: a column, or the rank of a related name. */
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { textSortKey, orderByClause, fullName } from '../../context/listSql/listSql.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface ObservationSorting {
  /** Observation columns that the key needs in addition to id, date and references. */
  columns: readonly string[]
  /** Joins to the observation `o`. */
  join: (tenantFilter: TenantFilter) => Sql
  key: Sql
  isNotNull?: boolean
}

export const OBSERVATION_SORTS: Record<ObservationSortColumn, ObservationSorting> = {
  date: { columns: [], join: () => sql``, key: sql`o.date`, isNotNull: true },
  name: { ...sortByColumn('name'), key: textSortKey(sql`o.name`) },
  technique: sortByColumn('technique'),
  review_type: sortByColumn('review_type'),
  ai_review_status: sortByColumn('ai_review_status'),
  created_at: sortByColumn('created_at'),
  updated_at: sortByColumn('updated_at'),
  deleted_at: sortByColumn('deleted_at'),
  task_name: sortByName('tasks', 'task_id'),
  location_name: sortByName('locations', 'location_id'),
  department_name: sortByName('departments', 'department_id'),
  campaign_name: sortByName('campaigns', 'campaign_id'),
  user_name: sortByName('users', 'user_id', fullName('named')),
  observee_name: {
    columns: ['unlinked_observee_name', 'unlinked_observee_employee_id'],
    // Builds the name once for each person instead of once for each observation.
    join: (tenantFilter) => sql`left join (
        select p.id, ${textSortKey(fullName('p'))} as name from users p
        where ${tenantFilter('p')} offset 0
      ) named on named.id = o.observee_id`,
    key: sql`case when o.observee_id is not null then named.name
      else ${textSortKey(sql`coalesce(o.unlinked_observee_name, o.unlinked_observee_employee_id)`)} end`,
  },
}

/** Sorts rows with the same key by date, newest first in both directions. */
export function observationOrder(
  { column, order }: ObservationSort,
  { key, date, id }: { key: Sql; date: Sql; id: Sql },
): Sql {
  const { isNotNull = false } = OBSERVATION_SORTS[column]
  const idOrder = column === 'date' ? id : sql`${date} desc, ${id}`
  return orderByClause({ key, isNotNull, order, id: idOrder })
}

/** Default order. */
export const NEWEST_FIRST = { column: 'date', order: 'DESC' } as const

function sortByColumn(column: string): ObservationSorting {
  return { columns: [column], join: () => sql``, key: sql.ref(`o.${column}`) }
}

/** Ranks once per name instead of once per observation. */
function sortByName(
  table: 'tasks' | 'locations' | 'departments' | 'campaigns' | 'users',
  reference: string,
  name: Sql = sql`named.name`,
): ObservationSorting {
  return {
    columns: [],
    join: (tenantFilter) => sql`left join (
        select named.id, dense_rank() over (order by ${textSortKey(name)}) as place
        from ${sql.table(table)} named where ${tenantFilter('named')}
      ) ranked on ranked.id = ${sql.ref(`o.${reference}`)}`,
    key: sql`ranked.place`,
  }
}
