/** Reads and counts follow-ups with the names of the people, task and places that they are about. */
import type { FollowUpSort, FollowUpTotals } from '#api/generated/contract.ts'
import type { FollowUpParent } from '#api/parents.ts'
import { FOLLOW_UP_STATES } from '#domain/enumerations.ts'
import {
  type FollowUpDaysValues,
  type FollowUpWhereValues,
  withClosedDays,
} from '#domain/followUps/followUpWhere.ts'
import type { ListInput } from '#domain/listInput.ts'
import {
  countRows,
  containsText,
  fullName,
  pagedRecords,
  personJson,
  recordJson,
  type Sorting,
  textSortKey,
} from '../../context/listSql/listSql.ts'
import { readToday } from '../../context/listSql/localDays.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleFollowUp, visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { ownColumns } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'

export interface FollowUpQuery {
  access: Access
  list: ListInput
  where: FollowUpDaysValues
  /** Time at which follow-ups count as overdue. */
  now: Date
  /** This one alone. */
  id?: string
}

/** A named range of days becomes those that it has on the client's day of this call. */
export const readClosedDays = async (
  db: Database,
  access: Access,
  { where, now }: { where: FollowUpWhereValues; now: Date },
): Promise<FollowUpDaysValues> =>
  withClosedDays(where, where.closedDates === null ? '' : await readToday(db, access, now))

export const readFollowUps = (
  db: Database,
  query: FollowUpQuery & { sort: FollowUpSort },
): Promise<FollowUpParent[]> => db.sql(query.access, selectFollowUps(query))

export const selectFollowUps =
  (query: FollowUpQuery & { sort: FollowUpSort }) =>
  (tenantFilter: TenantFilter): Sql<FollowUpParent> => {
    const { access, list, sort, now } = query
    return pagedRecords<FollowUpParent>(tenantFilter, {
      table: 'follow_ups',
      alias: 'follow_up',
      matching: matching(query, tenantFilter),
      sorting: { ...keyOf(sort, access), order: sort.order },
      list,
      joins: sql`${namedRecords()}
          join clients client on client.id = follow_up.client_id
          join locations location on location.client_id = follow_up.client_id and location.id = observation.location_id
          join departments department on department.client_id = follow_up.client_id and department.id = observation.department_id
          left join gbs_videos guidance on guidance.client_id = follow_up.client_id and guidance.id = follow_up.gbs_video_id`,
      columns: {
        ...ownColumns('id', 'client_id', 'observation_id', 'user_id', 'task_id', 'coach_id'),
        ...ownColumns('principles', 'due_date', 'gbs_video_id', 'note', 'agreed', 'state'),
        ...ownColumns('seen_at', 'coached_at', 'closed_at', 'closed_by_observation_id'),
        ...ownColumns('reopened_count', 'escalated_at', 'created_at', 'updated_at', 'deleted_at'),
        opener_id: sql`follow_up.opened_by`,
        is_overdue: isOverdue(now, tenantFilter),
        user: personJson('person', 'client'),
        coach: personJson('coach', 'client'),
        task: recordJson('task'),
        location: recordJson('location'),
        department: recordJson('department'),
        gbs_video: sql`case when guidance.id is not null then json_build_object(
            'id', guidance.id, 'name', guidance.title, 'deleted_at', guidance.deleted_at) end`,
        may_see_observation: visibleObservation(access, 'observation'),
      },
    })
  }

export const countFollowUps = (db: Database, query: FollowUpQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => matching(query, tenantFilter))

/** Counts what the lists of the dashboard's links count. */
export async function readFollowUpTotals(
  db: Database,
  query: FollowUpQuery,
): Promise<FollowUpTotals> {
  const { closedFrom, closedTo, ...where } = query.where
  const everything = { ...query, where: { ...where, closedFrom: null, closedTo: null } }
  const [row] = await db.sql<FollowUpTotals>(query.access, (tenantFilter) => {
    const isClosed = sql`follow_up.state = 'CLOSED' and ${closedWithin({ closedFrom, closedTo }, tenantFilter)}`
    return sql`select count(*) filter (where follow_up.state in ('OPEN', 'COACHED'))::int as open,
          count(*) filter (where ${isOverdue(query.now, tenantFilter)})::int as overdue,
          count(*) filter (where ${isClosed})::int as closed,
          count(*) filter (where ${isClosed} and ${isInTime(tenantFilter)})::int as closed_in_time,
          percentile_cont(0.5) within group (
            order by extract(epoch from follow_up.closed_at - coalesce(follow_up.reopened_at, follow_up.created_at)) / 86400)
            filter (where ${isClosed})::float as median_days_to_close
        ${matching(everything, tenantFilter)}`
  })
  return row ?? { open: 0, overdue: 0, closed: 0, closed_in_time: 0, median_days_to_close: null }
}

/** The aliases `person`, `task`, `observation` and `coach` of a `follow_up`. */
const namedRecords =
  () => sql`join users person on person.client_id = follow_up.client_id and person.id = follow_up.user_id
  join tasks task on task.client_id = follow_up.client_id and task.id = follow_up.task_id
  join observations observation on observation.client_id = follow_up.client_id and observation.id = follow_up.observation_id
  left join users coach on coach.client_id = follow_up.client_id and coach.id = follow_up.coach_id`

/** Nobody coaches a person or a task that is deleted: those that are not closed are left out. */
function matching(
  { access, list, where, now, id }: FollowUpQuery,
  tenantFilter: TenantFilter,
): Sql {
  const { states, overdue, inTime, share, ...others } = where
  const among = (column: Sql, ids: string[] | null) =>
    ids ? [sql`${column} = any(${ids}::uuid[])`] : []
  const locations = filterUuids(others.locations)
  const conditions = [
    tenantFilter('follow_up'),
    visibleFollowUp(access, 'follow_up', tenantFilter),
    ...(id ? [sql`follow_up.id = ${id}`] : []),
    ...(list.showDeleted
      ? []
      : [
          sql`follow_up.deleted_at is null`,
          sql`(follow_up.state not in ('OPEN', 'COACHED') or (person.deleted_at is null and task.deleted_at is null))`,
        ]),
    ...(list.search ? [containsText(SEARCHED, list.search)] : []),
    ...(states.length > 0 ? [sql`follow_up.state = any(${states}::text[])`] : []),
    ...(overdue ? [isOverdue(now, tenantFilter)] : []),
    ...(inTime ? [isInTime(tenantFilter)] : []),
    ...(share === 'TO_COACH' ? [sql`follow_up.coach_id = ${access.userId}`] : []),
    ...(share === 'ABOUT_ME' ? [sql`follow_up.user_id = ${access.userId}`] : []),
    ...(share === 'UNCOACHED'
      ? [sql`follow_up.coach_id is null and follow_up.state in ('OPEN', 'COACHED')`]
      : []),
    ...among(sql`follow_up.coach_id`, filterUuids(others.coaches)),
    ...among(sql`follow_up.user_id`, filterUuids(others.people)),
    ...among(sql`follow_up.task_id`, filterUuids(others.tasks)),
    ...among(sql`observation.department_id`, filterUuids(others.departments)),
    ...(locations
      ? [sql`observation.location_id in (${descendantIds(tenantFilter, 'locations', locations)})`]
      : []),
    closedWithin(others, tenantFilter),
  ]
  return sql`from follow_ups follow_up ${namedRecords()} where ${sql.join(conditions, sql` and `)}`
}

const SEARCHED = sql`${fullName('person')} || ' ' || task.name || ' ' || coalesce(${fullName('coach')}, '')`

const ofClient = (column: Sql, tenantFilter: TenantFilter): Sql =>
  sql`(select ${column} from clients client where ${tenantFilter('client')} and client.id = follow_up.client_id)`

const isOverdue = (now: Date, tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(follow_up.state in ('OPEN', 'COACHED')
    and follow_up.due_date < ${ofClient(sql`(${now}::timestamptz at time zone client.time_zone)::date`, tenantFilter)})`

const closingDay = (tenantFilter: TenantFilter): Sql =>
  sql`(follow_up.closed_at at time zone ${ofClient(sql`client.time_zone`, tenantFilter)})::date`

const isInTime = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(follow_up.state = 'CLOSED' and ${closingDay(tenantFilter)} <= follow_up.due_date)`

function closedWithin(
  { closedFrom, closedTo }: Pick<FollowUpDaysValues, 'closedFrom' | 'closedTo'>,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (!closedFrom && !closedTo) return sql`true`
  const day = closingDay(tenantFilter)
  return sql`(${day} >= ${closedFrom ?? '-infinity'}::date and ${day} <= ${closedTo ?? 'infinity'}::date)`
}

function keyOf({ column }: FollowUpSort, access: Access): Pick<Sorting, 'key' | 'isNotNull'> {
  if (column === 'user_name')
    return { key: textSortKey(fullName('person'), access), isNotNull: true }
  if (column === 'task_name') return { key: textSortKey(sql`task.name`, access), isNotNull: true }
  if (column === 'coach_name') return { key: textSortKey(fullName('coach'), access) }
  if (column === 'location_name')
    return {
      key: sql`(select ${textSortKey(sql`location.name`, access)} from locations location
        where location.client_id = follow_up.client_id and location.id = observation.location_id)`,
    }
  if (column === 'state')
    return {
      key: sql`row(array_position(${[...FOLLOW_UP_STATES]}::text[], follow_up.state), follow_up.due_date)`,
      isNotNull: true,
    }
  return { key: sql.ref(`follow_up.${column}`) }
}
