/** Reads guidance videos. */
import { sql } from 'kysely'
import type { GbsVideoParent } from '#api/parents.ts'
import type { Access } from '../access/access.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { Database, Reach } from '../db/database.ts'

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
