/**
 * Renders the SELECT of an observation for the GraphQL schema: its columns, and the records that it refers to as
 * objects.
 */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { FieldTree } from '../../context/request/selectedFields.ts'
import { recordJson, personJson } from '../../context/listSql/listSql.ts'

export interface RowsRequest {
  /** Provides the observation as `o`. */
  from: Sql
  withVideo: boolean
  /** Reads only the BRIEF fields, a quarter of the columns. */
  isBrief?: boolean
}

/**
 * Ends so that a WHERE may follow. Each name is looked up separately: the planner underestimates a client's size and
 * would read all of its places to find one.
 */
export function observationRows(
  tenantFilter: TenantFilter,
  { from, withVideo, isBrief = false }: RowsRequest,
): Sql {
  const columns = isBrief ? sql.join(BRIEF_COLUMNS.map((name) => sql.ref(`o.${name}`))) : sql`o.*`
  const relatedRecord = (table: string, column: string, columns: Sql = recordJson('x')) =>
    sql`(select ${columns} from ${sql.table(table)} x
      where ${tenantFilter('x')} and x.client_id = o.client_id and x.id = ${sql.ref(`o.${column}`)})`
  const video = withVideo
    ? sql`, (select row_to_json(v) from videos v
        where ${tenantFilter('v')} and v.client_id = o.client_id and v.id = o.video_id) as video`
    : sql``
  return sql`select ${columns},
      ${relatedRecord('locations', 'location_id')} as location,
      ${relatedRecord('departments', 'department_id')} as department,
      ${relatedRecord('campaigns', 'campaign_id')} as campaign,
      ${relatedRecord('tasks', 'task_id', isBrief ? recordJson('x') : taskJson)} as task,
      ${relatedRecord('users', 'user_id', personJson('x', 'c'))} as "user",
      ${relatedRecord('users', 'observee_id', personJson('x', 'c'))} as observee,
      json_build_object('id', c.id, 'company_name', c.company_name, 'deleted_at', c.deleted_at) as client
      ${video}
    from ${from}
    join (
      with known as materialized (
        select k.id, k.company_name, k.deleted_at, k.display_employee_id from clients k where ${tenantFilter('k')}
      ) select * from known
    ) c on c.id = o.client_id`
}

/**
 * Looks up the rows `o` of a few found ids one by one: the planner underestimates a client's size and would read all of
 * its observations to find them.
 */
export const lookUpRows = (tenantFilter: TenantFilter, foundIds: Sql): Sql =>
  sql`${foundIds} cross join lateral (
    select o.* from observations o where ${tenantFilter('o')} and o.id = ${foundIds}.id offset 0) o`

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

const taskJson = sql`json_build_object(${sql.join(
  TASK_COLUMNS.flatMap((column) => [sql.lit(column), sql.ref(`x.${column}`)]),
)})`
