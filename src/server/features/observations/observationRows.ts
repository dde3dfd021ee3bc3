/**
 * Renders the SELECT of an observation for the GraphQL schema: its columns, and those of the records that it refers
 * to.
 */
import type { TenantFilter } from '../../platform/db/database.ts'
import { columnsOf } from '../../platform/db/tables.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { FieldTree } from '../../context/request/selectedFields.ts'
import {
  NAME_COLUMNS,
  PERSON_COLUMNS,
  personColumns,
  recordColumns,
} from '../../context/listSql/rowColumns.ts'
import { hasAiResult, isJudgedElsewhere } from './aiResultConditions.ts'

export interface RowsRequest {
  /** Provides the observation as `observation`. */
  from: Sql
  withVideo: boolean
  /** Reads only BRIEF_FIELDS. */
  isBrief?: boolean
  /** More columns of what `from` provides. */
  also?: Sql
}

/**
 * Ends so that a WHERE may follow. Each record is looked up separately: the planner underestimates a client's size and
 * would read all of its places to find one.
 */
export function observationRows(
  tenantFilter: TenantFilter,
  { from, withVideo, isBrief = false, also }: RowsRequest,
): Sql {
  const { own, named, task, user, observee, client } = isBrief ? BRIEF_COLUMNS : ALL_COLUMNS
  const columns = sql.join(own.map((name) => sql.ref(`observation.${name}`)))
  const join = (table: string, reference: string, alias: string, columns: readonly string[]) =>
    sql`left join lateral (
      select ${sql.join(columns.map((column) => sql.ref(`record.${column}`)))} from ${sql.table(table)} record
      where ${tenantFilter('record')} and record.id = ${sql.ref(`observation.${reference}`)} limit 1) ${sql.ref(alias)} on true`
  const records = [
    recordColumns('location', 'location', named),
    recordColumns('department', 'department', named),
    recordColumns('campaign', 'campaign', named),
    recordColumns('task', 'task', task),
    personColumns('user', 'observer', 'client', user),
    personColumns('observee', 'observee', 'client', observee),
    ...(client.length > 0 ? [recordColumns('client', 'client', client)] : []),
    ...(also ? [also] : []),
  ]
  const video = withVideo
    ? sql`, (select row_to_json(video) from videos video
        where ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id) as video`
    : sql``
  return sql`select ${columns}, ${judgedBy(tenantFilter)} as judged_by, ${sql.join(records)} ${video}
    from ${from}
    ${join('clients', 'client_id', 'client', [...client, 'display_employee_id'])}
    ${join('locations', 'location_id', 'location', named)} ${join('departments', 'department_id', 'department', named)}
    ${join('campaigns', 'campaign_id', 'campaign', named)} ${join('tasks', 'task_id', 'task', task)}
    ${join('users', 'user_id', 'observer', user)} ${join('users', 'observee_id', 'observee', observee)}`
}

/** Source of the verdicts of the video of an AI result, the alias `observation`. */
const judgedBy = (tenantFilter: TenantFilter): Sql =>
  sql`case when ${hasAiResult} then (
    select case when ${isJudgedElsewhere('video')} then 'OTHER_PROGRAM' else 'LIFTWISE' end from videos video
    where ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id) end`

/**
 * Looks up the rows `observation` of a few found ids one by one: the planner underestimates a client's size and would read all of
 * its observations to find them.
 */
export const lookUpRows = (tenantFilter: TenantFilter, foundIds: Sql): Sql =>
  sql`${foundIds} cross join lateral (
    select observation.* from observations observation where ${tenantFilter('observation')}
      and observation.id = ${foundIds}.id offset 0) observation`

interface RowColumns {
  own: readonly string[]
  /** Columns of the location, the department and the campaign. */
  named: readonly string[]
  task: readonly string[]
  user: readonly string[]
  observee: readonly string[]
  client: readonly string[]
}

/** Named one by one: a prepared `o.*` fails when a migration adds a column. */
const ALL_COLUMNS: RowColumns = {
  own: columnsOf('observations'),
  named: NAME_COLUMNS,
  task: [
    'id',
    'name',
    'is_pushing',
    'is_pulling',
    'uses_pull_tilt_take',
    'show_other_observation_option',
    'requires_manual_check',
    'task_principles',
    'task_principles_override',
    'gbs_video_id',
    'deleted_at',
  ],
  user: PERSON_COLUMNS,
  observee: PERSON_COLUMNS,
  client: ['id', 'company_name', 'deleted_at'],
}

/** Columns of the screens' lists: each column more is a value to write, send and read for every row. */
const BRIEF_COLUMNS: RowColumns = {
  own: [
    'id',
    'name',
    'client_id',
    'date',
    'technique',
    'review_type',
    'kind',
    'ai_review_status',
    'unlinked_observee_name',
    'unlinked_observee_employee_id',
    'updated_at',
    'deleted_at',
  ],
  named: ['id', 'name', 'deleted_at'],
  task: ['id', 'name', 'deleted_at'],
  user: ['id', 'firstname', 'lastname', 'deleted_at'],
  observee: ['id', 'firstname', 'lastname', 'employee_id', 'deleted_at'],
  client: [],
}

const fieldsOf = (columns: readonly string[]): FieldTree =>
  Object.fromEntries(columns.map((name) => [name, true] as const))

export const BRIEF_FIELDS: FieldTree = {
  ...fieldsOf([...BRIEF_COLUMNS.own, 'judged_by']),
  task: fieldsOf(BRIEF_COLUMNS.task),
  location: fieldsOf(BRIEF_COLUMNS.named),
  department: fieldsOf(BRIEF_COLUMNS.named),
  campaign: fieldsOf(BRIEF_COLUMNS.named),
  user: fieldsOf(BRIEF_COLUMNS.user),
  observee: fieldsOf(BRIEF_COLUMNS.observee),
}
