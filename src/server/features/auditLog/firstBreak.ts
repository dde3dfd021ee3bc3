/** Where a client's chain is broken first. */
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Entries looked at by one statement, so that others have their turn between. */
const ENTRIES_PER_READ = 20_000

/** null: nowhere. `end` is the newest position; what is added meanwhile belongs to the last stretch, which has no end. */
export async function findFirstBreak(
  db: Database,
  scope: TenantScope,
  end: number,
): Promise<number | null> {
  for (let first = 1; ; first += ENTRIES_PER_READ) {
    const last = first + ENTRIES_PER_READ <= end ? first + ENTRIES_PER_READ - 1 : null
    const [row] = await db.read<{ broken_at: number | null }>(scope, (tables) =>
      tables.sql(
        (
          tenantFilter,
        ) => sql`select audit_breaks(c.id, ${first}::bigint, ${last}::bigint) as broken_at
          from clients c where ${tenantFilter('c')}`,
      ),
    )
    if (row?.broken_at) return row.broken_at
    if (last === null) return null
  }
}
