/** Where a client's chain is broken first. */
import type { Database, Reach } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Entries looked at by one statement, so that others have their turn between. */
const AT_ONCE = 20_000

/** null: nowhere. `end` is the newest position; what is added meanwhile belongs to the last stretch, which has no end. */
export async function firstBreak(db: Database, reach: Reach, end: number): Promise<number | null> {
  for (let first = 1; ; first += AT_ONCE) {
    const last = first + AT_ONCE <= end ? first + AT_ONCE - 1 : null
    const [row] = await db.read<{ broken_at: number | null }>(reach, (tables) =>
      tables.sql(
        (inReach) => sql`select audit_breaks(c.id, ${first}::bigint, ${last}::bigint) as broken_at
          from clients c where ${inReach('c')}`,
      ),
    )
    if (row?.broken_at) return row.broken_at
    if (last === null) return null
  }
}
