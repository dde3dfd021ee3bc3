/** Selects the rows that are held about one person, from the table of where personal data lives. */
import { fullName } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { columnsOfKind, PERSONAL_DATA } from '../../platform/db/personalData.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { TableName } from '../../platform/db/tables.ts'

/** Tables of what others say already: addresses of accounts. */
const DERIVED: ReadonlySet<TableName> = new Set(['account_emails'])

/** The type of a column of any table is that of none. */
const personColumns = (table: TableName): string[] => columnsOfKind(table, 'person')

const hasPerson = (table: TableName): boolean =>
  personColumns(table).length > 0 || table === 'video_keypoints'

/** Tables with rows about people, in the order of PERSONAL_DATA. */
export const PERSONAL_TABLES = (Object.keys(PERSONAL_DATA) as TableName[]).filter(
  (table) => hasPerson(table) && !DERIVED.has(table),
)

/** Columns that a record's JSON may have; those about somebody else are missing in it. */
export const recordColumns = (table: TableName): string[] => [
  ...columnsOfKind(table, 'person', 'identity', 'text', 'body', 'activity', 'copy', 'none'),
  ...Object.keys(NAMES[table]?.(() => sql`true`) ?? {}),
]

/** Renders FROM and WHERE of the rows `x` of a table that are about a person, or that they made. */
export function heldRows(table: TableName, userId: string, tenantFilter: TenantFilter): Sql {
  const conditions = [
    ...personColumns(table).map((column) => sql`${sql.ref(`x.${column}`)} = ${userId}`),
    ...(table === 'audit_log' ? [sql`x.record_id = ${userId}`] : []),
    ...(table === 'comments' ? [isOfPersonsObservation(userId, tenantFilter)] : []),
    ...(VIDEO_COLUMNS[table] ? [isOfPersonsVideo(table, userId, tenantFilter)] : []),
  ]
  return sql`from ${sql.table(table)} x where ${tenantFilter('x')} and (${sql.join(conditions, sql` or `)})`
}

/** Renders a row's JSON: without secrets, without what identifies or shows somebody else, with names beside the ids. */
export function recordJsonOf(table: TableName, userId: string, tenantFilter: TenantFilter): Sql {
  const without = (columns: readonly string[]) => sql`${columns}::text[]`
  const names = Object.entries(NAMES[table]?.(tenantFilter) ?? {}).flatMap(([name, value]) => [
    sql.lit(name),
    value,
  ])
  const ofOthers = OF_OTHERS[table]
  const others = ofOthers
    ? sql` - case when ${ofOthers.when(userId, tenantFilter)} then ${without(columnsOfKind(table, ...ofOthers.kinds))}
        else '{}'::text[] end`
    : sql``
  return sql`to_jsonb(x) - ${without(columnsOfKind(table, 'secret'))}${others}
    || jsonb_build_object(${sql.join(names)})`
}

/** Column with a recording's id in tables whose rows are about who is in the recording. */
const VIDEO_COLUMNS: Partial<Record<TableName, string>> = {
  videos: 'id',
  video_keypoints: 'video_id',
  recording_views: 'video_id',
}

/** Whether the person is observed in the recording of the row `x`. */
const isOfPersonsVideo = (
  table: TableName,
  userId: string,
  tenantFilter: TenantFilter,
): Sql<boolean> => sql`exists (select from observations mine
  where ${tenantFilter('mine')} and mine.client_id = x.client_id and mine.observee_id = ${userId}
    and mine.video_id = ${sql.ref(`x.${VIDEO_COLUMNS[table] ?? 'id'}`)})`

/** Whether the observation of the comment `x` is about the person. */
const isOfPersonsObservation = (userId: string, tenantFilter: TenantFilter): Sql<boolean> =>
  sql`exists (select from observations mine where ${tenantFilter('mine')}
    and mine.client_id = x.client_id and mine.id = x.observation_id and mine.observee_id = ${userId})`

/** Kinds of columns that a row says about somebody else, and when it does. */
const OF_OTHERS: Partial<
  Record<
    TableName,
    {
      kinds: Parameters<typeof columnsOfKind>[1][]
      when: (userId: string, tenantFilter: TenantFilter) => Sql<boolean>
    }
  >
> = {
  observations: {
    kinds: ['identity'],
    when: (userId) => sql`x.observee_id is distinct from ${userId}`,
  },
  follow_ups: { kinds: ['text'], when: (userId) => sql`x.user_id <> ${userId}` },
  videos: {
    kinds: ['body'],
    when: (userId, tenantFilter) => sql`not ${isOfPersonsVideo('videos', userId, tenantFilter)}`,
  },
  audit_log: { kinds: ['copy'], when: (userId) => sql`x.record_id <> ${userId}` },
  jobs: { kinds: ['copy'], when: () => sql`true` },
}

const nameOf =
  (table: TableName, column: string, name: Sql = sql`n.name`) =>
  (tenantFilter: TenantFilter): Sql =>
    sql`(select ${name} from ${sql.table(table)} n
      where ${tenantFilter('n')} and n.client_id = x.client_id and n.id = ${sql.ref(`x.${column}`)})`

const PERSON_NAME = fullName('n')

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
