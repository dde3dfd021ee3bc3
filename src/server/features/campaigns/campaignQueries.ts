/** Reads and counts campaigns with the names of what they are about. */
import type { CampaignSort, ObservationCampaign } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import { CAMPAIGN_FREQUENCIES } from '#domain/enumerations.ts'
import type { ListInput } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import {
  countRows,
  containsText,
  pagedRecords,
  personJson,
  recordJson,
  type Sorting,
  textSortKey,
  fullName,
} from '../../context/listSql/listSql.ts'
import { isRestricted, visibleRecord } from '../../context/visibility/recordVisibility.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import {
  targetsPlace,
  visibleCampaign,
  visibleObservation,
} from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { ownColumns } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { canGoOn, isRunningOn, obstaclesOf } from '../../context/campaigns/campaignObstacles.ts'
import { uuidOrNil } from '../../platform/db/uuids.ts'
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
): Promise<CampaignParent[]> => db.sql(query.access, selectCampaigns(query))

export const selectCampaigns =
  (query: CampaignQuery & CampaignColumns) =>
  (tenantFilter: TenantFilter): Sql<CampaignParent> => {
    const { access, list, sort, selects, now } = query
    return pagedRecords<CampaignParent>(tenantFilter, {
      table: 'campaigns',
      alias: 'campaign',
      matching: matching(query, tenantFilter),
      sorting: { ...keyOf(sort, access, tenantFilter, now), order: sort.order },
      list,
      joins: sql`join clients client on client.id = campaign.client_id`,
      columns: {
        ...ownColumns('id', 'name', 'client_id', 'start_date', 'end_date', 'frequency', 'type'),
        ...ownColumns('task_id', 'location_id', 'department_id', 'num_observations_required'),
        ...ownColumns('reminder_alert_user_level', 'notification_frequency'),
        ...ownColumns('app_notifications_enabled', 'email_notifications_enabled'),
        ...ownColumns('has_selected_users', 'leaves_out_people_without_places'),
        ...ownColumns('created_at', 'updated_at', 'deleted_at'),
        time_zone: sql`client.time_zone`,
        obstacles: obstaclesOf('campaign', tenantFilter),
        task: targetJson('tasks', access, tenantFilter),
        location: targetJson('locations', access, tenantFilter),
        department: targetJson('departments', access, tenantFilter),
        selected_users: selects('selected_users')
          ? selectedUsersOf(access, tenantFilter)
          : sql`'[]'::json`,
        observation_count: selects('observation_count')
          ? observationsOf(access, tenantFilter)
          : sql`0`,
      },
    })
  }

export const countCampaigns = (db: Database, query: CampaignQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => matching(query, tenantFilter))

function matching({ access, list, id }: CampaignQuery, tenantFilter: TenantFilter): Sql {
  const conditions = [
    tenantFilter('campaign'),
    visibleCampaign(access, 'campaign', tenantFilter),
    ...(id ? [sql`campaign.id = ${id}`] : []),
    ...(list.showDeleted ? [] : [sql`campaign.deleted_at is null`]),
    ...(list.search ? [containsText(sql`campaign.name`, list.search)] : []),
  ]
  return sql`from campaigns campaign where ${sql.join(conditions, sql` and `)}`
}

const NAME_COLUMNS = {
  tasks: 'campaign.task_id',
  locations: 'campaign.location_id',
  departments: 'campaign.department_id',
} as const

type TargetTable = keyof typeof NAME_COLUMNS

function targetJson(table: TargetTable, access: Access, tenantFilter: TenantFilter): Sql {
  const hidden = sql`json_build_object('id', record.id, 'name', ${message('outsideAccess')}::text, 'deleted_at', null)`
  return sql`(select ${ifVisible(table, access, tenantFilter)(recordJson('record'), hidden)} from ${sql.table(table)} record
    where ${tenantFilter('record')} and record.id = ${sql.ref(NAME_COLUMNS[table])})`
}

const ifVisible =
  (table: TargetTable, access: Access, tenantFilter: TenantFilter) =>
  (visible: Sql, hidden: Sql): Sql =>
    isRestricted(access)
      ? sql`case when ${visibleRecord(table, access, 'record', tenantFilter)} then ${visible} else ${hidden} end`
      : visible

function selectedUsersOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`coalesce((select json_agg(${personJson('person', 'client')} order by ${textSortKey(fullName('person'), access)}, person.id)
    from campaign_users link join users person on person.client_id = link.client_id and person.id = link.user_id
    where ${tenantFilter('link')} and link.campaign_id = campaign.id and ${visibleUser(access, 'person', tenantFilter)}), '[]')`
}

function observationsOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`(select count(*)::int from observations observation
    where ${tenantFilter('observation')} and observation.campaign_id = campaign.id and observation.deleted_at is null
      and ${visibleObservation(access, 'observation')})`
}

function keyOf(
  { column }: CampaignSort,
  access: Access,
  tenantFilter: TenantFilter,
  now: Date,
): Pick<Sorting, 'key' | 'isNotNull'> {
  if (column === 'state') return { key: stateRank(tenantFilter, now), isNotNull: true }
  if (column === 'name') return { key: textSortKey(sql`campaign.name`, access), isNotNull: true }
  if (column === 'task_name') return { key: nameIn('tasks', access, tenantFilter) }
  if (column === 'location_name') return { key: nameIn('locations', access, tenantFilter) }
  if (column === 'department_name') return { key: nameIn('departments', access, tenantFilter) }
  if (column === 'observation_count')
    return { key: observationsOf(access, tenantFilter), isNotNull: true }
  if (column === 'frequency')
    return { key: sql`array_position(${[...CAMPAIGN_FREQUENCIES]}::text[], campaign.frequency)` }
  return { key: sql.ref(`campaign.${column}`) }
}

/** Places in the order of CampaignState: not started, active, cannot go on, ended. */
function stateRank(tenantFilter: TenantFilter, now: Date): Sql {
  const today = sql`(select (${now}::timestamptz at time zone client.time_zone)::date from clients client
    where ${tenantFilter('client')} and client.id = campaign.client_id)`
  return sql`(case when campaign.end_date < ${today} then 3 when not ${canGoOn('campaign', tenantFilter)} then 2
    when campaign.start_date > ${today} then 0 else 1 end)`
}

/** The order tells no hidden name either. */
function nameIn(table: TargetTable, access: Access, tenantFilter: TenantFilter): Sql {
  const name = ifVisible(table, access, tenantFilter)
  return sql`(select ${textSortKey(name(sql`record.name`, sql`${english.t('messages.outsideAccess')}::text`), access)} from ${sql.table(table)} record
    where ${tenantFilter('record')} and record.id = ${sql.ref(NAME_COLUMNS[table])})`
}

/**
 * Returns the campaigns that an observation form offers: those that run on the client's day of `date`, can go on, and count
 * what is observed at the place and of the task, by name.
 */
export async function readCampaignsForObservation(
  db: Database,
  access: Access,
  { date, locationId, departmentId, taskId }: ObservedWhere,
): Promise<ObservationCampaign[]> {
  const [location, department, task] = [locationId, departmentId, taskId].map(uuidOrNil)
  return db.sql<ObservationCampaign>(
    access,
    (tenantFilter) => sql`
        select campaign.id, campaign.name, campaign.type, campaign.start_date, campaign.end_date, campaign.task_id,
          campaign.location_id, campaign.department_id
        from campaigns campaign join clients client on client.id = campaign.client_id
        where ${tenantFilter('campaign')} and campaign.deleted_at is null and ${isRunningOn('campaign', date, sql`client.time_zone`)}
          and ${canGoOn('campaign', tenantFilter)} and ${visibleCampaign(access, 'campaign', tenantFilter)}
          and (${task ?? null}::uuid is null or campaign.task_id is null or campaign.task_id = ${task ?? null})
          and ${targetsPlace(sql.ref('campaign.location_id'), 'locations', location ? [location] : null, tenantFilter)}
          and ${targetsPlace(sql.ref('campaign.department_id'), 'departments', department ? [department] : null, tenantFilter)}
        order by ${textSortKey(sql`campaign.name`, access)}, campaign.id`,
  )
}

/** Ids: absent or null, anywhere or any task. */
interface ObservedWhere {
  date: Date
  locationId?: string | null | undefined
  departmentId?: string | null | undefined
  taskId?: string | null | undefined
}
