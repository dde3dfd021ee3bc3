/** Counts tries in the database, so that all processes count together; one statement decides, whatever runs at once. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface Allowance {
  /** What is counted; kept as a hash, for it may hold an e-mail address. */
  key: string
  times: number
  seconds: number
}

/** Takes one try from each; false when one of them had none left. */
export async function take(db: Database, allowances: Allowance[], now: Date): Promise<boolean> {
  const counts = await db.write('every client', async (transaction) => {
    const used = []
    for (const { key, seconds } of allowances) {
      const resetsAt = new Date(now.getTime() + seconds * 1000)
      const [row] = await transaction.run<{ used: number }>((tables) =>
        tables.sql(
          () => sql`
            insert into throttles as known (key, used, resets_at) values (${hashOf(key)}, 1, ${resetsAt})
            on conflict (key) do update set
              used = case when known.resets_at <= ${now} then 1 else known.used + 1 end,
              resets_at = case when known.resets_at <= ${now} then excluded.resets_at else known.resets_at end
            returning used`,
        ),
      )
      used.push(row?.used ?? 0)
    }
    return used
  })
  return counts.every((used, index) => used <= (allowances[index]?.times ?? 0))
}

/** After a success the try does not count. */
export async function giveBack(db: Database, allowances: Allowance[]): Promise<void> {
  const keys = allowances.map(({ key }) => hashOf(key))
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables.sql(
        () => sql`update throttles set used = greatest(used - 1, 0) where key = any(${keys}) returning key`,
      ),
    ),
  )
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
