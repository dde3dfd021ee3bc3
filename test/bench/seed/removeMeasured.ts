/** Takes back the observations that measurements have written into a seeded database. */
import type { Pool } from 'pg'
import type { Database } from '#server/platform/db/database.ts'
import { refreshAllRollups } from '#server/features/rollups/rollUp.ts'
import { analyzeTables } from './learnStatistics.ts'
import { withOwner } from './withOwner.ts'

/** By their notes or their name. */
export async function removeMeasured(
  db: Database & { pool: Pool },
  measured: string,
): Promise<void> {
  await withOwner(db.pool, async (owner) => {
    const { rows } = await owner.query<{ id: string; video_id: string | null }>(
      'delete from observations where notes = $1 or name = $1 returning id, video_id',
      [measured],
    )
    const ids = rows.flatMap(({ id, video_id }) => [id, video_id])
    await owner.query('delete from videos where id = any($1)', [ids])
    await owner.query('delete from idempotency_keys where result_id = any($1)', [ids])
  })
  await refreshAllRollups({ db, stepMs: 1_000, report: (error) => console.error(error) })
  await analyzeTables(db.pool)
}
