/** What sorts a list of observations: a column, or the rank of a related name. */
import { sql, type RawBuilder } from 'kysely'
import type { ObservationSortColumn } from '#api/generated/contract.ts'
import type { InReach } from '../db/database.ts'
import { alphabetical } from '../list/sortedBy.ts'

export interface ObservationSorting {
  /** Columns of the observation that the key needs beside its id, date and references. */
  columns: readonly string[]
  /** Joined to the observation `o`. */
  join: (inReach: InReach) => RawBuilder<unknown>
  key: RawBuilder<unknown>
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
    join: (inReach) =>
      sql`left join users named on ${inReach('named')} and named.id = o.observee_id`,
    key: alphabetical(
      sql`coalesce(named.firstname || ' ' || named.lastname, o.unlinked_observee_name, o.unlinked_observee_employee_id)`,
    ),
  },
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
  name: RawBuilder<unknown> = sql`named.name`,
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
