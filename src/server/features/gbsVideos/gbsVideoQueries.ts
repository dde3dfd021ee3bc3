/** Reads guidance videos: a client's library, one by its id, and the one that a task shows. */
import type { GbsVideoSort } from '#api/generated/contract.ts'
import type { GbsVideoParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleTask } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter, TenantScope } from '../../platform/db/database.ts'
import {
  countRows,
  containsText,
  limitOffset,
  type SortReader,
  textSortKey,
  orderByClause,
} from '../../context/listSql/listSql.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface GbsVideoQuery extends SortReader {
  scope: TenantScope
  list: ListInput
  /** This video alone. */
  id?: string
}

export const readGbsVideos = (
  db: Database,
  query: GbsVideoQuery & { sort: GbsVideoSort },
): Promise<GbsVideoParent[]> => db.sql(query.scope, selectGbsVideos(query))

export const selectGbsVideos =
  ({ sort, ...query }: Omit<GbsVideoQuery, 'scope'> & { sort: GbsVideoSort }) =>
  (tenantFilter: TenantFilter) =>
    sql<GbsVideoParent>`select guidance.* ${matching(query, tenantFilter)}
        ${orderByClause({ key: keyOf(sort, query), order: sort.order, id: sql`guidance.id` })} ${limitOffset(query.list)}`

export const countGbsVideos = (db: Database, query: GbsVideoQuery): Promise<number> =>
  countRows(db, query.scope, (tenantFilter) => matching(query, tenantFilter))

/** Finds a deleted video too. Returns null outside the scope. */
export async function readGbsVideo(
  db: Database,
  scope: TenantScope,
  id: string,
): Promise<GbsVideoParent | null> {
  const [video] = await db.read(scope, (tables) =>
    tables.from('gbs_videos').selectAll().where('id', '=', id),
  )
  return video ?? null
}

/** Returns `video` null when the task shows none, and no row when the task is outside the scope. */
export async function readGbsVideoOfTask(
  db: Database,
  { scope, access, taskId }: { scope: TenantScope; access: Access; taskId: string },
): Promise<{ video: GbsVideoParent | null } | null> {
  const [row] = await db.sql<{ video: GbsVideoParent | null }>(
    scope,
    (tenantFilter) => sql`
        select case when guidance.id is not null then row_to_json(guidance) end as video
        from tasks task
        left join gbs_videos guidance on guidance.client_id = task.client_id and guidance.id = task.gbs_video_id
          and guidance.deleted_at is null
        where ${tenantFilter('task')} and task.id = ${taskId} and ${visibleTask(access, 'task', tenantFilter)}`,
  )
  return row ?? null
}

/** Everybody of a client may see its guidance, whatever their places. */
function matching(
  { list: { search, showDeleted }, id }: Omit<GbsVideoQuery, 'scope'>,
  tenantFilter: TenantFilter,
): Sql {
  const text = sql`guidance.title || ' ' || coalesce(guidance.description, '')`
  const conditions = [
    tenantFilter('guidance'),
    ...(id ? [sql`guidance.id = ${id}`] : []),
    ...(showDeleted ? [] : [sql`guidance.deleted_at is null`]),
    ...(search ? [containsText(text, search)] : []),
  ]
  return sql`from gbs_videos guidance where ${sql.join(conditions, sql` and `)}`
}

function keyOf({ column }: GbsVideoSort, reader: SortReader): Sql {
  return column === 'title' || column === 'description'
    ? textSortKey(sql.ref(`guidance.${column}`), reader)
    : sql.ref(`guidance.${column}`)
}
