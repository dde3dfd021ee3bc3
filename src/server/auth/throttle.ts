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
  const rows = allowances.map(({ key, seconds }) => ({
    key: hashOf(key),
    used: 1,
    resets_at: new Date(now.getTime() + seconds * 1000),
  }))
  const counted = await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .insert('throttles')
        .values(inOneOrder(rows))
        .onConflict((row) =>
          row.column('key').doUpdateSet({
            used: sql`case when throttles.resets_at <= ${now} then 1 else throttles.used + 1 end`,
            resets_at: sql`case when throttles.resets_at <= ${now} then excluded.resets_at else throttles.resets_at end`,
          }),
        )
        .returning(['key', 'used']),
    ),
  )
  const usedOf = new Map(counted.map(({ key, used }) => [key, used]))
  return allowances.every(({ key, times }) => (usedOf.get(hashOf(key)) ?? Infinity) <= times)
}

/** After a success: the try does not count. */
export async function giveBack(db: Database, allowances: Allowance[]): Promise<void> {
  const keys = allowances.map(({ key }) => hashOf(key))
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .update('throttles')
        .set({ used: sql`greatest(used - 1, 0)` })
        .where('key', 'in', keys),
    ),
  )
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Two that lock the same rows in one order never wait for each other. */
function inOneOrder<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
