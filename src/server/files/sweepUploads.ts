/** Clears away what was sent and never used: after a day nothing can use it any more. */
import type { Database } from '../db/database.ts'
import type { FileStore } from './fileStore.ts'
import { incomingKey, lastingKeys } from './uploadKeys.ts'
import { deleteUploads, readExpired, uploadsExpired, type UploadRow } from './uploadQueries.ts'

const AT_ONCE = 200

/** Ends with nothing left to clear; when it breaks off, the next one goes on where it was. */
export async function sweepUploads(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<void> {
  await files.removeUnfinished(uploadsExpired(now))
  for (;;) {
    const expired = await readExpired(db, now, AT_ONCE)
    if (expired.length === 0) return
    for (const upload of expired) for (const key of leftOvers(upload)) await files.remove(key)
    await deleteUploads(
      db,
      expired.map(({ id }) => id),
    )
  }
}

/** A claimed file is its record's; the link that it came by may have been used once more. */
function leftOvers({ id, kind, claimed_at }: UploadRow): string[] {
  return claimed_at ? [incomingKey(id)] : [incomingKey(id), ...lastingKeys(kind, id)]
}
