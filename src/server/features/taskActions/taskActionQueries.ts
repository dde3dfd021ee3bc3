/** Reads and counts actions on tasks and places, and who may own one. */
import type { TaskAction, TaskActionWhere } from '#api/generated/contract.ts'
import type { PersonParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { OWNER_ROLES } from '#domain/taskActions/taskActionRules.ts'
import { countRows, limitOffset, recordJson } from '../../context/listSql/listSql.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import {
  linkedPlaceIds,
  visiblePerson,
  visibleTaskAction,
  worksAtPlaces,
} from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { ownColumns, rowColumns } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { uuidOrNil } from '../../platform/db/uuids.ts'
import { readPeople } from '../../context/people/peopleQueries.ts'

export interface TaskActionQuery {
  access: Access
  where: TaskActionWhere
  list: Pick<ListInput, 'skip' | 'take'>
  /** Time at which actions count as overdue. */
  now: Date
  /** This one alone. */
  id?: string
}

export interface TaskActionRow extends Omit<
  TaskAction,
  | 'owner'
  | 'owner_id'
  | 'done_by'
  | 'created_by'
  | 'may_delete'
  | 'effect'
  | 'done_at'
  | 'principle'
> {
  principle: Principle
  owner_id: string | null
  done_at: Date | null
  doer_id: string | null
  creator_id: string
}

export async function readTaskActions(
  db: Database,
  query: TaskActionQuery,
): Promise<TaskActionRow[]> {
  return db.sql<TaskActionRow>(
    query.access,
    (tenantFilter) => sql`select ${rowColumns<TaskActionRow>('action', {
      ...ownColumns('id', 'client_id', 'principle', 'note', 'owner_id', 'due_date', 'done_at'),
      ...ownColumns('created_at', 'updated_at', 'deleted_at'),
      doer_id: sql`action.done_by`,
      creator_id: sql`action.created_by`,
      is_overdue: isOverdue(query.now),
      task: recordJson('task'),
      location: recordJson('location'),
    })}
        from task_actions action
          join clients client on client.id = action.client_id
          left join tasks task on task.client_id = action.client_id and task.id = action.task_id
          left join locations location on location.client_id = action.client_id and location.id = action.location_id
        where ${matching(query, tenantFilter)}
        order by action.done_at is not null, action.done_at desc, action.due_date, action.id desc ${limitOffset(query.list)}`,
  )
}

export const countTaskActions = (db: Database, query: TaskActionQuery): Promise<number> =>
  countRows(
    db,
    query.access,
    (tenantFilter) => sql`from task_actions action where ${matching(query, tenantFilter)}`,
  )

/** A deleted one is found by its id alone. */
function matching({ access, where, id }: TaskActionQuery, tenantFilter: TenantFilter): Sql {
  const { taskId, locationId, principle, state, mine } = where
  const conditions = [
    tenantFilter('action'),
    visibleTaskAction(access, 'action', tenantFilter),
    id ? sql`action.id = ${id}` : sql`action.deleted_at is null`,
    ...(taskId ? [sql`action.task_id = ${uuidOrNil(taskId)}`] : []),
    ...(locationId ? [sql`action.location_id = ${uuidOrNil(locationId)}`] : []),
    ...(principle ? [sql`action.principle = ${principle}`] : []),
    ...(state
      ? [state === 'DONE' ? sql`action.done_at is not null` : sql`action.done_at is null`]
      : []),
    ...(mine ? [sql`action.owner_id = ${access.userId}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const isOverdue = (now: Date): Sql<boolean> =>
  sql`(action.done_at is null and action.due_date < (${now}::timestamptz at time zone client.time_zone)::date)`

/** Subject of an action. */
export type ActionSubject = { taskId: string } | { locationId: string }

/** Returns people whom the caller sees and an action may be given to, by name. */
export const readOwners = (
  db: Database,
  access: Access,
  {
    subject,
    search = null,
    id = null,
    take,
  }: { subject: ActionSubject; search?: string | null; id?: string | null; take: number },
): Promise<PersonParent[]> =>
  readPeople(db, {
    access,
    skip: 0,
    take,
    search,
    conditions: (tenantFilter) => [
      sql`person.is_account_enabled and person.deleted_at is null and person.type = any(${OWNER_ROLES}::text[])`,
      id === null ? sql`true` : sql`person.id = ${id}`,
      seesSubject(subject, 'person', tenantFilter),
      visiblePerson(access, 'person', tenantFilter),
    ],
  })

/** Renders whether the person `alias` sees the task or place: the reverse of `visibleTask` and `visibleLocation`. */
export function seesSubject(
  subject: ActionSubject,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if ('locationId' in subject)
    return worksAtPlaces(
      { locations: [subject.locationId], departments: null },
      alias,
      tenantFilter,
    )
  const worksAt = (place: 'location' | 'department') => {
    const linked = linkedPlaceIds({ kind: 'task', alias: 'task' }, place, tenantFilter)
    const inside = descendantIds(tenantFilter, `${place}s`, sql`select unnest(${linked})`)
    const places = { locations: null, departments: null, [`${place}s`]: inside }
    return sql`(${linked} is null or ${worksAtPlaces(places, alias, tenantFilter)})`
  }
  return sql`exists (select from tasks task where ${tenantFilter('task')} and task.id = ${subject.taskId}
    and ${worksAt('location')} and ${worksAt('department')})`
}
