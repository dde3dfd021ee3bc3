/** Reads and counts departments, with the names around them. */
import type { DepartmentFilter, DepartmentSort } from '#api/generated/contract.ts'
import type { DepartmentParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../access/access.ts'
import { departmentsAt, seesDepartment, seesLocation } from '../access/placeAccess.ts'
import { below } from '../access/placeTrees.ts'
import { departmentsOfTasks } from '../access/taskAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { namedRecord } from '../list/named.ts'
import { alphabetical, type Sorting } from '../list/sortedBy.ts'
import { chosenId, NO_RECORD, uuidsOf } from '../list/uuids.ts'
import { BY_OBSERVATIONS, observationsOf, observationsPer } from '../records/observationCounts.ts'
import { pagedRecords } from '../records/pagedRecords.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface DepartmentQuery {
  access: Access
  list: ListInput
  filter: DepartmentFilter
  /** This one alone; those of its locations that are deleted are told, too. */
  id?: string
}

export interface DepartmentColumns {
  sort: DepartmentSort
  withChildren: boolean
  withLocations: boolean
  withCount: boolean
}

export async function readDepartments(
  db: Database,
  query: DepartmentQuery & DepartmentColumns,
): Promise<DepartmentParent[]> {
  const { access, list, sort, withChildren, withLocations, withCount } = query
  return db.read<DepartmentParent>(access, (tables) =>
    tables.sql((inReach) => {
      const count = { column: 'department_id', alias: 'd', access, inReach } as const
      const shown = withCount && !access.namesOnly
      const byCount = shown && sort.column === 'observation_count'
      const none = sql`'[]'::json`
      return pagedRecords(inReach, {
        table: 'departments',
        alias: 'd',
        matching: matching(query, inReach, byCount ? observationsPer(count) : sql``),
        sorting: { ...keyOf(sort, byCount), order: sort.order },
        list,
        columns: sql`d.id, d.name, d.client_id, d.created_at, d.updated_at, d.deleted_at,
          p.id as parent_department_id, ${namedRecord('p')} as parent_department,
          ${withChildren ? childrenOf(access, inReach) : none} as children,
          ${withLocations ? locationsOf(query, inReach) : none} as locations,
          ${shown ? observationsOf(count) : sql`null::int`} as observation_count`,
        joins: parentOf(access, inReach),
      })
    }),
  )
}

export async function countDepartments(db: Database, query: DepartmentQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matching(query, inReach)}`),
  )
  return row?.total ?? 0
}

function matching(
  { access, list, filter, id }: DepartmentQuery,
  inReach: InReach,
  joins: Sql = sql``,
) {
  const tasks = uuidsOf(filter.taskIds)
  const chosen = uuidsOf(filter.locationIds)
  const locations =
    chosen && filter.withLocationsInside ? below(inReach, 'locations', chosen) : chosen
  const conditions = [
    inReach('d'),
    seesDepartment(access, 'd', inReach),
    ...(id ? [sql`d.id = ${id}`] : []),
    ...(filter.notInside ? [notInside(filter.notInside, inReach)] : []),
    ...(list.showDeleted ? [] : [sql`d.deleted_at is null`]),
    ...(list.search ? [containsText(sql`d.name`, list.search)] : []),
    ...(tasks ? [departmentsOfTasks('d', tasks, inReach)] : []),
    ...(locations ? [sql`d.id in (${departmentsAt(inReach, locations)})`] : []),
  ]
  return sql`from departments d ${parentOf(access, inReach)} ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

/** A deleted parent is none, and one out of reach is not told. */
function parentOf(access: Access, inReach: InReach): Sql {
  return sql`left join departments p on p.client_id = d.client_id and p.id = d.parent_id
    and p.deleted_at is null and ${seesDepartment(access, 'p', inReach)}`
}

function notInside(id: string, inReach: InReach): Sql<boolean> {
  return sql`d.id not in (${below(inReach, 'departments', [chosenId(id) ?? NO_RECORD])})`
}

function childrenOf(access: Access, inReach: InReach): Sql {
  return sql`coalesce((select json_agg(${namedRecord('ch')} order by ${alphabetical(sql`ch.name`)}, ch.id)
    from departments ch where ${inReach('ch')} and ch.parent_id = d.id and ch.deleted_at is null
      and ${seesDepartment(access, 'ch', inReach)}), '[]')`
}

function locationsOf({ access, id }: DepartmentQuery, inReach: InReach): Sql {
  const shown = id ? sql`` : sql`and l.deleted_at is null`
  return sql`coalesce((select json_agg(${namedRecord('l')} order by ${alphabetical(sql`l.name`)}, l.id)
    from department_locations dl
    join locations l on l.client_id = dl.client_id and l.id = dl.location_id ${shown}
    where ${inReach('dl')} and dl.department_id = d.id and ${seesLocation(access, 'l')}), '[]')`
}

function keyOf({ column }: DepartmentSort, byCount: boolean): Pick<Sorting, 'key' | 'neverEmpty'> {
  if (byCount) return BY_OBSERVATIONS
  if (column === 'parent_name') return { key: alphabetical(sql`p.name`) }
  if (column === 'created_at' || column === 'updated_at' || column === 'deleted_at')
    return { key: sql.ref(`d.${column}`) }
  return { key: alphabetical(sql`d.name`), neverEmpty: true }
}
