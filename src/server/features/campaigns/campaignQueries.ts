/** Reads and counts campaigns with the names of what they are about. */
import type { Compilable } from 'kysely'
import type { CampaignSort, ObservationCampaign } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import { CAMPAIGN_FREQUENCIES } from '#domain/enumerations.ts'
import type { ListInput } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import {
  containsText,
  pagedRecords,
  personJson,
  recordJson,
  type Sorting,
  textSortKey,
  fullName,
} from '../../context/listSql/listSql.ts'
import { isRestricted, VISIBLE_RECORDS } from '../../context/visibility/recordVisibility.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleCampaign, visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, ReadableTables, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { canGoOn, obstaclesOf } from './campaignObstacles.ts'
import { english } from '../../platform/texts/translator.ts'

export interface CampaignQuery {
  access: Access
  list: ListInput
  /** This campaign alone. */
  id?: string
}

interface CampaignColumns {
  sort: CampaignSort
  /** For the order by state. */
  now: Date
  selects: (column: 'selected_users' | 'observation_count') => boolean
}

/** A campaign may be for a task or places that the caller does not see; of these, the id is all that is read. */
export const readCampaigns = (
  db: Database,
  query: CampaignQuery & CampaignColumns,
): Promise<CampaignParent[]> => db.read<CampaignParent>(query.access, selectCampaigns(query))

export const selectCampaigns = (query: CampaignQuery & CampaignColumns) => {
  const { access, list, sort, selects, now } = query
  return (tables: ReadableTables): Compilable<CampaignParent> =>
    tables.sql((tenantFilter) =>
      pagedRecords(tenantFilter, {
        table: 'campaigns',
        alias: 'k',
        matching: matching(query, tenantFilter),
        sorting: { ...keyOf(sort, access, tenantFilter, now), order: sort.order },
        list,
        joins: sql`join clients c on c.id = k.client_id`,
        columns: sql`k.id, k.name, k.client_id, k.start_date, k.end_date, k.frequency, k.type,
          k.task_id, k.location_id, k.department_id, k.num_observations_required,
          k.reminder_alert_user_level, k.app_notifications_enabled, k.email_notifications_enabled,
          k.notification_frequency, k.has_selected_users, k.leaves_out_people_without_places, k.created_at, k.updated_at, k.deleted_at,
          c.time_zone, ${obstaclesOf('k', tenantFilter)} as obstacles, ${targetJson('tasks', access, tenantFilter)} as task,
          ${targetJson('locations', access, tenantFilter)} as location,
          ${targetJson('departments', access, tenantFilter)} as department,
          ${selects('selected_users') ? selectedUsersOf(access, tenantFilter) : sql`'[]'::json`} as selected_users,
          ${selects('observation_count') ? observationsOf(access, tenantFilter) : sql`0`} as observation_count`,
      }),
    )
}

export async function countCampaigns(db: Database, query: CampaignQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(query, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

function matching({ access, list, id }: CampaignQuery, tenantFilter: TenantFilter): Sql {
  const conditions = [
    tenantFilter('k'),
    visibleCampaign(access, 'k', tenantFilter),
    ...(id ? [sql`k.id = ${id}`] : []),
    ...(list.showDeleted ? [] : [sql`k.deleted_at is null`]),
    ...(list.search ? [containsText(sql`k.name`, list.search)] : []),
  ]
  return sql`from campaigns k where ${sql.join(conditions, sql` and `)}`
}

const NAME_COLUMNS = {
  tasks: 'k.task_id',
  locations: 'k.location_id',
  departments: 'k.department_id',
} as const

type TargetTable = keyof typeof NAME_COLUMNS

function targetJson(table: TargetTable, access: Access, tenantFilter: TenantFilter): Sql {
  const hidden = sql`json_build_object('id', x.id, 'name', ${message('outsideAccess')}::text, 'deleted_at', null)`
  return sql`(select ${ifVisible(table, access, tenantFilter)(recordJson('x'), hidden)} from ${sql.table(table)} x
    where ${tenantFilter('x')} and x.id = ${sql.ref(NAME_COLUMNS[table])})`
}

const ifVisible =
  (table: TargetTable, access: Access, tenantFilter: TenantFilter) =>
  (visible: Sql, hidden: Sql): Sql =>
    isRestricted(access)
      ? sql`case when ${VISIBLE_RECORDS[table](access, 'x', tenantFilter)} then ${visible} else ${hidden} end`
      : visible

function selectedUsersOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`coalesce((select json_agg(${personJson('p', 'c')} order by ${textSortKey(fullName('p'))}, p.id)
    from campaign_users u join users p on p.client_id = u.client_id and p.id = u.user_id
    where ${tenantFilter('u')} and u.campaign_id = k.id and ${visibleUser(access, 'p', tenantFilter)}), '[]')`
}

function observationsOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`(select count(*)::int from observations n
    where ${tenantFilter('n')} and n.campaign_id = k.id and n.deleted_at is null and ${visibleObservation(access, 'n')})`
}

function keyOf(
  { column }: CampaignSort,
  access: Access,
  tenantFilter: TenantFilter,
  now: Date,
): Pick<Sorting, 'key' | 'isNotNull'> {
  if (column === 'state') return { key: stateRank(tenantFilter, now), isNotNull: true }
  if (column === 'name') return { key: textSortKey(sql`k.name`), isNotNull: true }
  if (column === 'task_name') return { key: nameIn('tasks', access, tenantFilter) }
  if (column === 'location_name') return { key: nameIn('locations', access, tenantFilter) }
  if (column === 'department_name') return { key: nameIn('departments', access, tenantFilter) }
  if (column === 'observation_count')
    return { key: observationsOf(access, tenantFilter), isNotNull: true }
  if (column === 'frequency')
    return { key: sql`array_position(${[...CAMPAIGN_FREQUENCIES]}::text[], k.frequency)` }
  return { key: sql.ref(`k.${column}`) }
}

/** Places in the order of CampaignState: not started, active, cannot go on, ended. */
function stateRank(tenantFilter: TenantFilter, now: Date): Sql {
  const today = sql`(select (${now}::timestamptz at time zone z.time_zone)::date from clients z
    where ${tenantFilter('z')} and z.id = k.client_id)`
  return sql`(case when k.end_date < ${today} then 3 when not ${canGoOn('k', tenantFilter)} then 2
    when k.start_date > ${today} then 0 else 1 end)`
}

/** The order tells no hidden name either. */
function nameIn(table: TargetTable, access: Access, tenantFilter: TenantFilter): Sql {
  const name = ifVisible(table, access, tenantFilter)
  return sql`(select ${textSortKey(name(sql`x.name`, sql`${english.t('messages.outsideAccess')}::text`))} from ${sql.table(table)} x
    where ${tenantFilter('x')} and x.id = ${sql.ref(NAME_COLUMNS[table])})`
}

/** Returns the campaigns that an observation form offers: those that run on the client's day of `date` and can go on, by name. */
export async function readCampaignsForObservation(
  db: Database,
  access: Access,
  date: Date,
): Promise<ObservationCampaign[]> {
  return db.read<ObservationCampaign>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`
        select k.id, k.name, k.type, k.start_date, k.end_date, k.task_id, k.location_id, k.department_id
        from campaigns k join clients c on c.id = k.client_id
        where ${tenantFilter('k')} and k.deleted_at is null and ${isRunningOn('k', date, sql`c.time_zone`)}
          and ${canGoOn('k', tenantFilter)} and ${visibleCampaign(access, 'k', tenantFilter)}
        order by ${textSortKey(sql`k.name`)}, k.id`,
    ),
  )
}

/** Renders the condition that a campaign runs on the day of an instant in the client's time zone. */
export function isRunningOn(alias: string, now: Date, timeZone: Sql): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  return sql`(${column('start_date')} <= ${today} and (${column('end_date')} is null or ${column('end_date')} >= ${today}))`
}
