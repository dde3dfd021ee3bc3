/**
 * Columns in which records name other records that can be deleted. Links to several are in LINK_TABLES. Account managers
 * belong to another client than the record that names them, and are not here.
 */
import type { RecordTable } from '../../platform/db/tables.ts'

export type DeletableTable = Exclude<RecordTable, 'videos'>

export type TargetTable =
  | 'campaigns'
  | 'departments'
  | 'gbs_videos'
  | 'locations'
  | 'tasks'
  | 'users'

export const REFERENCE_COLUMNS: Record<DeletableTable, Readonly<Record<string, TargetTable>>> = {
  campaigns: { task_id: 'tasks', department_id: 'departments', location_id: 'locations' },
  clients: {},
  departments: { parent_id: 'departments' },
  follow_ups: {
    user_id: 'users',
    coach_id: 'users',
    task_id: 'tasks',
    gbs_video_id: 'gbs_videos',
  },
  gbs_videos: {},
  locations: { parent_id: 'locations' },
  observations: {
    task_id: 'tasks',
    department_id: 'departments',
    location_id: 'locations',
    campaign_id: 'campaigns',
    user_id: 'users',
    observee_id: 'users',
  },
  task_actions: { task_id: 'tasks', location_id: 'locations', owner_id: 'users' },
  tasks: { gbs_video_id: 'gbs_videos' },
  users: {},
}
