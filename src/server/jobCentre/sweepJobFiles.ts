/** Removes the files of exports and imports whose time has come. */
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { PersonalPayload } from '../jobs/personalPayload.ts'
import { sql } from '../db/sql.ts'

const AT_ONCE = 200

/** When it breaks off, the next one goes on where it was. */
export async function sweepJobFiles(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<void> {
  for (;;) {
    const old = await readOld(db, now)
    if (old.length === 0) return
    for (const { file, source } of old)
      for (const key of [file, source]) if (key) await files.remove(key)
    await forget(
      db,
      old.map(({ id }) => id),
    )
  }
}

interface OldFiles {
  id: string
  file: string | null
  source: PersonalPayload['source'] | null
}

/** What was uploaded may have been looked through by one job and imported by a later one: that one's time counts. */
async function readOld(db: Database, now: Date): Promise<OldFiles[]> {
  return db.read<OldFiles>('every client', (tables) =>
    tables.sql(
      (inReach) => sql`select j.id, j.file, case when not exists (
            select from jobs later where later.client_id = j.client_id and later.user_id = j.user_id
              and later.files_until >= ${now} and later.payload->>'source' = j.payload->>'source')
          then j.payload->>'source' end as source
        from jobs j where ${inReach('j')} and j.files_until < ${now}
        order by j.files_until limit ${sql.lit(AT_ONCE)}`,
    ),
  )
}

async function forget(db: Database, ids: readonly string[]): Promise<void> {
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables.update('jobs').set({ file: null, files_until: null }).where('id', 'in', ids),
    ),
  )
}
