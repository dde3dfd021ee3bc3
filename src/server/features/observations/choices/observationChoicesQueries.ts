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
      { place: 'location', alias: 'location' },
      { access, tenantFilter, more: hasDepartments(access, 'location', tenantFilter) },
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
      { place: 'department', alias: 'department' },
      {
        access,
        tenantFilter,
        columns: sql`, case when offered.id is not null then array(
            select dl.location_id from department_locations dl
            where ${tenantFilter('dl')} and dl.department_id = place.id) end as locations`,
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
      select ${column('id')} as id, ${column('name')} as name, ${recordJson('parent')} as parent,
        row_number() over (order by ${byName}) as position
      from ${table} ${sql.ref(alias)} ${joinParents(list, access, tenantFilter)}
      where ${tenantFilter(alias)} and ${column('deleted_at')} is null
        and ${visibleRecord(`${place}s`, access, alias, tenantFilter)} and ${more}
      order by ${byName} ${AND_ONE_MORE})
    select place.id, place.parent_id, offered.name, offered.parent ${columns}
    from ${table} place left join offered on offered.id = place.id
    where ${tenantFilter('place')} and place.id in (${ancestorIds(tenantFilter, `${place}s`, offeredIds)})
    order by offered.position nulls last`
}

interface OfferedSql {
  access: Access
  tenantFilter: TenantFilter
  more?: Sql<boolean>
  /** Columns of the alias `place`, each after a comma. */
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
        select task.id, task.name, task.is_pushing, task.is_pulling, task.show_other_observation_option,
          task.task_principles, task.task_principles_override,
          ${linkedPlaceIds({ kind: 'task', alias: 'task' }, 'location', tenantFilter)} as locations,
          ${linkedPlaceIds({ kind: 'task', alias: 'task' }, 'department', tenantFilter)} as departments,
          (select array_agg(tu.user_id) from task_users tu
            where ${tenantFilter('tu')} and tu.task_id = task.id) as people,
          (select json_build_object('title', guidance.title, 'description', guidance.description) from gbs_videos guidance
            where ${tenantFilter('guidance')} and guidance.id = task.gbs_video_id and guidance.deleted_at is null) as guidance
        from tasks task
        where ${tenantFilter('task')} and task.deleted_at is null and ${visibleTask(access, 'task', tenantFilter)}
        order by ${textSortKey(sql`task.name`, access)}, task.id ${AND_ONE_MORE}`,
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
    const today = sql`(${now}::timestamptz at time zone client.time_zone)::date`
    const task = { kind: 'task', alias: 'task' } as const
    const placesOfTask = (place: 'location' | 'department') => sql`
        case when campaign.task_id is null then null when task.id is null then array[]::uuid[]
          else ${linkedPlaceIds(task, place, tenantFilter)} end`
    const departments = descendantIds(
      tenantFilter,
      'departments',
      sql`select campaign.department_id`,
    )
    return sql`
        select campaign.id, campaign.name, campaign.start_date, campaign.end_date, campaign.location_id, campaign.department_id,
          campaign.task_id,
          case when campaign.department_id is not null then array(select dl.location_id from department_locations dl
            where ${tenantFilter('dl')} and dl.department_id in (${departments})) end as department_locations,
          ${placesOfTask('location')} as task_locations, ${placesOfTask('department')} as task_departments
        from campaigns campaign join clients client on client.id = campaign.client_id
        left join tasks task on task.client_id = campaign.client_id and task.id = campaign.task_id and task.deleted_at is null
        where ${tenantFilter('campaign')} and campaign.deleted_at is null
          and campaign.start_date <= ${today} + 30 and (campaign.end_date is null or campaign.end_date >= ${today} - 7)
          and ${canGoOn('campaign', tenantFilter)} and ${visibleCampaign(access, 'campaign', tenantFilter)}
        order by ${textSortKey(sql`campaign.name`, access)}, campaign.id ${AND_ONE_MORE}`
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
    sql`select person.* from users person where ${isOfferedPerson(access, tenantFilter)}`
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
    const person = { kind: 'user', alias: 'person' } as const
    return sql`
        select person.id, person.firstname, person.lastname,
          case when client.display_employee_id then person.employee_id end as employee_id,
          ${linkedPlaceIds(person, 'location', tenantFilter)} as locations,
          ${linkedPlaceIds(person, 'department', tenantFilter)} as departments
        from (${from(tenantFilter)}) person join clients client on client.id = person.client_id
        order by ${textSortKey(fullName('person'), access)}, person.id limit ${sql.lit(take)}`
  })
}

const isOfferedPerson = (
  access: Access,
  tenantFilter: TenantFilter,
) => sql`${tenantFilter('person')}
  and person.deleted_at is null and ${visiblePerson(access, 'person', tenantFilter)}`

/** The latest dates are read once: before a table is analysed, PostgreSQL would compute them again for each person. */
function observedLastPeople(access: Access, limit: number, tenantFilter: TenantFilter): Sql {
  return sql`
    with latest as materialized (
      select observation.observee_id as id, max(observation.date) as date
      from (
        select observation.observee_id, observation.date, observation.user_id, observation.location_id,
          observation.department_id from observations observation
        where ${tenantFilter('observation')} and observation.deleted_at is null order by observation.date desc, observation.id desc
        limit ${sql.lit(LATEST_OBSERVATIONS)}) observation
      where ${visibleObservation(access, 'observation')} group by observation.observee_id)
    select person.* from users person left join latest on latest.id = person.id
    where ${isOfferedPerson(access, tenantFilter)}
    order by latest.date desc nulls last, ${textSortKey(fullName('person'), access)}, person.id limit ${sql.lit(limit)}`
}

/** Bounds the cost at clients with millions of observations. */
const LATEST_OBSERVATIONS = 20_000
