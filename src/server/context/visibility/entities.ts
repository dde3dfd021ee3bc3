/**
 * Records that are edited and deleted softly: their names, who sees them, and which other records they name. An account
 * manager belongs to another client than the one that names them, and is not among the references.
 */
import type { MessageKey } from '#domain/messages.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { visibleUser } from './userVisibility.ts'
import {
  type VisibleCondition,
  visibleCampaign,
  visibleDepartment,
  visibleFollowUp,
  visibleLocation,
  visibleObservation,
  visibleTask,
  visibleTaskAction,
  visibleVideo,
} from './visibility.ts'

interface Entity {
  /** Over the alias `record`, as the text of a search; absent: records have no name. */
  name?: Sql<string>
  /** The expression of the table's text index; absent: not found by name. */
  searchText?: Sql<string>
  /** Names the deleted record in a refusal; absent: the refusal does not. */
  deleted?: Extract<MessageKey, `${string}WasDeleted`>
  /** null: everybody of the client sees it. */
  isVisible: VisibleCondition | null
  /** Columns with ids of records that can be deleted. Links to several are in LINK_TABLES. */
  references: Readonly<Record<string, RecordTable>>
  /** Keeps the names of what is deleted, so that a deletion does not count it among what it affects. */
  keepsNames?: true
  /** Fields of audit entries whose columns have another name. */
  auditNames?: Readonly<Record<string, string>>
}

const named = (
  name: Sql<string>,
  deleted: NonNullable<Entity['deleted']>,
  searchText: Sql<string> = name,
) => ({ name, deleted, searchText })

export const ENTITIES: Readonly<Record<RecordTable, Entity>> = {
  clients: {
    ...named(sql`record.company_name`, 'clientWasDeleted'),
    isVisible: null,
    references: {},
    auditNames: { account_manager_id: 'account_manager' },
  },
  users: {
    ...named(
      sql`btrim(record.firstname || ' ' || record.lastname)`,
      'personWasDeleted',
      sql`record.firstname || ' ' || record.lastname || ' ' || record.email || ' ' || coalesce(record.employee_id, '')`,
    ),
    isVisible: visibleUser,
    references: {},
  },
  locations: {
    ...named(sql`record.name`, 'locationWasDeleted'),
    isVisible: visibleLocation,
    references: { parent_id: 'locations' },
  },
  departments: {
    ...named(sql`record.name`, 'departmentWasDeleted'),
    isVisible: visibleDepartment,
    references: { parent_id: 'departments' },
    auditNames: { parent_id: 'parent_department_id' },
  },
  tasks: {
    ...named(sql`record.name`, 'taskWasDeleted'),
    isVisible: visibleTask,
    references: { gbs_video_id: 'gbs_videos' },
  },
  campaigns: {
    ...named(sql`record.name`, 'campaignWasDeleted'),
    isVisible: visibleCampaign,
    references: { task_id: 'tasks', department_id: 'departments', location_id: 'locations' },
  },
  gbs_videos: {
    ...named(sql`record.title`, 'guidanceVideoWasDeleted'),
    isVisible: null,
    references: {},
  },
  observations: {
    name: sql`record.name`,
    isVisible: visibleObservation,
    references: {
      task_id: 'tasks',
      department_id: 'departments',
      location_id: 'locations',
      campaign_id: 'campaigns',
      user_id: 'users',
      observee_id: 'users',
    },
    keepsNames: true,
  },
  videos: { name: sql`record.title`, isVisible: visibleVideo, references: {} },
  follow_ups: {
    isVisible: visibleFollowUp,
    references: {
      user_id: 'users',
      coach_id: 'users',
      task_id: 'tasks',
      gbs_video_id: 'gbs_videos',
    },
    keepsNames: true,
  },
  task_actions: {
    isVisible: visibleTaskAction,
    references: { task_id: 'tasks', location_id: 'locations', owner_id: 'users' },
    keepsNames: true,
  },
}

export const ENTITY_ENTRIES = Object.entries(ENTITIES) as [RecordTable, Entity][]

/** A table of links: `owner` is the column of the record that has the list `field`, `target` that of what it names. */
const link = <const Owner extends string, const Target extends string>(
  of: RecordTable,
  owner: Owner,
  field: string,
  target: Target,
  targets: RecordTable,
) => ({ of, owner, field, target, targets })

export const LINK_TABLES = {
  department_locations: link(
    'departments',
    'department_id',
    'locations',
    'location_id',
    'locations',
  ),
  user_locations: link('users', 'user_id', 'locations', 'location_id', 'locations'),
  user_departments: link('users', 'user_id', 'departments', 'department_id', 'departments'),
  task_locations: link('tasks', 'task_id', 'locations', 'location_id', 'locations'),
  task_departments: link('tasks', 'task_id', 'departments', 'department_id', 'departments'),
  task_users: link('tasks', 'task_id', 'users', 'user_id', 'users'),
  campaign_users: link('campaigns', 'campaign_id', 'selected_users', 'user_id', 'users'),
}

/** The tables of a record's lists. */
export const linksOf = (table: RecordTable) =>
  Object.entries(LINK_TABLES).filter(([, { of }]) => of === table)
