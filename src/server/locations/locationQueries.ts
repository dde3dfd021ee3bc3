/** Reads and counts locations, with the names around them. */
import type { LocationFilter, LocationSort } from '#api/generated/contract.ts'
import type { LocationParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../access/access.ts'
import { within } from '../access/observationAccess.ts'
import {
  hasDepartments,
  hasDepartmentsInside,
  locationsOf,
  seesLocation,
} from '../access/placeAccess.ts'
import { below } from '../access/placeTrees.ts'
import { locationsOfTasks } from '../access/taskAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { namedRecord } from '../list/named.ts'
import { alphabetical, type Sorting } from '../list/sortedBy.ts'
import { chosenId, NO_RECORD, uuidsOf } from '../list/uuids.ts'
import type { Days } from '../observations/observationConditions.ts'
import { BY_OBSERVATIONS, observationsOf, observationsPer } from '../records/observationCounts.ts'
import { pagedRecords } from '../records/pagedRecords.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface LocationQuery {
  access: Access
  /** For a dropdown: only where something can be observed. */
  offered: boolean
  list: ListInput
  filter: LocationFilter
}

export interface LocationColumns {
  sort: LocationSort
  withChildren: boolean
  withCount: boolean
  /** Which observations are counted. */
  days: Days
}

export async function readLocations(
  db: Database,
  query: LocationQuery & LocationColumns,
): Promise<LocationParent[]> {
  const { access, list, sort, withChildren, withCount, days } = query
  return db.read<LocationParent>(access, (tables) =>
    tables.sql((inReach) => {
      const count = { column: 'location_id', alias: 'l', access, inReach, days } as const
      const shown = withCount && !access.namesOnly
      const byCount = shown && sort.column === 'observation_count'
      return pagedRecords(inReach, {
        table: 'locations',
        alias: 'l',
        matching: matching(query, inReach, byCount ? observationsPer(count) : sql``),
        sorting: { ...keyOf(sort, byCount), order: sort.order },
        list,
        columns: sql`l.id, l.name, l.client_id, l.created_at, l.updated_at, l.deleted_at,
          p.id as parent_id, ${namedRecord('p')} as parent,
          ${withChildren ? childrenOf(access, inReach) : sql`'[]'::json`} as children,
          ${shown ? observationsOf(count) : sql`null::int`} as observation_count`,
        joins: parentOf(access),
      })
    }),
  )
}

export async function countLocations(db: Database, query: LocationQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matching(query, inReach)}`),
  )
  return row?.total ?? 0
}

function matching(
  { access, offered, list, filter }: LocationQuery,
  inReach: InReach,
  joins: Sql = sql``,
) {
  const tasks = uuidsOf(filter.taskIds)
  const departments = uuidsOf(filter.departmentIds)
  const conditions = [
    inReach('l'),
    seesLocation(access, 'l'),
    within(sql`l.id`, uuidsOf(filter.locationIds)),
    ...(filter.notInside
      ? [
          sql`l.id not in (${below(inReach, 'locations', [chosenId(filter.notInside) ?? NO_RECORD])})`,
        ]
      : []),
    ...(list.showDeleted ? [] : [sql`l.deleted_at is null`]),
    ...(list.search ? [containsText(sql`l.name`, list.search)] : []),
    ...(offered ? [hasDepartments(access, 'l', inReach)] : []),
    ...(filter.hasDepartments ? [hasDepartmentsInside(access, 'l', inReach)] : []),
    ...(tasks ? [locationsOfTasks('l', tasks, inReach)] : []),
    ...(departments
      ? [sql`l.id in (${locationsOf(inReach, below(inReach, 'departments', departments))})`]
      : []),
  ]
  return sql`from locations l ${parentOf(access)} ${joins} where ${sql.join(conditions, sql` and `)}`
}

/** A deleted parent is none, and one out of reach is not told. */
function parentOf(access: Access): Sql {
  return sql`left join locations p on p.client_id = l.client_id and p.id = l.parent_id
    and p.deleted_at is null and ${seesLocation(access, 'p')}`
}

function childrenOf(access: Access, inReach: InReach): Sql {
  return sql`coalesce((select json_agg(${namedRecord('ch')} order by ${alphabetical(sql`ch.name`)}, ch.id)
    from locations ch where ${inReach('ch')} and ch.parent_id = l.id and ch.deleted_at is null
      and ${seesLocation(access, 'ch')}), '[]')`
}

function keyOf({ column }: LocationSort, byCount: boolean): Pick<Sorting, 'key' | 'neverEmpty'> {
  if (byCount) return BY_OBSERVATIONS
  if (column === 'parent_name') return { key: alphabetical(sql`p.name`) }
  if (column === 'created_at' || column === 'updated_at' || column === 'deleted_at')
    return { key: sql.ref(`l.${column}`) }
  return { key: alphabetical(sql`l.name`), neverEmpty: true }
}
