/** What sorts a list of observations: a column, or the rank of a related name. */
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import type { InReach } from '../db/database.ts'
import { alphabetical, sortedBy } from '../list/sortedBy.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface ObservationSorting {
  /** Columns of the observation that the key needs beside its id, date and references. */
  columns: readonly string[]
  /** Joined to the observation `o`. */
  join: (inReach: InReach) => Sql
  key: Sql
  neverEmpty?: boolean
}

export const OBSERVATION_SORTS: Record<ObservationSortColumn, ObservationSorting> = {
  date: { columns: [], join: () => sql``, key: sql`o.date`, neverEmpty: true },
  name: { ...byColumn('name'), key: alphabetical(sql`o.name`) },
  technique: byColumn('technique'),
  review_type: byColumn('review_type'),
  ai_review_status: byColumn('ai_review_status'),
  created_at: byColumn('created_at'),
  updated_at: byColumn('updated_at'),
  deleted_at: byColumn('deleted_at'),
  task_name: byName('tasks', 'task_id'),
  location_name: byName('locations', 'location_id'),
  department_name: byName('departments', 'department_id'),
  campaign_name: byName('campaigns', 'campaign_id'),
  user_name: byName('users', 'user_id', sql`named.firstname || ' ' || named.lastname`),
  observee_name: {
    columns: ['unlinked_observee_name', 'unlinked_observee_employee_id'],
    // Spelt once for each person instead of once for each observation.
    join: (inReach) => sql`left join (
        select p.id, ${alphabetical(sql`p.firstname || ' ' || p.lastname`)} as name from users p
        where ${inReach('p')} offset 0
      ) named on named.id = o.observee_id`,
    key: sql`case when o.observee_id is not null then named.name
      else ${alphabetical(sql`coalesce(o.unlinked_observee_name, o.unlinked_observee_employee_id)`)} end`,
  },
}

/** Of what has the same key the order by date goes on, in the same direction. */
export function orderOf(
  { column, order }: ObservationSort,
  { key, date, id }: { key: Sql; date: Sql; id: Sql },
): Sql {
  const { neverEmpty = false } = OBSERVATION_SORTS[column]
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const rest = column === 'date' ? id : sql`${date} ${direction}, ${id}`
  return sortedBy({ key, neverEmpty, order, id: rest })
}

/** Unless another order is asked for. */
export const NEWEST_FIRST = { column: 'date', order: 'DESC' } as const

function byColumn(column: string): ObservationSorting {
  return { columns: [column], join: () => sql``, key: sql.ref(`o.${column}`) }
}

/** Ranked once per name instead of once per observation. */
function byName(
  table: 'tasks' | 'locations' | 'departments' | 'campaigns' | 'users',
  reference: string,
  name: Sql = sql`named.name`,
): ObservationSorting {
  return {
    columns: [],
    join: (inReach) => sql`left join (
        select named.id, dense_rank() over (order by ${alphabetical(name)}) as place
        from ${sql.table(table)} named where ${inReach('named')}
      ) ranked on ranked.id = ${sql.ref(`o.${reference}`)}`,
    key: sql`ranked.place`,
  }
}
