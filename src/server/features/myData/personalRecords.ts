/** Records of the file with everything held about one person, from the catalog of personal data. */
import { fullName } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { isAbout } from '../../context/visibility/personalRows.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import {
  PERSONAL_TABLES,
  columnsOfKind,
  textsOf,
  type TableName,
} from '../../platform/db/tables.ts'

/** Tables of the file: but for those that only copy what others say. */
export const FILE_TABLES = PERSONAL_TABLES.filter(
  (table) => columnsOfKind(table, 'identity', 'text', 'body', 'activity').length > 0,
)

/** Columns that a record's JSON may have; those about somebody else are missing in it. */
export const recordColumns = (table: TableName): string[] => [
  ...columnsOfKind(table, 'person', 'identity', 'text', 'body', 'activity', 'copy', 'none'),
  ...Object.keys(NAMES[table]?.(() => sql`true`) ?? {}),
]

/** Owner of the data, and its reader. */
interface Reading {
  personId: string
  readerId: string
}

/**
 * Renders the JSON of a row `record`: without secrets, with names beside the ids. A row that is not about the person is
 * without what identifies or shows somebody else, and without texts that the person did not write.
 */
export function recordJsonOf(
  table: TableName,
  { personId, readerId }: Reading,
  tenantFilter: TenantFilter,
): Sql {
  const names = Object.entries(NAMES[table]?.(tenantFilter) ?? {}).flatMap(([name, value]) => [
    sql.lit(name),
    value,
  ])
  const without = (columns: readonly string[], isKept: Sql) =>
    columns.length === 0
      ? sql``
      : sql` - case when ${isKept} then '{}'::text[] else ${columns}::text[] end`
  const about = isAbout(table, personId, tenantFilter)
  const others = without(columnsOfKind(table, 'identity', 'body', 'copy'), about)
  const texts = textsOf(table).map(({ column, writtenBy }) => {
    const isTheirs = writtenBy
      ? sql`${sql.ref(`record.${writtenBy}`)} is not distinct from ${personId}`
      : sql`false`
    const isOpen =
      table === 'saved_views' && readerId !== personId ? sql`record.is_shared` : sql`true`
    return without([column], sql`(${about} or ${isTheirs}) and ${isOpen}`)
  })
  return sql`to_jsonb(record) - ${columnsOfKind(table, 'secret')}::text[]${others}${sql.join(texts, sql``)}
    || jsonb_build_object(${sql.join(names)})`
}

const nameOf =
  (table: TableName, column: string, name: Sql = sql`named.name`) =>
  (tenantFilter: TenantFilter): Sql =>
    sql`(select ${name} from ${sql.table(table)} named
      where ${tenantFilter('named')} and named.client_id = record.client_id and named.id = ${sql.ref(`record.${column}`)})`

const PERSON_NAME = fullName('named')

/** Names of the records that a row refers to. */
const NAMES: Partial<Record<TableName, (tenantFilter: TenantFilter) => Record<string, Sql>>> = {
  observations: (tenantFilter) => ({
    task: nameOf('tasks', 'task_id')(tenantFilter),
    location: nameOf('locations', 'location_id')(tenantFilter),
    department: nameOf('departments', 'department_id')(tenantFilter),
    observer: nameOf('users', 'user_id', PERSON_NAME)(tenantFilter),
  }),
  user_locations: (tenantFilter) => ({
    location: nameOf('locations', 'location_id')(tenantFilter),
  }),
  user_departments: (tenantFilter) => ({
    department: nameOf('departments', 'department_id')(tenantFilter),
  }),
  campaign_users: (tenantFilter) => ({
    campaign: nameOf('campaigns', 'campaign_id')(tenantFilter),
  }),
  comments: (tenantFilter) => ({ author: nameOf('users', 'user_id', PERSON_NAME)(tenantFilter) }),
  follow_ups: (tenantFilter) => ({
    task: nameOf('tasks', 'task_id')(tenantFilter),
    coach: nameOf('users', 'coach_id', PERSON_NAME)(tenantFilter),
  }),
  task_actions: (tenantFilter) => ({
    task: nameOf('tasks', 'task_id')(tenantFilter),
    location: nameOf('locations', 'location_id')(tenantFilter),
  }),
  recording_views: (tenantFilter) => ({
    viewer: nameOf('users', 'user_id', PERSON_NAME)(tenantFilter),
  }),
}
