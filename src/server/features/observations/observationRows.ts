/**
 * Renders the SELECT of an observation for the GraphQL schema: its columns, and those of the records that it refers
 * to.
 */
import type { TenantFilter } from '../../platform/db/database.ts'
import { columnsOf } from '../../platform/db/personalData.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { FieldTree } from '../../context/request/selectedFields.ts'
import { NAME_COLUMNS, personColumns, recordColumns } from '../../context/listSql/listSql.ts'

export interface RowsRequest {
  /** Provides the observation as `o`. */
  from: Sql
  withVideo: boolean
  /** Reads only the BRIEF fields, a quarter of the columns. */
  isBrief?: boolean
}

/**
 * Ends so that a WHERE may follow; `nestRecords` makes the objects. Each record is looked up separately: the planner
 * underestimates a client's size and would read all of its places to find one.
 */
export function observationRows(
  tenantFilter: TenantFilter,
  { from, withVideo, isBrief = false }: RowsRequest,
): Sql {
  const names = isBrief ? BRIEF_COLUMNS : ALL_COLUMNS
  const columns = sql.join(names.map((name) => sql.ref(`o.${name}`)))
  const join = (table: string, reference: string, alias: string, columns = NAME_COLUMNS) =>
    sql`left join lateral (
      select ${sql.join(columns.map((column) => sql.ref(`x.${column}`)))} from ${sql.table(table)} x
      where ${tenantFilter('x')} and x.id = ${sql.ref(`o.${reference}`)} limit 1) ${sql.ref(alias)} on true`
  const taskColumns = isBrief ? NAME_COLUMNS : TASK_COLUMNS
  const video = withVideo
    ? sql`, (select row_to_json(v) from videos v
        where ${tenantFilter('v')} and v.client_id = o.client_id and v.id = o.video_id) as video`
    : sql``
  return sql`select ${columns},
      ${recordColumns('location', 'l')}, ${recordColumns('department', 'd')}, ${recordColumns('campaign', 'k')},
      ${recordColumns('task', 't', taskColumns)},
      ${personColumns('user', 'u', 'c')}, ${personColumns('observee', 'p', 'c')},
      ${recordColumns('client', 'c', CLIENT_COLUMNS)} ${video}
    from ${from}
    ${join('clients', 'client_id', 'c', [...CLIENT_COLUMNS, 'display_employee_id'])}
    ${join('locations', 'location_id', 'l')} ${join('departments', 'department_id', 'd')}
    ${join('campaigns', 'campaign_id', 'k')} ${join('tasks', 'task_id', 't', taskColumns)}
    ${join('users', 'user_id', 'u', PERSON_COLUMNS)} ${join('users', 'observee_id', 'p', PERSON_COLUMNS)}`
}

const CLIENT_COLUMNS = ['id', 'company_name', 'deleted_at']
const PERSON_COLUMNS = ['id', 'firstname', 'lastname', 'employee_id', 'deleted_at']

/**
 * Looks up the rows `o` of a few found ids one by one: the planner underestimates a client's size and would read all of
 * its observations to find them.
 */
export const lookUpRows = (tenantFilter: TenantFilter, foundIds: Sql): Sql =>
  sql`${foundIds} cross join lateral (
    select o.* from observations o where ${tenantFilter('o')} and o.id = ${foundIds}.id offset 0) o`

/** Named one by one: a prepared `o.*` fails when a migration adds a column. */
const ALL_COLUMNS = columnsOf('observations')

const BRIEF_COLUMNS = [
  'id',
  'name',
  'client_id',
  'date',
  'technique',
  'review_type',
  'kind',
  'ai_review_status',
  'task_id',
  'location_id',
  'department_id',
  'campaign_id',
  'user_id',
  'observee_id',
  'unlinked_observee_name',
  'unlinked_observee_employee_id',
  'updated_at',
  'deleted_at',
]

const NAMED_FIELDS: FieldTree = { id: true, name: true, deleted_at: true }
const PERSON_FIELDS: FieldTree = {
  id: true,
  firstname: true,
  lastname: true,
  employee_id: true,
  deleted_at: true,
}

/** Fields that lists show. */
export const BRIEF_FIELDS: FieldTree = {
  ...Object.fromEntries(BRIEF_COLUMNS.map((name) => [name, true] as const)),
  task: NAMED_FIELDS,
  location: NAMED_FIELDS,
  department: NAMED_FIELDS,
  campaign: NAMED_FIELDS,
  user: PERSON_FIELDS,
  observee: PERSON_FIELDS,
  client: { id: true, company_name: true, deleted_at: true },
}

const TASK_COLUMNS = [
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
]
