/** Sorts of observation lists: by a column, or by the name of a related record. */
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import {
  fullName,
  orderByClause,
  type SortReader,
  textSortKey,
} from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Rows of `observation` that have the key in one way. */
interface SortedPart {
  /** Joins the key's record as `named`. */
  join: (tenantFilter: TenantFilter) => Sql
  /** Written like the index of the names, which has them in order. */
  key: (reader: SortReader) => Sql
  /** null: all observations. */
  condition: Sql | null
}

interface ObservationSorting {
  /** Each observation is in one of them. */
  parts: readonly SortedPart[]
  isNotNull?: boolean
}

const withoutJoin = () => sql``

const byColumn = (column: string): ObservationSorting => ({
  parts: [{ join: withoutJoin, key: () => sql.ref(`observation.${column}`), condition: null }],
})

const byName = (
  table: 'tasks' | 'locations' | 'departments' | 'users',
  reference: string,
  name: Sql = sql`named.name`,
): ObservationSorting => ({
  parts: [
    {
      join: (tenantFilter) =>
        sql`join ${sql.table(table)} named on ${tenantFilter('named')} and named.id = ${sql.ref(`observation.${reference}`)}`,
      key: (reader) => textSortKey(name, reader),
      condition: null,
    },
  ],
  isNotNull: true,
})

const UNLINKED_NAME = sql`coalesce(observation.unlinked_observee_name, observation.unlinked_observee_employee_id)`

export const OBSERVATION_SORTS: Record<ObservationSortColumn, ObservationSorting> = {
  date: { ...byColumn('date'), isNotNull: true },
  name: {
    parts: [
      {
        join: withoutJoin,
        key: (reader) => textSortKey(sql`observation.name`, reader),
        condition: null,
      },
    ],
  },
  technique: byColumn('technique'),
  review_type: byColumn('review_type'),
  ai_review_status: byColumn('ai_review_status'),
  created_at: byColumn('created_at'),
  updated_at: byColumn('updated_at'),
  deleted_at: byColumn('deleted_at'),
  task_name: byName('tasks', 'task_id'),
  location_name: byName('locations', 'location_id'),
  department_name: byName('departments', 'department_id'),
  campaign_name: {
    parts: [
      {
        join: (tenantFilter) =>
          sql`left join campaigns named on ${tenantFilter('named')} and named.id = observation.campaign_id`,
        key: (reader) => textSortKey(sql`named.name`, reader),
        condition: null,
      },
    ],
  },
  user_name: byName('users', 'user_id', fullName('named')),
  observee_name: {
    parts: [
      ...byName('users', 'observee_id', fullName('named')).parts,
      {
        join: withoutJoin,
        key: (reader) => textSortKey(UNLINKED_NAME, reader),
        condition: sql`observation.observee_id is null`,
      },
    ],
    isNotNull: true,
  },
}

/**
 * Sorts rows with the same key by date, newest first in both directions; but by when they were made, the oldest first, new
 * rows always come last, so that whoever reads page after page misses and doubles none.
 */
export function observationOrder(
  { column, order }: ObservationSort,
  { key, date, id }: { key: Sql; date: Sql; id: Sql },
): Sql {
  if (column === 'created_at' && order === 'ASC') return sql`order by ${key}, ${id}`
  const { isNotNull = false } = OBSERVATION_SORTS[column]
  const idOrder = column === 'date' ? id : sql`${date} desc, ${id}`
  return orderByClause({ key, isNotNull, order, id: idOrder })
}

/** Default order. */
export const NEWEST_FIRST = { column: 'date', order: 'DESC' } as const
