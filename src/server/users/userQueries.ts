/** Reads and counts people as their administration has them: everything but the password. */
import type { UserFilter, UserSort, UserWhere } from '#api/generated/contract.ts'
import type { UserParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../access/access.ts'
import { worksAtLocations, worksInDepartments } from '../access/personAccess.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { namedRecord } from '../list/named.ts'
import { alphabetical, type Sorting } from '../list/sortedBy.ts'
import { uuidsOf } from '../list/uuids.ts'
import { BY_OBSERVATIONS, observationsOf, observationsPer } from '../records/observationCounts.ts'
import { pagedRecords } from '../records/pagedRecords.ts'
import { doesOneOf } from './doesTask.ts'
import { seesUser } from './seesUser.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface UserQuery {
  access: Access
  list: ListInput
  filter: UserFilter
  where: UserWhere
  /** null: all. */
  id: string | null
}

export interface UserColumns {
  sort: UserSort
  withPlaces: boolean
  /** Observations made by and about each. */
  withCounts: boolean
  /** Also where the client does not display it. */
  withEmployeeId: boolean
}

export async function readUsers(
  db: Database,
  query: UserQuery & UserColumns,
): Promise<UserParent[]> {
  const { access, list, sort, withPlaces, withCounts, withEmployeeId } = query
  return db.read<UserParent>(access, (tables) =>
    tables.sql((inReach) => {
      const byCount = COUNTED[sort.column]
      const count = (column: Counted) => ({ column, alias: 'u', access, inReach })
      const counted = (column: Counted) =>
        withCounts ? observationsOf(count(column)) : sql`null::int`
      const none = sql`'[]'::json`
      return pagedRecords(inReach, {
        table: 'users',
        alias: 'u',
        matching: matchingUsers(query, inReach, byCount ? observationsPer(count(byCount)) : sql``),
        sorting: { ...userSortKey(sort), order: sort.order },
        list,
        joins: sql`join clients c on c.id = u.client_id`,
        columns: sql`u.id, u.firstname, u.lastname, u.email, u.title, u.type, u.is_account_enabled,
          case when ${withEmployeeId ? sql`true` : sql`(c.display_employee_id or u.id = ${access.userId})`}
            then u.employee_id end as employee_id,
          u.client_id, json_build_object('id', c.id, 'company_name', c.company_name,
            'deleted_at', c.deleted_at) as client,
          u.user_has_full_location_access, u.user_has_full_department_access,
          ${withPlaces ? locationsOf(access, inReach) : none} as locations,
          ${withPlaces ? departmentsOf(access, inReach) : none} as departments,
          ${counted('user_id')} as observation_count, ${counted('observee_id')} as observed_count,
          u.created_at, u.updated_at, u.deleted_at`,
      })
    }),
  )
}

export async function countUsers(db: Database, query: UserQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matchingUsers(query, inReach)}`),
  )
  return row?.total ?? 0
}

/** `from users u join clients c … where …`: who the list shows. */
export function matchingUsers(
  { access, list, filter, where, id }: UserQuery,
  inReach: InReach,
  joins: Sql = sql``,
): Sql {
  const tasks = uuidsOf(filter.taskIds)
  const { type, is_account_enabled: enabled } = where
  const conditions = [
    inReach('u'),
    ...(id === null ? [] : [sql`u.id = ${id}`]),
    seesUser(access, 'u', inReach),
    ...(list.showDeleted ? [] : [sql`u.deleted_at is null`]),
    ...(list.search ? [containsText(SEARCHED, list.search)] : []),
    ...(tasks ? [doesOneOf('u', tasks, inReach)] : []),
    worksAtLocations(uuidsOf(filter.locationIds), 'u', inReach),
    worksInDepartments(uuidsOf(filter.departmentIds), 'u', inReach),
    ...(type ? [sql`u.type = ${type}`] : []),
    ...(typeof enabled === 'boolean' ? [sql`u.is_account_enabled = ${enabled}`] : []),
  ]
  return sql`from users u join clients c on c.id = u.client_id ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

/** Spelt as the index `users_search`. */
const SEARCHED = sql`u.firstname || ' ' || u.lastname || ' ' || u.email || ' ' || coalesce(u.employee_id, '')`

/** Deleted ones too: without them a person limited to one would look like one of all. */
function locationsOf(access: Access, inReach: InReach): Sql {
  return sql`case when u.user_has_full_location_access then '[]' else
    coalesce((select json_agg(${namedRecord('l')} order by ${alphabetical(sql`l.name`)}, l.id)
      from user_locations k join locations l on l.client_id = k.client_id and l.id = k.location_id
      where ${inReach('k')} and k.user_id = u.id and ${seesLocation(access, 'l')}), '[]') end`
}

function departmentsOf(access: Access, inReach: InReach): Sql {
  return sql`case when u.user_has_full_department_access then '[]' else
    coalesce((select json_agg(${namedRecord('d')} order by ${alphabetical(sql`d.name`)}, d.id)
      from user_departments k join departments d on d.client_id = k.client_id and d.id = k.department_id
      where ${inReach('k')} and k.user_id = u.id and ${seesDepartment(access, 'd', inReach)}), '[]') end`
}

/** Whose observations are counted: the observer's or the individual's. */
type Counted = 'user_id' | 'observee_id'

/** Sorted by these with `observationsPer`. */
export const COUNTED: Partial<Record<UserSort['column'], Counted>> = {
  observation_count: 'user_id',
  observed_count: 'observee_id',
}

export function userSortKey({ column }: UserSort): Pick<Sorting, 'key' | 'neverEmpty'> {
  if (column === 'name')
    return { key: alphabetical(sql`u.firstname || ' ' || u.lastname`), neverEmpty: true }
  if (column === 'company_name') return { key: alphabetical(sql`c.company_name`) }
  if (COUNTED[column]) return BY_OBSERVATIONS
  const key = sql.ref(`u.${column}`)
  return { key: TEXTS.has(column) ? alphabetical(key) : key }
}

const TEXTS = new Set<UserSort['column']>(['firstname', 'lastname', 'email', 'employee_id', 'type'])
