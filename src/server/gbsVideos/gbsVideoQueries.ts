/** Reads guidance videos: those of a client, one by its id, and the one that a task shows. */
import type { GbsVideoSort } from '#api/generated/contract.ts'
import type { GbsVideoParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../access/access.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { Database, Reach, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { page } from '../list/page.ts'
import { alphabetical, sortedBy } from '../list/sortedBy.ts'
import { sql, type Sql } from '../db/sql.ts'

export async function readGbsVideos(
  db: Database,
  reach: Reach,
  { list, sort }: { list: ListInput; sort: GbsVideoSort },
): Promise<GbsVideoParent[]> {
  return db.read<GbsVideoParent>(reach, (tables) =>
    tables.sql(
      (inReach) => sql`select g.* ${matching(list, inReach)}
        ${sortedBy({ key: keyOf(sort), order: sort.order, id: sql`g.id` })} ${page(list)}`,
    ),
  )
}

export async function countGbsVideos(db: Database, reach: Reach, list: ListInput): Promise<number> {
  const [row] = await db.read<{ total: number }>(reach, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matching(list, inReach)}`),
  )
  return row?.total ?? 0
}

/** A deleted one is found. null: there is none within reach. */
export async function readGbsVideo(
  db: Database,
  reach: Reach,
  id: string,
): Promise<GbsVideoParent | null> {
  const [video] = await db.read(reach, (tables) =>
    tables.from('gbs_videos').selectAll().where('id', '=', id),
  )
  return video ?? null
}

/** `video` null: the task shows none. No row: no such task within reach. */
export async function readGbsVideoOfTask(
  db: Database,
  { reach, access, taskId }: { reach: Reach; access: Access; taskId: string },
): Promise<{ video: GbsVideoParent | null } | null> {
  const [row] = await db.read<{ video: GbsVideoParent | null }>(reach, (tables) =>
    tables.sql(
      (inReach) => sql`
        select case when g.id is not null then row_to_json(g) end as video
        from tasks t
        left join gbs_videos g on g.client_id = t.client_id and g.id = t.gbs_video_id and g.deleted_at is null
        where ${inReach('t')} and t.id = ${taskId} and ${seesTask(access, 't', inReach)}`,
    ),
  )
  return row ?? null
}

/** Guidance is for everybody of its client: no place or department keeps it from anyone. */
function matching({ search, showDeleted }: ListInput, inReach: InReach): Sql {
  const text = sql`g.title || ' ' || coalesce(g.description, '')`
  const conditions = [
    inReach('g'),
    ...(showDeleted ? [] : [sql`g.deleted_at is null`]),
    ...(search ? [containsText(text, search)] : []),
  ]
  return sql`from gbs_videos g where ${sql.join(conditions, sql` and `)}`
}

function keyOf({ column }: GbsVideoSort): Sql {
  return column === 'title' ? alphabetical(sql`g.title`) : sql.ref(`g.${column}`)
}
