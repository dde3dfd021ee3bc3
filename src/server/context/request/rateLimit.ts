/** Counts tries in the database, so that all processes count together; one statement decides, whatever runs at once. */
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface RateLimit {
  /** What is counted; kept as a hash, for it may hold an e-mail address. */
  key: string
  limit: number
  windowSeconds: number
}

/**
 * Takes one try from each in turn; false at the first that has none left. What follows it is not charged, so that who
 * storms one account does not use up the allowance of everybody behind the same address. Name the narrow one first.
 */
export async function consume(db: Database, limits: RateLimit[], now: Date): Promise<boolean> {
  return db.write('every client', async (transaction) => {
    for (const limit of limits)
      if ((await increment(transaction, limit, now)) > limit.limit) return false
    return true
  })
}

/** After a success: the try does not count. In the order of taking, so that two never wait for each other. */
export async function refund(db: Database, limits: RateLimit[]): Promise<void> {
  await db.write('every client', async (transaction) => {
    for (const { key } of limits)
      await transaction.run((tables) =>
        tables
          .update('throttles')
          .set({ used: sql`greatest(used - 1, 0)` })
          .where('key', '=', hashOf(key)),
      )
  })
}

async function increment(
  transaction: Transaction,
  { key, windowSeconds }: RateLimit,
  now: Date,
): Promise<number> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  const [row] = await transaction.run((tables) =>
    tables
      .insert('throttles')
      .values({ key: hashOf(key), used: 1, resets_at: resetsAt })
      .onConflict((known) =>
        known.column('key').doUpdateSet({
          used: sql`case when throttles.resets_at <= ${now} then 1 else throttles.used + 1 end`,
          resets_at: sql`case when throttles.resets_at <= ${now} then excluded.resets_at else throttles.resets_at end`,
        }),
      )
      .returning('used'),
  )
  return row?.used ?? Infinity
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
