/** Removes recordings: first the database forgets them, then their files are deleted. Verdicts and figures stay. */
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { isUploadKey } from '../uploads/upload.ts'
import { hasRecording } from '../../context/retention/heldRecords.ts'

/** `recordingDays`: after how many days; null: a person's data is erased. */
export async function markRecordingsRemoved(
  transaction: Transaction,
  actor: AuditActor,
  {
    clientId,
    videos,
    recordingDays,
  }: { clientId: string; videos: readonly string[]; recordingDays: number | null },
): Promise<void> {
  const now = actor.now()
  const after = { recording_removed_at: now, recording_removed_after_days: recordingDays }
  const removed = await transaction.sql<{ id: string }>(
    (
      tenantFilter,
    ) => sql`update videos video set recording_removed_at = ${now}, keypoints_digest = null,
          recording_removed_after_days = ${recordingDays}::int
        where ${tenantFilter('video')} and video.id = any(${videos}::uuid[]) and ${hasRecording(tenantFilter)}
        returning video.id`,
  )
  const ids = removed.map(({ id }) => id)
  await transaction.sql(
    (tenantFilter) => sql`delete from video_keypoints keypoint
        where ${tenantFilter('keypoint')} and keypoint.video_id = any(${ids}::uuid[])`,
  )
  for (const recordId of ids) {
    const change = { clientId, action: 'UPDATE', entity: 'videos', recordId } as const
    await audit(transaction, actor, { ...change, after })
  }
}

const BATCH = 200

/** Deletes the files of removed recordings. After an interruption the next call continues. */
export async function deleteRemovedFiles(
  { db, files }: { db: Database; files: FileStore },
  clientId: string,
): Promise<void> {
  for (;;) {
    const removed = await db.sql<{ id: string; keys: (string | null)[] }>(
      { clientId },
      (
        tenantFilter,
      ) => sql`select video.id, array[video.file_location, video.raw_file_location] as keys
          from videos video where ${tenantFilter('video')} and video.recording_removed_at is not null
            and (video.file_location is not null or video.raw_file_location is not null)
          order by video.id limit ${sql.lit(BATCH)}`,
    )
    if (removed.length === 0) return
    // Other files, like the demo's, may be shown by several records.
    for (const { keys } of removed)
      for (const key of keys) if (key !== null && isUploadKey(key)) await files.remove(key)
    await db.write({ clientId }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('videos')
          .set({ file_location: null, raw_file_location: null })
          .where(
            'id',
            'in',
            removed.map(({ id }) => id),
          ),
      ),
    )
  }
}
