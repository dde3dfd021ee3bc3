/** Clears away what was sent and never used: after a day nothing can use it any more. */
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

/** Ends with nothing left to clear; when it breaks off, the next one goes on where it was. */
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

/** A claimed file is its record's; the link that it came by may have been used once more. */
function leftoverKeys({ id, kind, claimed_at }: UploadRow): string[] {
  return claimed_at ? [incomingKey(id)] : [incomingKey(id), ...permanentKeys(kind, id)]
}
