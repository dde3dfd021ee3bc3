/** Reads and counts tasks with their places, people and guidance video. */
import type { TaskFilter, TaskSort } from '#api/generated/contract.ts'
import type { ObservationTaskParent, TaskParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import {
  countRows,
  containsText,
  pagedRecords,
  personJson,
  type Sorting,
  textSortKey,
  fullName,
} from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleRecord } from '../../context/visibility/recordVisibility.ts'
import {
  taskAtPlaces,
  visibleCampaign,
  visiblePerson,
  visibleTask,
} from '../../context/visibility/visibility.ts'
import { placeJson } from '../../context/listSql/placeListSql.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { ownColumns } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import {
  joinObservationCounts,
  OBSERVATION_COUNT_SORT,
  observationCountOf,
} from '../rollups/observationCounts.ts'

export interface TaskQuery {
  access: Access
  list: ListInput
  filter: TaskFilter
  /** This task alone, with its deleted places. */
  id?: string
}

type OptionalColumn =
  | 'gbs_video'
  | 'departments'
  | 'department_count'
  | 'locations'
  | 'location_count'
  | 'users'

export interface TaskColumns {
  sort: TaskSort
  /** Maximum number of places of each kind per task; null: all. */
  maxPlaces: number | null
  selects: (column: OptionalColumn) => boolean
  withCount: boolean
}

export const readTasks = (db: Database, query: TaskQuery & TaskColumns): Promise<TaskParent[]> =>
  db.sql(query.access, selectTasks(query))

export const selectTasks =
  (query: TaskQuery & TaskColumns) =>
  (tenantFilter: TenantFilter): Sql<TaskParent> => {
    const { access, list, sort, selects, withCount } = query
    const count = { column: 'task_id', alias: 'task', access, tenantFilter } as const
    const linkedPlacesOf = (kind: PlaceKind) => linkedPlaces(kind, query, tenantFilter)
    const emptyList = sql`'[]'::json`
    const placeNames = (kind: PlaceKind) =>
      selects(kind) ? namesOf(kind, query, tenantFilter) : emptyList
    const counted = (kind: PlaceKind, column: 'department_count' | 'location_count') =>
      selects(column) ? countOf(linkedPlacesOf(kind)) : sql`0`
    const byCount = sort.column === 'observation_count'
    return pagedRecords<TaskParent>(tenantFilter, {
      table: 'tasks',
      alias: 'task',
      matching: matching(query, tenantFilter, byCount ? joinObservationCounts(count) : sql``),
      sorting: { ...keyOf(sort, query, tenantFilter), order: sort.order },
      list,
      columns: {
        ...ownColumns('id', 'name', 'client_id', 'is_pushing', 'is_pulling', 'uses_pull_tilt_take'),
        ...ownColumns('show_other_observation_option', 'requires_manual_check'),
        ...ownColumns('task_principles', 'task_principles_override'),
        ...ownColumns('task_has_full_location_access', 'task_has_full_department_access'),
        ...ownColumns('created_at', 'updated_at', 'deleted_at'),
        gbs_video_id: videoOf(sql`guidance.id`, tenantFilter),
        gbs_video: selects('gbs_video') ? videoOf(NAMED_GBS_VIDEO, tenantFilter) : sql`null::json`,
        departments: placeNames('departments'),
        department_count: counted('departments', 'department_count'),
        locations: placeNames('locations'),
        location_count: counted('locations', 'location_count'),
        users: selects('users') ? usersOf(access, tenantFilter) : emptyList,
        observation_count: withCount ? observationCountOf(count) : sql`null::int`,
      },
    })
  }

export const countTasks = (db: Database, query: TaskQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => matching(query, tenantFilter))

function matching(
  { access, list, filter, id }: TaskQuery,
  tenantFilter: TenantFilter,
  joins: Sql = sql``,
) {
  const conditions = [
    tenantFilter('task'),
    visibleTask(access, 'task', tenantFilter),
    taskAtPlaces(
      {
        locations: filterUuids(filter.locationIds),
        departments: filterUuids(filter.departmentIds),
      },
      'task',
      tenantFilter,
    ),
    ...(id ? [sql`task.id = ${id}`] : []),
    ...(list.showDeleted ? [] : [sql`task.deleted_at is null`]),
    ...(list.search ? [containsText(sql`task.name`, list.search)] : []),
  ]
  return sql`from tasks task ${joins} where ${sql.join(conditions, sql` and `)}`
}

/** A deleted guidance video is not shown. */
function videoOf(column: Sql, tenantFilter: TenantFilter): Sql {
  return sql`(select ${column} from gbs_videos guidance
    where ${tenantFilter('guidance')} and guidance.id = task.gbs_video_id and guidance.deleted_at is null)`
}

const NAMED_GBS_VIDEO = sql`json_build_object('id', guidance.id, 'name', guidance.title, 'deleted_at', guidance.deleted_at)`

const PLACES = {
  departments: {
    links: 'task_departments',
    target: 'link.department_id',
    place: 'department',
  },
  locations: {
    links: 'task_locations',
    target: 'link.location_id',
    place: 'location',
  },
} as const

type PlaceKind = keyof typeof PLACES

/** Places that the caller cannot see are neither named nor counted. */
function linkedPlaces(kind: PlaceKind, { access }: TaskQuery, tenantFilter: TenantFilter): Sql {
  const { links, target } = PLACES[kind]
  return sql`from ${sql.table(links)} link
    join ${sql.table(kind)} record on record.client_id = link.client_id and record.id = ${sql.ref(target)}
    where ${tenantFilter('link')} and link.task_id = task.id and ${visibleRecord(kind, access, 'record', tenantFilter)}`
}

const LIVE_PLACE = sql`and record.deleted_at is null`

function namesOf(kind: PlaceKind, query: TaskQuery & TaskColumns, tenantFilter: TenantFilter): Sql {
  const { access, id, maxPlaces } = query
  const places = linkedPlaces(kind, query, tenantFilter)
  const place = placeJson({ place: PLACES[kind].place, alias: 'record' }, access, tenantFilter)
  const byName = sql`order by ${textSortKey(sql`record.name`, access)}, record.id`
  const cut = maxPlaces === null ? sql`` : sql`limit ${sql.lit(maxPlaces)}`
  return sql`coalesce((select json_agg(${place} ${byName})
    from (select record.id, record.name, record.parent_id, record.deleted_at ${places} ${id ? sql`` : LIVE_PLACE} ${byName} ${cut}) record), '[]')`
}

const countOf = (places: Sql): Sql => sql`(select count(*)::int ${places} ${LIVE_PLACE})`

function usersOf(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`coalesce((select json_agg(${personJson('person', 'client')} order by ${textSortKey(fullName('person'), access)}, person.id)
    from task_users link join users person on person.client_id = link.client_id and person.id = link.user_id
    join clients client on client.id = link.client_id
    where ${tenantFilter('link')} and link.task_id = task.id and ${visiblePerson(access, 'person', tenantFilter)}), '[]')`
}

function keyOf(
  { column }: TaskSort,
  query: TaskQuery,
  tenantFilter: TenantFilter,
): Pick<Sorting, 'key' | 'isNotNull'> {
  const { access } = query
  if (column === 'departments' || column === 'locations')
    return {
      key: sql`(select min(${textSortKey(sql`record.name`, access)}) ${linkedPlaces(column, query, tenantFilter)} ${LIVE_PLACE})`,
    }
  if (column === 'observation_count') return OBSERVATION_COUNT_SORT
  if (column === 'name') return { key: textSortKey(sql`task.name`, access), isNotNull: true }
  return { key: sql.ref(`task.${column}`) }
}

/** Choices of an observation form that tasks must fit. */
interface TaskOptionsFilter {
  /** null: not chosen yet. */
  locationId: string | null
  departmentId: string | null
  campaignId: string | null
}

/** Returns tasks by name; none for an unknown campaign. */
export async function readTasksForObservation(
  db: Database,
  access: Access,
  { locationId, departmentId, campaignId }: TaskOptionsFilter,
): Promise<ObservationTaskParent[]> {
  return db.sql<ObservationTaskParent>(access, (tenantFilter) => {
    const places = {
      locations: locationId === null ? null : [locationId],
      departments: departmentId === null ? null : [departmentId],
    }
    const campaignCondition = campaignId
      ? sql`exists (select from campaigns campaign where ${tenantFilter('campaign')} and campaign.id = ${campaignId}
            and campaign.deleted_at is null and ${visibleCampaign(access, 'campaign', tenantFilter)}
            and (campaign.task_id is null or campaign.task_id = task.id))`
      : sql`true`
    return sql`select task.id, task.name, task.is_pushing, task.is_pulling, task.uses_pull_tilt_take,
          task.show_other_observation_option, task.requires_manual_check, task.task_principles,
          task.task_principles_override, ${videoOf(sql`guidance.id`, tenantFilter)} as gbs_video_id, task.deleted_at
        from tasks task
        where ${tenantFilter('task')} and task.deleted_at is null and ${visibleTask(access, 'task', tenantFilter)}
          and ${taskAtPlaces(places, 'task', tenantFilter)}
          and ${campaignCondition}
        order by ${textSortKey(sql`task.name`, access)}, task.id`
  })
}
