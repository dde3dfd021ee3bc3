/** Reads everything that the dropdowns of the add form can offer, by the conditions of their own queries. */
import type { TaskGuidance } from '#api/generated/contract.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { fullName, recordJson, textSortKey } from '../../../context/listSql/listSql.ts'
import { ancestorIds, descendantIds } from '../../../context/places/placeTree.ts'
import type { Access } from '../../../context/visibility/userAccess.ts'
import { visibleRecord } from '../../../context/visibility/recordVisibility.ts'
import {
  hasDepartments,
  linkedPlaceIds,
  visibleCampaign,
  visibleObservation,
  visiblePerson,
  visibleTask,
} from '../../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../../platform/db/database.ts'
import { sql, type Sql } from '../../../platform/db/sql.ts'
import { canGoOn } from '../../../context/campaigns/campaignObstacles.ts'
import { joinParents, type PlaceList } from '../../../context/listSql/placeListSql.ts'
import type { PlaceRow } from './offeredPlaces.ts'

/** Limit of each kind. One more is read, to know whether there are more. */
export const MAX_OFFERED = 5_000

const AND_ONE_MORE = sql`limit ${sql.lit(MAX_OFFERED + 1)}`

export async function readOfferedLocations(db: Database, access: Access): Promise<PlaceRow[]> {
  return db.sql<PlaceRow>(access, (tenantFilter) =>
    offeredWithAncestors(
      { place: 'location', alias: 'l' },
      { access, tenantFilter, more: hasDepartments(access, 'l', tenantFilter) },
    ),
  )
}

export interface DepartmentRow extends PlaceRow {
  /** Ids; null for a department that is not offered. */
  locations: string[] | null
}

export async function readOfferedDepartments(
  db: Database,
  access: Access,
): Promise<DepartmentRow[]> {
  return db.sql<DepartmentRow>(access, (tenantFilter) =>
    offeredWithAncestors(
      { place: 'department', alias: 'd' },
      {
        access,
        tenantFilter,
        columns: sql`, case when offered.id is not null then array(
            select dl.location_id from department_locations dl
            where ${tenantFilter('dl')} and dl.department_id = x.id) end as locations`,
      },
    ),
  )
}

/** Renders the offered places by name, followed by the places around them, without names. */
function offeredWithAncestors<Row>(
  list: PlaceList,
  { access, tenantFilter, more = sql`true`, columns = sql`` }: OfferedSql,
): Sql<Row> {
  const { place, alias } = list
  const table = sql.table(`${place}s`)
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const byName = sql`${textSortKey(column('name'), access)}, ${column('id')}`
  const offeredIds = sql`select offered.id from offered`
  return sql`with offered as materialized (
      select ${column('id')} as id, ${column('name')} as name, ${recordJson('p')} as parent,
        row_number() over (order by ${byName}) as position
      from ${table} ${sql.ref(alias)} ${joinParents(list, access, tenantFilter)}
      where ${tenantFilter(alias)} and ${column('deleted_at')} is null
        and ${visibleRecord(`${place}s`, access, alias, tenantFilter)} and ${more}
      order by ${byName} ${AND_ONE_MORE})
    select x.id, x.parent_id, offered.name, offered.parent ${columns}
    from ${table} x left join offered on offered.id = x.id
    where ${tenantFilter('x')} and x.id in (${ancestorIds(tenantFilter, `${place}s`, offeredIds)})
    order by offered.position nulls last`
}

interface OfferedSql {
  access: Access
  tenantFilter: TenantFilter
  more?: Sql<boolean>
  /** Columns of the place `x`, each after a comma. */
  columns?: Sql
}

export interface TaskRow {
  id: string
  name: string
  is_pushing: boolean
  is_pulling: boolean
  show_other_observation_option: boolean
  task_principles: Principle[]
  task_principles_override: boolean
  /** Ids; null: everywhere. */
  locations: string[] | null
  departments: string[] | null
  /** Ids; null: everybody. */
  people: string[] | null
  guidance: TaskGuidance | null
}

export async function readOfferedTasks(db: Database, access: Access): Promise<TaskRow[]> {
  return db.sql<TaskRow>(
    access,
    (tenantFilter) => sql`
        select t.id, t.name, t.is_pushing, t.is_pulling, t.show_other_observation_option,
          t.task_principles, t.task_principles_override,
          ${linkedPlaceIds({ kind: 'task', alias: 't' }, 'location', tenantFilter)} as locations,
          ${linkedPlaceIds({ kind: 'task', alias: 't' }, 'department', tenantFilter)} as departments,
          (select array_agg(tu.user_id) from task_users tu
            where ${tenantFilter('tu')} and tu.task_id = t.id) as people,
          (select json_build_object('title', v.title, 'description', v.description) from gbs_videos v
            where ${tenantFilter('v')} and v.id = t.gbs_video_id and v.deleted_at is null) as guidance
        from tasks t
        where ${tenantFilter('t')} and t.deleted_at is null and ${visibleTask(access, 't', tenantFilter)}
        order by ${textSortKey(sql`t.name`, access)}, t.id ${AND_ONE_MORE}`,
  )
}

export interface CampaignRow {
  id: string
  name: string
  start_date: string
  end_date: string | null
  location_id: string | null
  department_id: string | null
  task_id: string | null
  /** Locations of the campaign's department and those inside it; null: it has none. */
  department_locations: string[] | null
  /** Places of the campaign's task, none when it is deleted; null: everywhere, or no task. */
  task_locations: string[] | null
  task_departments: string[] | null
}

/** Returns the campaigns that run between 7 days before and 30 days after the client's today. */
export async function readOfferedCampaigns(
  db: Database,
  access: Access,
  now: Date,
): Promise<CampaignRow[]> {
  return db.sql<CampaignRow>(access, (tenantFilter) => {
    const today = sql`(${now}::timestamptz at time zone c.time_zone)::date`
    const task = { kind: 'task', alias: 't' } as const
    const placesOfTask = (place: 'location' | 'department') => sql`
        case when k.task_id is null then null when t.id is null then array[]::uuid[]
          else ${linkedPlaceIds(task, place, tenantFilter)} end`
    const departments = descendantIds(tenantFilter, 'departments', sql`select k.department_id`)
    return sql`
        select k.id, k.name, k.start_date, k.end_date, k.location_id, k.department_id, k.task_id,
          case when k.department_id is not null then array(select dl.location_id from department_locations dl
            where ${tenantFilter('dl')} and dl.department_id in (${departments})) end as department_locations,
          ${placesOfTask('location')} as task_locations, ${placesOfTask('department')} as task_departments
        from campaigns k join clients c on c.id = k.client_id
        left join tasks t on t.client_id = k.client_id and t.id = k.task_id and t.deleted_at is null
        where ${tenantFilter('k')} and k.deleted_at is null
          and k.start_date <= ${today} + 30 and (k.end_date is null or k.end_date >= ${today} - 7)
          and ${canGoOn('k', tenantFilter)} and ${visibleCampaign(access, 'k', tenantFilter)}
        order by ${textSortKey(sql`k.name`, access)}, k.id ${AND_ONE_MORE}`
  })
}

export interface PersonRow {
  id: string
  firstname: string
  lastname: string
  employee_id: string | null
  /** Ids; null: everywhere. */
  locations: string[] | null
  departments: string[] | null
}

export interface OfferedPeople {
  people: PersonRow[]
  isTruncated: boolean
}

/** Returns people by first name; when there are more than the limit, those whom the caller saw observed last. */
export async function readOfferedPeople(
  db: Database,
  access: Access,
  limit = MAX_OFFERED,
): Promise<OfferedPeople> {
  const everybody = (tenantFilter: TenantFilter) =>
    sql`select p.* from users p where ${isOfferedPerson(access, tenantFilter)}`
  const people = await readPeopleByName(db, access, { take: limit + 1, from: everybody })
  if (people.length <= limit) return { people, isTruncated: false }
  const observedLast = await readPeopleByName(db, access, {
    take: limit,
    from: (tenantFilter) => observedLastPeople(access, limit, tenantFilter),
  })
  return { people: observedLast, isTruncated: true }
}

interface PeopleSql {
  take: number
  /** Renders a query of rows of users. */
  from: (tenantFilter: TenantFilter) => Sql
}

async function readPeopleByName(
  db: Database,
  access: Access,
  { take, from }: PeopleSql,
): Promise<PersonRow[]> {
  return db.sql<PersonRow>(access, (tenantFilter) => {
    const person = { kind: 'user', alias: 'p' } as const
    return sql`
        select p.id, p.firstname, p.lastname,
          case when c.display_employee_id then p.employee_id end as employee_id,
          ${linkedPlaceIds(person, 'location', tenantFilter)} as locations,
          ${linkedPlaceIds(person, 'department', tenantFilter)} as departments
        from (${from(tenantFilter)}) p join clients c on c.id = p.client_id
        order by ${textSortKey(fullName('p'), access)}, p.id limit ${sql.lit(take)}`
  })
}

const isOfferedPerson = (access: Access, tenantFilter: TenantFilter) => sql`${tenantFilter('p')}
  and p.deleted_at is null and ${visiblePerson(access, 'p', tenantFilter)}`

/** The latest dates are read once: before a table is analysed, PostgreSQL would compute them again for each person. */
function observedLastPeople(access: Access, limit: number, tenantFilter: TenantFilter): Sql {
  return sql`
    with latest as materialized (
      select o.observee_id as id, max(o.date) as date
      from (
        select o.observee_id, o.date, o.user_id, o.location_id, o.department_id from observations o
        where ${tenantFilter('o')} and o.deleted_at is null order by o.date desc, o.id desc
        limit ${sql.lit(LATEST_OBSERVATIONS)}) o
      where ${visibleObservation(access, 'o')} group by o.observee_id)
    select p.* from users p left join latest on latest.id = p.id
    where ${isOfferedPerson(access, tenantFilter)}
    order by latest.date desc nulls last, ${textSortKey(fullName('p'), access)}, p.id limit ${sql.lit(limit)}`
}

/** Bounds the cost at clients with millions of observations. */
const LATEST_OBSERVATIONS = 20_000
