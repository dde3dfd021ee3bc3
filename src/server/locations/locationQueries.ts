/** Reads and counts locations, with the names around them. */
import { sql, type RawBuilder } from 'kysely'
import type { LocationFilter, LocationSort } from '#api/generated/contract.ts'
import type { LocationParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access, InReach } from '../access/access.ts'
import { seesObservation, within } from '../access/observationAccess.ts'
import { hasDepartments, locationsOf, seesLocation } from '../access/placeAccess.ts'
import { below } from '../access/placeTrees.ts'
import { locationsOfTasks } from '../access/taskAccess.ts'
import type { Database } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { namedRecord } from '../list/named.ts'
import { page } from '../list/page.ts'
import { alphabetical, sortedBy } from '../list/sortedBy.ts'
import { chosenId, NO_RECORD, uuidsOf } from '../list/uuids.ts'
import type { Days } from '../observations/observationConditions.ts'

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
      const count = countOf(access, days, inReach)
      const shown = withCount && !access.namesOnly
      const key = keyOf(sort, shown ? count : null)
      return sql`select l.id, l.name, l.client_id, l.created_at, l.updated_at, l.deleted_at,
          p.id as parent_id, ${namedRecord('p')} as parent,
          ${withChildren ? childrenOf(access, inReach) : sql`'[]'::json`} as children,
          ${shown ? count : sql`null::int`} as observation_count
        ${matching(query, inReach)}
        ${sortedBy({ key, order: sort.order, id: sql`l.id` })} ${page(list)}`
    }),
  )
}

export async function countLocations(db: Database, query: LocationQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matching(query, inReach)}`),
  )
  return row?.total ?? 0
}

/** A deleted parent is none, and one out of reach is not told. */
function matching({ access, offered, list, filter }: LocationQuery, inReach: InReach) {
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
    ...(tasks ? [locationsOfTasks('l', tasks, inReach)] : []),
    ...(departments
      ? [sql`l.id in (${locationsOf(inReach, below(inReach, 'departments', departments))})`]
      : []),
  ]
  return sql`from locations l
    left join locations p on p.client_id = l.client_id and p.id = l.parent_id and p.deleted_at is null
      and ${seesLocation(access, 'p')}
    where ${sql.join(conditions, sql` and `)}`
}

function childrenOf(access: Access, inReach: InReach): RawBuilder<unknown> {
  return sql`coalesce((select json_agg(${namedRecord('ch')} order by ${alphabetical(sql`ch.name`)}, ch.id)
    from locations ch where ${inReach('ch')} and ch.parent_id = l.id and ch.deleted_at is null
      and ${seesLocation(access, 'ch')}), '[]')`
}

function countOf(access: Access, { from, before }: Days, inReach: InReach): RawBuilder<unknown> {
  return sql`(select count(*)::int from observations n
    where ${inReach('n')} and n.location_id = l.id and n.deleted_at is null
      and ${seesObservation(access, 'n')}
      ${from ? sql`and n.date >= ${from}` : sql``} ${before ? sql`and n.date < ${before}` : sql``})`
}

function keyOf({ column }: LocationSort, count: RawBuilder<unknown> | null): RawBuilder<unknown> {
  if (column === 'observation_count' && count) return count
  if (column === 'parent_name') return alphabetical(sql`p.name`)
  if (column === 'created_at' || column === 'updated_at' || column === 'deleted_at')
    return sql.ref(`l.${column}`)
  return alphabetical(sql`l.name`)
}
