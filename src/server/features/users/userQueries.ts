/** Reads and counts people for administration, without their passwords. */
import type { QueryAllUsersArgs, UserFilter, UserSort, UserWhere } from '#api/generated/contract.ts'
import type { UserParent } from '#api/parents.ts'
import { datePresetRange } from '#domain/charts/datePresets.ts'
import { badInput } from '#domain/errors.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import {
  countRows,
  containsText,
  fullName,
  pagedRecords,
  type Sorting,
  textSortKey,
} from '../../context/listSql/listSql.ts'
import { dayLowerBound, localDay, readToday } from '../../context/listSql/localDays.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { hasHiddenRows } from '../../context/visibility/personalRows.ts'
import { visibleRecord } from '../../context/visibility/recordVisibility.ts'
import { type Access, accessOf } from '../../context/visibility/userAccess.ts'
import { canDoAnyTask, visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleObservation, worksAtPlaces } from '../../context/visibility/visibility.ts'
import { placeJson } from '../../context/listSql/placeListSql.ts'
import type { Database, TenantFilter, TenantScope } from '../../platform/db/database.ts'
import { ownColumns, recordColumn } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { hasWiderAccess } from './userPolicy.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import {
  joinObservationCounts,
  OBSERVATION_COUNT_SORT,
  observationCountOf,
} from '../rollups/observationCounts.ts'

export interface UserQuery {
  access: Access
  list: ListInput
  filter: UserFilter
  where: UserWhere
  /** This person alone. */
  id?: string
}

export interface UserColumns {
  sort: UserSort
  withPlaces: boolean
  /** Counts of observations made by and about each person; 'joined': of all people, who are too many to look each up. */
  withCounts: boolean | 'joined'
  withLastObserved: boolean
  /** Even where the client does not display it. */
  withEmployeeId: boolean
  /** true: reads whether records of each person are outside the access. */
  withRecordsElsewhere: boolean
}

export const readUsers = (db: Database, query: UserQuery & UserColumns): Promise<UserParent[]> =>
  db.sql(query.access, (tenantFilter) => selectUsers(tenantFilter, query))

export function selectUsers(
  tenantFilter: TenantFilter,
  query: UserQuery & UserColumns,
): Sql<UserParent> {
  const { access, list, sort, withPlaces, withCounts, withEmployeeId, withRecordsElsewhere } = query
  const { withLastObserved } = query
  const byCount = COUNT_COLUMNS[sort.column]
  const count = (column: CountColumn) => ({ column, alias: 'person', access, tenantFilter })
  const counted = (column: CountColumn) => {
    if (!withCounts) return sql`null::int`
    return withCounts === 'joined'
      ? sql.ref(`${column}_counts.count`)
      : observationCountOf(count(column))
  }
  const joinCounts = (column: CountColumn) => sql`left join (
      select person.id, ${OBSERVATION_COUNT_SORT.key} as count from users person
        ${joinObservationCounts(count(column))} where ${tenantFilter('person')}
      ) ${sql.ref(`${column}_counts`)} on ${sql.ref(`${column}_counts.id`)} = person.id`
  const emptyList = sql`'[]'::json`
  return pagedRecords<UserParent>(tenantFilter, {
    table: 'users',
    alias: 'person',
    matching: matchingUsers(
      query,
      tenantFilter,
      byCount ? joinObservationCounts(count(byCount)) : sql``,
    ),
    sorting: { ...userSortKey(sort, access, tenantFilter), order: sort.order },
    list,
    // Looked up, since the planner would read all clients for each person.
    joins: sql`cross join lateral (select own.id, own.company_name, own.deleted_at, own.display_employee_id
          from clients own where ${tenantFilter('own')} and own.id = person.client_id limit 1) client
        ${withCounts === 'joined' ? sql`${joinCounts('user_id')} ${joinCounts('observee_id')}` : sql``}`,
    columns: {
      ...ownColumns('id', 'firstname', 'lastname', 'email', 'title', 'type'),
      ...ownColumns('is_account_enabled', 'client_id'),
      employee_id: sql`case when ${withEmployeeId ? sql`true` : sql`(client.display_employee_id or person.id = ${access.userId})`}
          then person.employee_id end`,
      client: recordColumn('client', ['id', 'company_name', 'deleted_at']),
      ...ownColumns('user_has_full_location_access', 'user_has_full_department_access'),
      has_wider_access: hasWiderAccess(access, 'person', tenantFilter),
      has_records_elsewhere: withRecordsElsewhere
        ? hasHiddenRows(access, 'person', tenantFilter)
        : sql`false`,
      locations: withPlaces ? placesOf('location', access, tenantFilter) : emptyList,
      departments: withPlaces ? placesOf('department', access, tenantFilter) : emptyList,
      observation_count: counted('user_id'),
      observed_count: counted('observee_id'),
      last_observed_at: withLastObserved
        ? lastObserved(access, tenantFilter)
        : sql`null::timestamptz`,
      ...ownColumns('pseudonymised_at', 'created_at', 'updated_at', 'deleted_at'),
    },
  })
}

export const countUsers = (db: Database, query: UserQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => matchingUsers(query, tenantFilter))

/** Renders `from users person join clients client … where …` of the people in the list. */
function matchingUsers(
  { access, list, filter, where, id }: UserQuery,
  tenantFilter: TenantFilter,
  joins: Sql = sql``,
): Sql {
  const tasks = filterUuids(filter.taskIds)
  const { type, is_account_enabled: enabled } = where
  const conditions = [
    tenantFilter('person'),
    ...(id ? [sql`person.id = ${id}`] : []),
    visibleUser(access, 'person', tenantFilter),
    // A list shows no pseudonyms, which stand for people of old observations.
    ...(list.showDeleted
      ? id
        ? []
        : [sql`person.pseudonymised_at is null`]
      : [sql`person.deleted_at is null`]),
    ...(list.search ? [containsText(SEARCHED_TEXT, list.search)] : []),
    ...(tasks ? [canDoAnyTask('person', tasks, tenantFilter)] : []),
    worksAtPlaces(
      {
        locations: filterUuids(filter.locationIds),
        departments: filterUuids(filter.departmentIds),
      },
      'person',
      tenantFilter,
    ),
    ...(filter.notObservedSince
      ? [
          sql`not exists (select ${observationsAbout(access, tenantFilter)}
            and observation.date >= ${dayLowerBound(sql`${filter.notObservedSince}::date`, sql`client.time_zone`)}
            and ${localDay(sql`observation.date`, sql`client.time_zone`)} >= ${filter.notObservedSince}::date)`,
        ]
      : []),
    ...(type ? [sql`person.type = ${type}`] : []),
    ...(typeof enabled === 'boolean' ? [sql`person.is_account_enabled = ${enabled}`] : []),
  ]
  return sql`from users person join clients client on client.id = person.client_id ${joins}
    where ${sql.join(conditions, sql` and `)}`
}

/** Written exactly like the index `users_search`. */
const SEARCHED_TEXT = sql`person.firstname || ' ' || person.lastname || ' ' || person.email || ' ' || coalesce(person.employee_id, '')`

type PlaceKind = 'location' | 'department'

/** Renders a JSON list of the person's places, empty with access to all. */
function placesOf(place: PlaceKind, access: Access, tenantFilter: TenantFilter): Sql {
  return sql`case when ${sql.ref(`person.user_has_full_${place}_access`)} then '[]' else
    coalesce((select json_agg(${placeJson({ place, alias: 'place' }, access, tenantFilter)} order by ${placeOrder(access)})
      ${linkedPlaces(place, access, tenantFilter)}), '[]') end`
}

/** Order of a person's places, which `linkedPlaces` names `place`. */
const placeOrder = (access: Access): Sql => sql`${textSortKey(sql`place.name`, access)}, place.id`

/**
 * Renders `from … where …`: the places `place` that `person` is linked to. Includes deleted ones: without them, a
 * person limited to one deleted location would appear to have access to all.
 */
function linkedPlaces(place: PlaceKind, access: Access, tenantFilter: TenantFilter): Sql {
  return sql`from ${sql.table(`user_${place}s`)} link
    join ${sql.table(`${place}s`)} place on place.client_id = link.client_id and place.id = ${sql.ref(`link.${place}_id`)}
    where ${tenantFilter('link')} and link.user_id = person.id and ${visibleRecord(`${place}s`, access, 'place', tenantFilter)}`
}

/** Column of the person whose observations are counted: observer or individual. */
type CountColumn = 'user_id' | 'observee_id'

/** Sort columns that need `joinObservationCounts`. */
const COUNT_COLUMNS: Partial<Record<UserSort['column'], CountColumn>> = {
  observation_count: 'user_id',
  observed_count: 'observee_id',
}

/** Renders the date of the newest observation about `person` that the caller sees. */
const lastObserved = (access: Access, tenantFilter: TenantFilter): Sql =>
  sql`(select observation.date ${observationsAbout(access, tenantFilter)} order by observation.date desc limit 1)`

const observationsAbout = (access: Access, tenantFilter: TenantFilter): Sql =>
  sql`from observations observation where ${tenantFilter('observation')} and observation.client_id = person.client_id
    and observation.observee_id = person.id
    and observation.deleted_at is null and ${visibleObservation(access, 'observation')}`

function userSortKey(
  { column }: UserSort,
  access: Access,
  tenantFilter: TenantFilter,
): Pick<Sorting, 'key' | 'isNotNull'> {
  if (column === 'last_observed_at') return { key: lastObserved(access, tenantFilter) }
  if (column === 'name') return { key: textSortKey(fullName('person'), access), isNotNull: true }
  if (column === 'company_name') return { key: textSortKey(sql`client.company_name`, access) }
  if (COUNT_COLUMNS[column]) return OBSERVATION_COUNT_SORT
  const key = sql.ref(`person.${column}`)
  return { key: TEXT_COLUMNS.has(column) ? textSortKey(key, access) : key }
}

const TEXT_COLUMNS = new Set<UserSort['column']>([
  'firstname',
  'lastname',
  'email',
  'employee_id',
  'type',
])

/** Parses the list's arguments within the caller's access. */
export async function parseUserListArgs(
  context: RequestContext,
  { filter, input, where }: QueryAllUsersArgs,
): Promise<UserQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  const access = await accessOf(context, input?.clientId)
  const notObservedSince = await readNotObservedSince(context, access, filter ?? {})
  return { access, list, filter: { ...filter, notObservedSince }, where: where ?? {} }
}

/** A period by its name becomes its first day, on the client's day of this call. */
async function readNotObservedSince(
  { db, now }: RequestContext,
  access: Access,
  { notObserved, notObservedSince = null }: UserFilter,
): Promise<string | null> {
  if (!notObserved) return notObservedSince
  if (notObservedSince) throw badInput('notObserved', message('datesTwice'))
  return datePresetRange(notObserved, await readToday(db, access, now())).dateFrom
}

/** Default order. */
export const USERS_BY_NAME = { column: 'name', order: 'ASC' } as const

/**
 * Returns the mail server's words when it refused the newest mail to a person's present address; null when it
 * accepted it or there was none.
 */
export async function readMailDeliveryError(
  db: Database,
  scope: TenantScope,
  { id, email }: { id: string; email: string },
): Promise<string | null> {
  const address = `${email}: `
  const [newest] = await db.sql<{ refusal: string | null }>(
    scope,
    (tenantFilter) => sql`
        select case when job.state = 'failed' then substr(job.error, ${address.length}::int + 1) end as refusal
        from jobs job
        where ${tenantFilter('job')} and job.user_id = ${id} and starts_with(job.kind, 'mail.')
          and job.kind <> 'mail.helpRequest'
          and (job.state = 'done' or (job.state = 'failed' and starts_with(job.error, ${address})))
        order by job.created_at desc, job.id desc limit 1`,
  )
  return newest?.refusal ?? null
}
