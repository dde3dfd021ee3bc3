/** Rate limits counted in the database, shared by all processes; one statement decides. */
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface RateLimit {
  /** What is counted; stored as a hash, since it may contain an e-mail address. */
  key: string
  limit: number
  windowSeconds: number
}

/**
 * Counts one attempt against each limit in turn; false at the first that is used up. The limits after it are not charged, so
 * that attempts on one account do not use up the limit of everybody behind the same address. List the narrowest first.
 */
export async function consume(db: Database, limits: RateLimit[], now: Date): Promise<boolean> {
  return db.write('every client', (transaction) => consumeAll(transaction, limits, now))
}

/**
 * Like `consume`, and beyond `paced` an attempt has to wait instead of being refused.
 * Returns the milliseconds to wait before the attempt; null: it is refused.
 */
export async function consumeOrDelay(
  db: Database,
  limits: RateLimit[],
  paced: RateLimit,
  now: Date,
): Promise<number | null> {
  return db.write('every client', async (transaction) => {
    if (!(await consumeAll(transaction, limits, now))) return null
    const excess = (await increment(transaction, paced, now)) - paced.limit
    return excess <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (excess - 1), MAX_DELAY_MS)
  })
}

const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 8_000

async function consumeAll(
  transaction: Transaction,
  limits: RateLimit[],
  now: Date,
): Promise<boolean> {
  for (const limit of limits)
    if ((await increment(transaction, limit, now)) > limit.limit) return false
  return true
}

/** Uncounts a successful attempt. Give the limits in the order of `consume`: another order could deadlock. */
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
