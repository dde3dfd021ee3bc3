/** Reads and counts tasks, with the places and people around them. */
import type { TaskFilter, TaskSort } from '#api/generated/contract.ts'
import type { TaskParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../access/access.ts'
import { seesPerson } from '../access/personAccess.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import { doneAtLocations, doneInDepartments, seesTask } from '../access/taskAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { namedRecord, person } from '../list/named.ts'
import { alphabetical, type Sorting } from '../list/sortedBy.ts'
import { uuidsOf } from '../list/uuids.ts'
import { BY_OBSERVATIONS, observationsOf, observationsPer } from '../records/observationCounts.ts'
import { pagedRecords } from '../records/pagedRecords.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface TaskQuery {
  access: Access
  list: ListInput
  filter: TaskFilter
  /** This one alone; those of its places that are deleted are told, too. */
  id?: string
}

type Lazy =
  | 'gbs_video'
  | 'departments'
  | 'department_count'
  | 'locations'
  | 'location_count'
  | 'users'

export interface TaskColumns {
  sort: TaskSort
  /** How many places of each kind a task names; null: all. */
  placesTake: number | null
  asksFor: (column: Lazy) => boolean
  withCount: boolean
}

export async function readTasks(
  db: Database,
  query: TaskQuery & TaskColumns,
): Promise<TaskParent[]> {
  const { access, list, sort, asksFor, withCount } = query
  return db.read<TaskParent>(access, (tables) =>
    tables.sql((inReach) => {
      const count = { column: 'task_id', alias: 't', access, inReach } as const
      const where = (kind: PlaceKind) => placesOf(kind, query, inReach)
      const none = sql`'[]'::json`
      const shown = (kind: PlaceKind) => (asksFor(kind) ? namesOf(where(kind), query) : none)
      const counted = (kind: PlaceKind, column: 'department_count' | 'location_count') =>
        asksFor(column) ? countOf(where(kind)) : sql`0`
      const byCount = sort.column === 'observation_count'
      return pagedRecords(inReach, {
        table: 'tasks',
        alias: 't',
        matching: matching(query, inReach, byCount ? observationsPer(count) : sql``),
        sorting: { ...keyOf(sort), order: sort.order },
        list,
        columns: sql`t.id, t.name, t.client_id, t.is_pushing, t.is_pulling, t.uses_pull_tilt_take,
          t.show_other_observation_option, t.requires_manual_check, t.task_principles,
          t.task_principles_override, t.task_has_full_location_access,
          t.task_has_full_department_access, t.created_at, t.updated_at, t.deleted_at,
          ${videoOf(sql`v.id`, inReach)} as gbs_video_id,
          ${asksFor('gbs_video') ? videoOf(NAMED_VIDEO, inReach) : sql`null::json`} as gbs_video,
          ${shown('departments')} as departments, ${counted('departments', 'department_count')} as department_count,
          ${shown('locations')} as locations, ${counted('locations', 'location_count')} as location_count,
          ${asksFor('users') ? usersOf(access, inReach) : none} as users,
          ${withCount ? observationsOf(count) : sql`null::int`} as observation_count`,
      })
    }),
  )
}

export async function countTasks(db: Database, query: TaskQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matching(query, inReach)}`),
  )
  return row?.total ?? 0
}

function matching({ access, list, filter, id }: TaskQuery, inReach: InReach, joins: Sql = sql``) {
  const conditions = [
    inReach('t'),
    seesTask(access, 't', inReach),
    doneAtLocations(uuidsOf(filter.locationIds), 't', inReach),
    doneInDepartments(uuidsOf(filter.departmentIds), 't', inReach),
    ...(id ? [sql`t.id = ${id}`] : []),
    ...(list.showDeleted ? [] : [sql`t.deleted_at is null`]),
    ...(list.search ? [containsText(sql`t.name`, list.search)] : []),
  ]
  return sql`from tasks t ${joins} where ${sql.join(conditions, sql` and `)}`
}

/** A deleted one is shown no more. */
function videoOf(column: Sql, inReach: InReach): Sql {
  return sql`(select ${column} from gbs_videos v
    where ${inReach('v')} and v.id = t.gbs_video_id and v.deleted_at is null)`
}

const NAMED_VIDEO = sql`json_build_object('id', v.id, 'name', v.title, 'deleted_at', v.deleted_at)`

const PLACES = {
  departments: { links: 'task_departments', target: 'k.department_id', sees: seesDepartment },
  locations: { links: 'task_locations', target: 'k.location_id', sees: seesLocation },
} as const

type PlaceKind = keyof typeof PLACES

/** Places out of sight are not told, nor counted. */
function placesOf(kind: PlaceKind, { access }: TaskQuery, inReach: InReach): Sql {
  const { links, target, sees } = PLACES[kind]
  return sql`from ${sql.table(links)} k
    join ${sql.table(kind)} x on x.client_id = k.client_id and x.id = ${sql.ref(target)}
    where ${inReach('k')} and k.task_id = t.id and ${sees(access, 'x', inReach)}`
}

const LIVE = sql`and x.deleted_at is null`

function namesOf(places: Sql, { id, placesTake }: TaskQuery & TaskColumns): Sql {
  const byName = sql`order by ${alphabetical(sql`x.name`)}, x.id`
  const cut = placesTake === null ? sql`` : sql`limit ${sql.lit(placesTake)}`
  return sql`coalesce((select json_agg(${namedRecord('x')} ${byName})
    from (select x.id, x.name, x.deleted_at ${places} ${id ? sql`` : LIVE} ${byName} ${cut}) x), '[]')`
}

const countOf = (places: Sql): Sql => sql`(select count(*)::int ${places} ${LIVE})`

function usersOf(access: Access, inReach: InReach): Sql {
  return sql`coalesce((select json_agg(${person('p', 'c')} order by p.firstname, p.lastname, p.id)
    from task_users k join users p on p.client_id = k.client_id and p.id = k.user_id
    join clients c on c.id = k.client_id
    where ${inReach('k')} and k.task_id = t.id and ${seesPerson(access, 'p', inReach)}), '[]')`
}

function keyOf({ column }: TaskSort): Pick<Sorting, 'key' | 'neverEmpty'> {
  if (column === 'observation_count') return BY_OBSERVATIONS
  if (column === 'name') return { key: alphabetical(sql`t.name`), neverEmpty: true }
  return { key: sql.ref(`t.${column}`) }
}
