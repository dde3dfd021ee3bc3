/** Reads guidance videos: a client's library, one by its id, and the one that a task shows. */
import type { GbsVideoSort } from '#api/generated/contract.ts'
import type { GbsVideoParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleTask } from '../../context/visibility/visibility.ts'
import type {
  Database,
  ReadableTables,
  TenantFilter,
  TenantScope,
} from '../../platform/db/database.ts'
import {
  containsText,
  limitOffset,
  textSortKey,
  orderByClause,
} from '../../context/listSql/listSql.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

interface GbsVideoListQuery {
  list: ListInput
  sort: GbsVideoSort
}

export const readGbsVideos = (
  db: Database,
  scope: TenantScope,
  query: GbsVideoListQuery,
): Promise<GbsVideoParent[]> => db.read<GbsVideoParent>(scope, selectGbsVideos(query))

export const selectGbsVideos =
  ({ list, sort }: GbsVideoListQuery) =>
  (tables: ReadableTables) =>
    tables.sql<GbsVideoParent>(
      (tenantFilter) => sql`select g.* ${matching(list, tenantFilter)}
        ${orderByClause({ key: keyOf(sort), order: sort.order, id: sql`g.id` })} ${limitOffset(list)}`,
    )

export async function countGbsVideos(
  db: Database,
  scope: TenantScope,
  list: ListInput,
): Promise<number> {
  const [row] = await db.read<{ total: number }>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(list, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

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
  const [row] = await db.read<{ video: GbsVideoParent | null }>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`
        select case when g.id is not null then row_to_json(g) end as video
        from tasks t
        left join gbs_videos g on g.client_id = t.client_id and g.id = t.gbs_video_id and g.deleted_at is null
        where ${tenantFilter('t')} and t.id = ${taskId} and ${visibleTask(access, 't', tenantFilter)}`,
    ),
  )
  return row ?? null
}

/** Everybody of a client may see its guidance, whatever their places. */
function matching({ search, showDeleted }: ListInput, tenantFilter: TenantFilter): Sql {
  const text = sql`g.title || ' ' || coalesce(g.description, '')`
  const conditions = [
    tenantFilter('g'),
    ...(showDeleted ? [] : [sql`g.deleted_at is null`]),
    ...(search ? [containsText(text, search)] : []),
  ]
  return sql`from gbs_videos g where ${sql.join(conditions, sql` and `)}`
}

function keyOf({ column }: GbsVideoSort): Sql {
  return column === 'title' || column === 'description'
    ? textSortKey(sql.ref(`g.${column}`))
    : sql.ref(`g.${column}`)
}
