/** Writes and reads the videos of observations, and the frames of their analysis. */
import { sql, type Insertable } from 'kysely'
import type { VideoParent } from '#api/parents.ts'
import type { LiftScore } from '#api/generated/contract.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { VideosTable } from '../db/tables.ts'
import type { Session } from '../graphql/context.ts'

export async function insertVideo(
  transaction: Transaction,
  video: Insertable<VideosTable>,
): Promise<void> {
  await transaction.run((tables) => tables.insert('videos').values(video))
}

export async function readOwnVideo(
  db: Database,
  { clientId, userId }: Pick<Session, 'clientId' | 'userId'>,
  id: string,
): Promise<VideoParent | null> {
  const [video] = await db.read({ clientId }, (tables) =>
    tables.from('videos').selectAll().where('id', '=', id).where('user_id', '=', userId),
  )
  return video ?? null
}

export interface Frame {
  timestamp: number
  keypoints_3d: unknown
  twist_angle: number | null
  body_angle: number | null
  lift_started: boolean
  foot_forward: boolean | null
  is_inside_base: boolean | null
  is_twisting: boolean | null
  is_big_engines: boolean | null
  is_dip_n_drive: boolean | null
  score: Partial<LiftScore>
}

/** By time. The video's own reader has been let through already. */
export async function readFrames(
  db: Database,
  video: { client_id: string; id: string },
): Promise<Frame[]> {
  return db.read<Frame>({ clientId: video.client_id }, (tables) =>
    tables.sql(
      (inReach) => sql`select k.* from video_keypoints k
        where ${inReach('k')} and k.video_id = ${video.id} order by k."timestamp"`,
    ),
  )
}
