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
    (tenantFilter) => sql`select ${rowColumns<TaskActionRow>('a', {
      ...ownColumns('id', 'client_id', 'principle', 'note', 'owner_id', 'due_date', 'done_at'),
      ...ownColumns('created_at', 'updated_at', 'deleted_at'),
      doer_id: sql`a.done_by`,
      creator_id: sql`a.created_by`,
      is_overdue: isOverdue(query.now),
      task: recordJson('t'),
      location: recordJson('l'),
    })}
        from task_actions a
          join clients c on c.id = a.client_id
          left join tasks t on t.client_id = a.client_id and t.id = a.task_id
          left join locations l on l.client_id = a.client_id and l.id = a.location_id
        where ${matching(query, tenantFilter)}
        order by a.done_at is not null, a.done_at desc, a.due_date, a.id desc ${limitOffset(query.list)}`,
  )
}

export const countTaskActions = (db: Database, query: TaskActionQuery): Promise<number> =>
  countRows(
    db,
    query.access,
    (tenantFilter) => sql`from task_actions a where ${matching(query, tenantFilter)}`,
  )

/** A deleted one is found by its id alone. */
function matching({ access, where, id }: TaskActionQuery, tenantFilter: TenantFilter): Sql {
  const { taskId, locationId, principle, state, mine } = where
  const conditions = [
    tenantFilter('a'),
    visibleTaskAction(access, 'a', tenantFilter),
    id ? sql`a.id = ${id}` : sql`a.deleted_at is null`,
    ...(taskId ? [sql`a.task_id = ${uuidOrNil(taskId)}`] : []),
    ...(locationId ? [sql`a.location_id = ${uuidOrNil(locationId)}`] : []),
    ...(principle ? [sql`a.principle = ${principle}`] : []),
    ...(state ? [state === 'DONE' ? sql`a.done_at is not null` : sql`a.done_at is null`] : []),
    ...(mine ? [sql`a.owner_id = ${access.userId}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const isOverdue = (now: Date): Sql<boolean> =>
  sql`(a.done_at is null and a.due_date < (${now}::timestamptz at time zone c.time_zone)::date)`

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
      sql`p.is_account_enabled and p.deleted_at is null and p.type = any(${OWNER_ROLES}::text[])`,
      id === null ? sql`true` : sql`p.id = ${id}`,
      seesSubject(subject, 'p', tenantFilter),
      visiblePerson(access, 'p', tenantFilter),
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
    const linked = linkedPlaceIds({ kind: 'task', alias: 't' }, place, tenantFilter)
    const inside = descendantIds(tenantFilter, `${place}s`, sql`select unnest(${linked})`)
    const places = { locations: null, departments: null, [`${place}s`]: inside }
    return sql`(${linked} is null or ${worksAtPlaces(places, alias, tenantFilter)})`
  }
  return sql`exists (select from tasks t where ${tenantFilter('t')} and t.id = ${subject.taskId}
    and ${worksAt('location')} and ${worksAt('department')})`
}
