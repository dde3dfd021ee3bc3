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
      alias: 'f',
      matching: matching(query, tenantFilter),
      sorting: { ...keyOf(sort, access), order: sort.order },
      list,
      joins: sql`${namedRecords()}
          join clients c on c.id = f.client_id
          join locations l on l.client_id = f.client_id and l.id = o.location_id
          join departments d on d.client_id = f.client_id and d.id = o.department_id
          left join gbs_videos g on g.client_id = f.client_id and g.id = f.gbs_video_id`,
      columns: {
        ...ownColumns('id', 'client_id', 'observation_id', 'user_id', 'task_id', 'coach_id'),
        ...ownColumns('principles', 'due_date', 'gbs_video_id', 'note', 'agreed', 'state'),
        ...ownColumns('seen_at', 'coached_at', 'closed_at', 'closed_by_observation_id'),
        ...ownColumns('reopened_count', 'escalated_at', 'created_at', 'updated_at', 'deleted_at'),
        opener_id: sql`f.opened_by`,
        is_overdue: isOverdue(now, tenantFilter),
        user: personJson('u', 'c'),
        coach: personJson('h', 'c'),
        task: recordJson('t'),
        location: recordJson('l'),
        department: recordJson('d'),
        gbs_video: sql`case when g.id is not null then json_build_object(
            'id', g.id, 'name', g.title, 'deleted_at', g.deleted_at) end`,
        may_see_observation: visibleObservation(access, 'o'),
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
    const isClosed = sql`f.state = 'CLOSED' and ${closedWithin({ closedFrom, closedTo }, tenantFilter)}`
    return sql`select count(*) filter (where f.state in ('OPEN', 'COACHED'))::int as open,
          count(*) filter (where ${isOverdue(query.now, tenantFilter)})::int as overdue,
          count(*) filter (where ${isClosed})::int as closed,
          count(*) filter (where ${isClosed} and ${isInTime(tenantFilter)})::int as closed_in_time,
          percentile_cont(0.5) within group (
            order by extract(epoch from f.closed_at - coalesce(f.reopened_at, f.created_at)) / 86400)
            filter (where ${isClosed})::float as median_days_to_close
        ${matching(everything, tenantFilter)}`
  })
  return row ?? { open: 0, overdue: 0, closed: 0, closed_in_time: 0, median_days_to_close: null }
}

/** The person `u`, the task `t`, the observation `o` and the coach `h` of the follow-up `f`. */
const namedRecords = () => sql`join users u on u.client_id = f.client_id and u.id = f.user_id
  join tasks t on t.client_id = f.client_id and t.id = f.task_id
  join observations o on o.client_id = f.client_id and o.id = f.observation_id
  left join users h on h.client_id = f.client_id and h.id = f.coach_id`

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
    tenantFilter('f'),
    visibleFollowUp(access, 'f', tenantFilter),
    ...(id ? [sql`f.id = ${id}`] : []),
    ...(list.showDeleted
      ? []
      : [
          sql`f.deleted_at is null`,
          sql`(f.state not in ('OPEN', 'COACHED') or (u.deleted_at is null and t.deleted_at is null))`,
        ]),
    ...(list.search ? [containsText(SEARCHED, list.search)] : []),
    ...(states.length > 0 ? [sql`f.state = any(${states}::text[])`] : []),
    ...(overdue ? [isOverdue(now, tenantFilter)] : []),
    ...(inTime ? [isInTime(tenantFilter)] : []),
    ...(share === 'TO_COACH' ? [sql`f.coach_id = ${access.userId}`] : []),
    ...(share === 'ABOUT_ME' ? [sql`f.user_id = ${access.userId}`] : []),
    ...(share === 'UNCOACHED' ? [sql`f.coach_id is null and f.state in ('OPEN', 'COACHED')`] : []),
    ...among(sql`f.coach_id`, filterUuids(others.coaches)),
    ...among(sql`f.user_id`, filterUuids(others.people)),
    ...among(sql`f.task_id`, filterUuids(others.tasks)),
    ...among(sql`o.department_id`, filterUuids(others.departments)),
    ...(locations
      ? [sql`o.location_id in (${descendantIds(tenantFilter, 'locations', locations)})`]
      : []),
    closedWithin(others, tenantFilter),
  ]
  return sql`from follow_ups f ${namedRecords()} where ${sql.join(conditions, sql` and `)}`
}

const SEARCHED = sql`${fullName('u')} || ' ' || t.name || ' ' || coalesce(${fullName('h')}, '')`

const ofClient = (column: Sql, tenantFilter: TenantFilter): Sql =>
  sql`(select ${column} from clients z where ${tenantFilter('z')} and z.id = f.client_id)`

const isOverdue = (now: Date, tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(f.state in ('OPEN', 'COACHED')
    and f.due_date < ${ofClient(sql`(${now}::timestamptz at time zone z.time_zone)::date`, tenantFilter)})`

const closingDay = (tenantFilter: TenantFilter): Sql =>
  sql`(f.closed_at at time zone ${ofClient(sql`z.time_zone`, tenantFilter)})::date`

const isInTime = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(f.state = 'CLOSED' and ${closingDay(tenantFilter)} <= f.due_date)`

function closedWithin(
  { closedFrom, closedTo }: Pick<FollowUpDaysValues, 'closedFrom' | 'closedTo'>,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (!closedFrom && !closedTo) return sql`true`
  const day = closingDay(tenantFilter)
  return sql`(${day} >= ${closedFrom ?? '-infinity'}::date and ${day} <= ${closedTo ?? 'infinity'}::date)`
}

function keyOf({ column }: FollowUpSort, access: Access): Pick<Sorting, 'key' | 'isNotNull'> {
  if (column === 'user_name') return { key: textSortKey(fullName('u'), access), isNotNull: true }
  if (column === 'task_name') return { key: textSortKey(sql`t.name`, access), isNotNull: true }
  if (column === 'coach_name') return { key: textSortKey(fullName('h'), access) }
  if (column === 'location_name')
    return {
      key: sql`(select ${textSortKey(sql`p.name`, access)} from locations p
        where p.client_id = f.client_id and p.id = o.location_id)`,
    }
  if (column === 'state')
    return {
      key: sql`row(array_position(${[...FOLLOW_UP_STATES]}::text[], f.state), f.due_date)`,
      isNotNull: true,
    }
  return { key: sql.ref(`f.${column}`) }
}
