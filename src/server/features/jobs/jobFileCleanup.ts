/** Deletes expired files of exports and imports. */
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import type { UserJobPayload } from './userJobQueries.ts'
import { sql } from '../../platform/db/sql.ts'

const BATCH = 200

/** After an interruption the next run continues. */
export async function deleteExpiredJobFiles(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<void> {
  for (;;) {
    const expired = await readExpired(db, now)
    if (expired.length === 0) return
    for (const { file, source } of expired)
      for (const key of [file, source]) if (key) await files.remove(key)
    await clearFiles(
      db,
      expired.map(({ id }) => id),
    )
  }
}

interface ExpiredFiles {
  id: string
  file: string | null
  source: UserJobPayload['source'] | null
}

/** A file that one job checked and another imported expires with the later job. */
async function readExpired(db: Database, now: Date): Promise<ExpiredFiles[]> {
  return db.sql<ExpiredFiles>(
    'every client',
    (tenantFilter) => sql`select job.id, job.file, case when not exists (
            select from jobs later where later.client_id = job.client_id and later.user_id = job.user_id
              and later.files_until >= ${now} and later.payload->>'source' = job.payload->>'source')
          then job.payload->>'source' end as source
        from jobs job where ${tenantFilter('job')} and job.files_until < ${now}
        order by job.files_until limit ${sql.lit(BATCH)}`,
  )
}

async function clearFiles(db: Database, ids: readonly string[]): Promise<void> {
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables.update('jobs').set({ file: null, files_until: null }).where('id', 'in', ids),
    ),
  )
}
