/** Rate limits counted in the database, shared by all processes; one statement decides about each. */
import { createHash } from 'node:crypto'
import { type AppError, isAppError, rateLimited } from '#domain/errors.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface RateLimit {
  /** Name of what is counted; stored as a hash, since it may contain an e-mail address. */
  key: string
  limit: number
  windowSeconds: number
  /**
   * Beyond the limit, one more attempt is allowed after each wait; waits double from the first to the longest. Absent:
   * none is allowed until the window ends.
   */
  waits?: { firstMs: number; longestMs: number }
}

/**
 * Counts one attempt against every limit. If one of them refuses it, none counts it, and the call throws RATE_LIMITED
 * with the time to wait. List the narrowest first: all transactions must lock them in the same order.
 */
export async function enforceLimits(
  db: Database,
  limits: readonly RateLimit[],
  now: Date,
): Promise<void> {
  await db.write('every client', (transaction) => countAll(transaction, limits, now))
}

/** Like `enforceLimits`, but returns false instead of throwing. */
export async function consume(
  db: Database,
  limits: readonly RateLimit[],
  now: Date,
): Promise<boolean> {
  try {
    await enforceLimits(db, limits, now)
    return true
  } catch (error) {
    if (isAppError(error)) return false
    throw error
  }
}

export interface Refusal {
  by: RateLimit
  /** RATE_LIMITED, with the time to wait. */
  error: AppError
}

/**
 * Like `enforceLimits`, but returns what refuses the attempt. Beyond `delayed` an attempt has to be delayed instead of
 * being refused.
 */
export async function tryOrDelay(
  db: Database,
  limits: readonly RateLimit[],
  delayed: RateLimit,
  now: Date,
): Promise<Refusal | { delayMs: number }> {
  let by: RateLimit | null = null
  try {
    return await db.write('every client', async (transaction) => {
      await countAll(transaction, limits, now, (limit) => {
        by = limit
      })
      const { used } = await count(transaction, { ...delayed, limit: Infinity }, now)
      const excess = used - delayed.limit
      return {
        delayMs: excess <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (excess - 1), MAX_DELAY_MS),
      }
    })
  } catch (error) {
    if (by && isAppError(error)) return { by, error }
    throw error
  }
}

/** Returns 0 when another attempt is allowed now. */
export async function secondsUntilAllowed(
  db: Database,
  { key }: RateLimit,
  now: Date,
): Promise<number> {
  const [row] = await db.read('every client', (tables) =>
    tables.from('throttles').select(['next_at', 'resets_at']).where('key', '=', hashOf(key)),
  )
  const end = Math.min(row?.next_at.getTime() ?? 0, row?.resets_at.getTime() ?? 0)
  return Math.max(0, Math.ceil((end - now.getTime()) / 1_000))
}

const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 8_000

/** Uncounts a successful attempt. Give the limits in the order of `enforceLimits`: another order could deadlock. */
export async function refund(db: Database, limits: readonly RateLimit[]): Promise<void> {
  await db.write('every client', async (transaction) => {
    for (const { key } of limits)
      await transaction.run((tables) =>
        tables
          .update('throttles')
          .set({ used: sql`greatest(used - 1, 0)`, next_at: NO_WAIT })
          .where('key', '=', hashOf(key)),
      )
  })
}

/** The thrown error rolls back what was counted before; `onRefusal` is told by which limit. */
async function countAll(
  transaction: Transaction,
  limits: readonly RateLimit[],
  now: Date,
  onRefusal?: (by: RateLimit) => void,
): Promise<void> {
  for (const limit of limits) {
    const { isAllowed, nextAt } = await count(transaction, limit, now)
    if (isAllowed) continue
    onRefusal?.(limit)
    const waitMs = Math.max(nextAt.getTime() - now.getTime(), 1_000)
    throw rateLimited(Math.ceil(waitMs / 1_000))
  }
}

/** Long ago: of attempts at the same time, one that began earlier may be counted later. */
const NO_WAIT = new Date(0)

interface Counted {
  isAllowed: boolean
  used: number
  /** Time of the next attempt that is allowed after a refused one. */
  nextAt: Date
}

async function count(
  transaction: Transaction,
  { key, limit, windowSeconds, waits }: RateLimit,
  now: Date,
): Promise<Counted> {
  const hash = hashOf(key)
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const resetsAt = after(windowSeconds * 1_000)
  const firstNextAt = limit > 1 ? NO_WAIT : waits ? after(waits.firstMs) : resetsAt
  const waited = waits
    ? sql`least(throttle.resets_at, ${now}::timestamptz + least(${waits.longestMs}::float8,
        ${waits.firstMs}::float8 * 2 ^ least(throttle.used + 1 - ${limit}::int, 30)) * interval '1 millisecond')`
    : sql`throttle.resets_at`
  const nextAt =
    limit === Infinity
      ? sql`${NO_WAIT}::timestamptz`
      : sql`case when throttle.used + 1 < ${limit}::int then ${NO_WAIT}::timestamptz else ${waited} end`
  // A window that ends too far away began before the clock was set back.
  const isOver = sql`(throttle.resets_at <= ${now} or throttle.resets_at > ${after(2_000 * windowSeconds)})`
  const [row] = await transaction.sql<Counted>(
    () => sql`
        with counted as (
          insert into throttles as throttle (key, used, resets_at, next_at)
          values (${hash}, 1, ${resetsAt}, ${firstNextAt})
          on conflict (key) do update set
            used = case when ${isOver} then 1 else throttle.used + 1 end,
            resets_at = case when ${isOver} then excluded.resets_at else throttle.resets_at end,
            next_at = case when ${isOver} then excluded.next_at else ${nextAt} end
          where ${isOver} or throttle.next_at <= ${now}
          returning throttle.used)
        select exists (select from counted) as "isAllowed", coalesce((select used from counted), 0) as used,
          coalesce((select next_at from throttles where key = ${hash}), ${now}) as "nextAt"`,
  )
  return row ?? { isAllowed: false, used: Infinity, nextAt: now }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
