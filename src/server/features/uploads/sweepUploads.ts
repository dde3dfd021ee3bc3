/** Deletes uploads that were never used: they expire after a day. */
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { incomingKey, permanentKeys } from './upload.ts'
import {
  deleteUploads,
  readExpiredUploads,
  uploadExpiryCutoff,
  type UploadRow,
} from './uploadQueries.ts'

const BATCH_SIZE = 200

/** Deletes until nothing is left; after a failure the next run continues. */
export async function sweepUploads(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<void> {
  await files.removeUnfinished(uploadExpiryCutoff(now))
  for (;;) {
    const expired = await readExpiredUploads(db, now, BATCH_SIZE)
    if (expired.length === 0) return
    for (const upload of expired) for (const key of leftoverKeys(upload)) await files.remove(key)
    await deleteUploads(
      db,
      expired.map(({ id }) => id),
    )
  }
}

/** Returns the keys to delete. A claimed file belongs to its record; its upload link may have been used again. */
function leftoverKeys({ id, kind, claimed_at }: UploadRow): string[] {
  return claimed_at ? [incomingKey(id)] : [incomingKey(id), ...permanentKeys(kind, id)]
}
