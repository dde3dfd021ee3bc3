/** SQL conditions of visibility: observations, tasks, campaigns, people and places. */
import { mayOpen } from '#domain/access.ts'
import { canAccessAllClients, isSuperUser, ROLES } from '#domain/roles.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { ancestorIds, descendantIds, type PlaceIds, type PlaceTable } from '../places/placeTree.ts'
import type { Access } from './userAccess.ts'

/** Renders whether the record `alias` is seen with an access. */
export type VisibleCondition = (
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
) => Sql<boolean>

/** Observations of one's places; people without a dashboard see those by or about themselves. */
export function visibleObservation(access: Access, alias: string): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (access.ownRecordsOnly)
    return sql`(${column('user_id')} = ${access.userId} or ${column('observee_id')} = ${access.userId})`
  return sql`(${matchesIds(column('location_id'), access.locations)}
    and ${matchesIds(column('department_id'), access.departments)})`
}

/** Renders whether the person `alias` of the client sees an observation: the reverse of `visibleObservation`. */
export function seesObservation(
  observation: {
    location_id: string
    department_id: string
    user_id: string
    observee_id?: string | null | undefined
  },
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const { location_id, department_id, user_id, observee_id } = observation
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const own = [user_id, observee_id ?? []].flat()
  const places = { locations: [location_id], departments: [department_id] }
  return sql`((${column('type')} = any(${SEES_OWN}::text[]) and ${column('id')} = any(${own}::uuid[]))
    or (${column('type')} = any(${SEES_PLACES}::text[]) and ${worksAtPlaces(places, alias, tenantFilter)}))`
}

/** Roles that see the observations of their places, and roles that see those by or about themselves. */
const SEES_PLACES = ROLES.filter((role) => mayOpen(role, '/home'))
const SEES_OWN = ROLES.filter(
  (role) => mayOpen(role, '/allobservations') && !SEES_PLACES.includes(role),
)

/** A recording of an observation that one sees, or one without an observation of a person whom one sees. */
export const visibleVideo: VisibleCondition = (access, alias, tenantFilter) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const observations = sql`select from observations vo where ${tenantFilter('vo')}
    and vo.client_id = ${column('client_id')} and vo.video_id = ${column('id')}`
  const uploader = sql`select from users vu where ${tenantFilter('vu')}
    and vu.client_id = ${column('client_id')} and vu.id = ${column('user_id')}`
  return sql`(exists (${observations} and ${visibleObservation(access, 'vo')}) or (not exists (${observations})
    and exists (${uploader} and ${access.ownRecordsOnly ? sql`vu.id = ${access.userId}` : visiblePerson(access, 'vu', tenantFilter)})))`
}

/** One's own, those that one coaches, and those of observations that one sees. */
export const visibleFollowUp: VisibleCondition = (access, alias, tenantFilter) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`(${column('user_id')} = ${access.userId} or ${column('coach_id')} = ${access.userId}
    or exists (select from observations fo where ${tenantFilter('fo')} and fo.client_id = ${column('client_id')}
      and fo.id = ${column('observation_id')} and ${visibleObservation(access, 'fo')}))`
}

/** Actions on tasks and places that the person can see. */
export const visibleTaskAction: VisibleCondition = (access, alias, tenantFilter) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`(exists (select from tasks at where ${tenantFilter('at')} and at.client_id = ${column('client_id')}
      and at.id = ${column('task_id')} and ${visibleTask(access, 'at', tenantFilter)})
    or exists (select from locations al where ${tenantFilter('al')} and al.client_id = ${column('client_id')}
      and al.id = ${column('location_id')} and ${visibleLocation(access, 'al')}))`
}

/** null: no condition. */
export function matchesIds(column: Sql, ids: readonly string[] | null): Sql<boolean> {
  return ids === null ? sql`true` : sql`${column} = any(${ids}::uuid[])`
}

/** A task is visible at the caller's places. */
export const visibleTask: VisibleCondition = (access, alias, tenantFilter) =>
  taskAtPlaces(access, alias, tenantFilter)

/** The locations and departments that a record must have; null: no condition. */
export interface PlaceChoice {
  locations: PlaceIds | null
  departments: PlaceIds | null
}

/** A task of a location is done inside it too. */
export const taskAtPlaces = (
  places: PlaceChoice,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> => atPlaces({ kind: 'task', alias }, places, tenantFilter)

/** Someone who works at a location works inside it too. */
export const worksAtPlaces = (
  places: PlaceChoice,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> => atPlaces({ kind: 'user', alias }, places, tenantFilter)

/** A task or person, which has places; `alias` is that of its table. */
interface PlaceOwner {
  kind: 'task' | 'user'
  alias: string
}

function atPlaces(
  owner: PlaceOwner,
  { locations, departments }: PlaceChoice,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const isAt = (place: 'location' | 'department', places: PlaceIds | null) => {
    if (places === null) return sql`true`
    const { isEverywhere, links, placeId } = placeLinks(owner, place, tenantFilter)
    const matching = ancestorIds(tenantFilter, `${place}s`, places)
    return sql`(${isEverywhere} or exists (${links} and ${placeId} in (${matching})))`
  }
  return sql`(${isAt('location', locations)} and ${isAt('department', departments)})`
}

/** `links` selects the places that the owner is linked to. Without a link it is everywhere. */
function placeLinks(
  { kind, alias }: PlaceOwner,
  place: 'location' | 'department',
  tenantFilter: TenantFilter,
) {
  const placeId = sql.ref(`pl.${place}_id`)
  const links = sql`select ${placeId} from ${sql.table(`${kind}_${place}s`)} pl
    where ${tenantFilter('pl')} and ${sql.ref(`pl.${kind}_id`)} = ${sql.ref(`${alias}.id`)}`
  const byLevel =
    kind === 'user'
      ? sql`${sql.ref(`${alias}.type`)} = any(${EVERYWHERE_BY_LEVEL[place]}) or `
      : sql``
  const isEverywhere = sql`${byLevel}${sql.ref(`${alias}.${kind}_has_full_${place}_access`)} or not exists (${links})`
  return { isEverywhere, links, placeId }
}

/** Renders the ids of the places that a task or person is linked to; null: everywhere. */
export function linkedPlaceIds(
  owner: PlaceOwner,
  place: 'location' | 'department',
  tenantFilter: TenantFilter,
): Sql<string[] | null> {
  const { isEverywhere, links } = placeLinks(owner, place, tenantFilter)
  return sql`case when ${isEverywhere} then null else array(${links}) end`
}

/** Roles that have all places of a kind, whatever is chosen for them; departments: all at their locations. */
const EVERYWHERE_BY_LEVEL = {
  location: ROLES.filter(canAccessAllClients),
  department: ROLES.filter(isSuperUser),
}

/** Renders whether the location or department `alias` has one of these tasks. */
export function placeHasTask(
  place: 'location' | 'department',
  alias: string,
  tasks: readonly string[],
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const { isEverywhere, links } = placeLinks({ kind: 'task', alias: 'task' }, place, tenantFilter)
  return sql`exists (select from tasks task
    where ${tenantFilter('task')} and task.id = any(${tasks}::uuid[]) and task.deleted_at is null
      and (${isEverywhere}
        or ${sql.ref(`${alias}.id`)} in (${descendantIds(tenantFilter, `${place}s`, links)})))`
}

/** A campaign is visible when it is for the caller's places or people. */
export const visibleCampaign: VisibleCondition = (access, alias, tenantFilter) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const people = sql`exists (
    select from campaign_users cu join users person on person.client_id = cu.client_id and person.id = cu.user_id
    where ${tenantFilter('cu')} and cu.campaign_id = ${column('id')}
      and ${access.ownRecordsOnly ? sql`person.id = ${access.userId}` : visiblePerson(access, 'person', tenantFilter)})`
  return sql`(${targetsPlace(column('location_id'), 'locations', access.locations, tenantFilter)}
    and ${targetsPlace(column('department_id'), 'departments', access.departments, tenantFilter)}
    and (not ${column('has_selected_users')} or ${people}))`
}

/** A campaign of a place is for the places inside it too; one without a place is for all. */
export function targetsPlace(
  column: Sql,
  table: PlaceTable,
  places: PlaceIds | null,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (places === null) return sql`true`
  return sql`(${column} is null or ${column} in (${ancestorIds(tenantFilter, table, places)}))`
}

/** People whom a dropdown offers: those of the caller's places. */
export const visiblePerson: VisibleCondition = (access, alias, tenantFilter) =>
  sql`(${sql.ref(`${alias}.id`)} = ${access.userId} or ${worksAtPlaces(access, alias, tenantFilter)})`

/** A location is visible within the caller's access. */
export function visibleLocation(access: Access, alias: string): Sql<boolean> {
  return matchesIds(sql.ref(`${alias}.id`), access.locations)
}

/** Access to some locations leaves only the departments that are there. */
export const visibleDepartment: VisibleCondition = (access, alias, tenantFilter) => {
  const id = sql.ref(`${alias}.id`)
  const atVisibleLocations = access.locations
    ? sql`${id} in (${departmentsAtLocations(tenantFilter, access.locations)})`
    : sql`true`
  return sql`(${matchesIds(id, access.departments)} and ${atVisibleLocations})`
}

/** Leaves out locations without departments: nothing can be observed there, so no form offers them. */
export const hasDepartments: VisibleCondition = (access, alias, tenantFilter) =>
  sql`${sql.ref(`${alias}.id`)} in (${locationsWithVisibleDepartments(access, tenantFilter)})`

/** A site without departments may have some inside: access to the site is access to them. */
export const hasDepartmentsInTree: VisibleCondition = (access, alias, tenantFilter) =>
  sql`${sql.ref(`${alias}.id`)} in (${ancestorIds(tenantFilter, 'locations', locationsWithVisibleDepartments(access, tenantFilter))})`

function locationsWithVisibleDepartments(access: Access, tenantFilter: TenantFilter): Sql {
  return locationsWithDepartments(
    tenantFilter,
    sql`select department.id from departments department
      where ${tenantFilter('department')} and department.deleted_at is null
        and ${matchesIds(sql.ref('department.id'), access.departments)}`,
  )
}

/** Renders ids of the departments at these locations: a department of a location is at the locations inside too. */
export function departmentsAtLocations(tenantFilter: TenantFilter, locations: PlaceIds): Sql {
  return sql`
    select dl.department_id from department_locations dl
    where ${tenantFilter('dl')} and dl.location_id in (${ancestorIds(tenantFilter, 'locations', locations)})`
}

/** Renders ids of the locations that have one of these departments. */
export function locationsWithDepartments(tenantFilter: TenantFilter, departments: Sql): Sql {
  return descendantIds(
    tenantFilter,
    'locations',
    sql`select dl.location_id from department_locations dl
      where ${tenantFilter('dl')} and dl.department_id in (${departments})`,
  )
}
