/** Deletes videos that no observation has taken, with their keypoints and files. */
import { DAY_MS } from '#domain/dates.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { isUploadKey } from '../uploads/upload.ts'

/** A device may send the second call so long after the first; its idempotency key is then forgotten too. */
const UNUSED_DAYS = 30
const WINDOW_MS = 30 * DAY_MS
const BATCH = 100

interface Sweep {
  db: Database
  files: FileStore
  now: Date
  isStopping?: () => boolean
}

/**
 * Looks at the videos of one month after the other, so that no statement takes long. Videos whose idempotency key still
 * lives, and those of people and clients under a legal hold, stay. After a failure the next run continues.
 */
export async function sweepVideos({
  db,
  files,
  now,
  isStopping = () => false,
}: Sweep): Promise<void> {
  const oldest = await readOldest(db)
  if (!oldest) return
  const newest = now.getTime() - UNUSED_DAYS * DAY_MS
  for (let until = newest; until > oldest.getTime(); until -= WINDOW_MS) {
    const month = { from: new Date(until - WINDOW_MS), until: new Date(until) }
    while (!isStopping()) if ((await deleteUnused(db, files, month)) < BATCH) break
  }
}

async function readOldest(db: Database): Promise<Date | null> {
  const [found] = await db.sql<{ oldest: Date | null }>(
    'every client',
    () => sql`select min(video.created_at) as oldest from videos video`,
  )
  return found?.oldest ?? null
}

/** Returns the number of videos. Files go last in the transaction: where one cannot be removed, its row stays. */
const deleteUnused = (
  db: Database,
  files: FileStore,
  { from, until }: { from: Date; until: Date },
): Promise<number> =>
  db.write('every client', async (transaction) => {
    const unused = await transaction.sql<{ id: string }>(
      () => sql`select video.id from videos video where video.created_at >= ${from} and video.created_at < ${until}
          and not exists (select from observations observation where observation.client_id = video.client_id
            and observation.video_id = video.id)
          and not exists (select from idempotency_keys key where key.client_id = video.client_id
            and key.user_id = video.user_id and key.operation = 'uploadVideo' and key.result_id = video.id)
          and not exists (select from legal_holds hold where hold.client_id = video.client_id and hold.ended_at is null
            and hold.subject_id in (video.client_id, video.user_id))
          limit ${sql.lit(BATCH)} for update of video skip locked`,
    )
    if (unused.length === 0) return 0
    // A submission may have taken one before it was locked.
    const deleted = await transaction.sql<{ keys: (string | null)[] }>(
      () => sql`delete from videos video where video.id = any(${unused.map(({ id }) => id)}::uuid[])
          and not exists (select from observations observation where observation.client_id = video.client_id
            and observation.video_id = video.id)
          returning array[video.file_location, video.raw_file_location] as keys`,
    )
    for (const key of deleted.flatMap(({ keys }) => keys))
      if (key !== null && isUploadKey(key)) await files.remove(key)
    return deleted.length
  })
