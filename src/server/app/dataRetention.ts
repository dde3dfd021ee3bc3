/** Deletes rows that are no longer needed, so that append-only tables do not grow without limit. */
import { DAY_MS } from '#domain/dates.ts'
import type { Database } from '../platform/db/database.ts'
import { sql, type Sql } from '../platform/db/sql.ts'
import type { TableName } from '../platform/db/tables.ts'

/** Deletes in steps that other work need not wait for; after a failure the next run continues. */
export async function deleteExpiredRows(
  db: Database,
  now: Date,
  isStopped = () => false,
): Promise<void> {
  for (const rule of RETENTION_RULES)
    while (!isStopped()) if ((await deleteBatch(db, rule, now)) < DELETE_BATCH) break
}

interface RetentionRule {
  table: TableName
  key: readonly string[]
  /** Renders the condition on the row `record`. */
  isExpired: (daysAgo: (days: number) => Date) => Sql
}

const DELETE_BATCH = 1_000

const RETENTION_RULES: readonly RetentionRule[] = [
  {
    table: 'jobs',
    key: ['client_id', 'id'],
    // More than a year, since an annual occurrence must find its previous job.
    isExpired: (daysAgo) =>
      sql`record.state in ('done', 'failed', 'cancelled') and record.finished_at < ${daysAgo(400)}`,
  },
  {
    table: 'sessions',
    key: ['client_id', 'id'],
    isExpired: (daysAgo) =>
      sql`(record.expires_at < ${daysAgo(30)} or record.revoked_at < ${daysAgo(30)})`,
  },
  {
    table: 'password_resets',
    key: ['client_id', 'id'],
    isExpired: (daysAgo) => sql`record.expires_at < ${daysAgo(30)}`,
  },
  {
    table: 'throttles',
    key: ['key'],
    isExpired: (daysAgo) => sql`record.resets_at < ${daysAgo(1)}`,
  },
  {
    table: 'idempotency_keys',
    key: ['client_id', 'user_id', 'operation', 'key'],
    isExpired: (daysAgo) => sql`record.created_at < ${daysAgo(30)}`,
  },
  {
    table: 'notifications',
    key: ['client_id', 'id'],
    isExpired: (daysAgo) => sql`record.read_at < ${daysAgo(180)}`,
  },
  {
    table: 'review_claims',
    key: ['client_id', 'observation_id'],
    isExpired: (daysAgo) => sql`record.claimed_until < ${daysAgo(1)}`,
  },
]

/** Returns the number of deleted rows. Skips rows that another transaction is changing. */
async function deleteBatch(
  db: Database,
  { table, key, isExpired }: RetentionRule,
  now: Date,
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const deleted = await db.write('every client', (transaction) =>
    transaction.sql(
      () => sql`delete from ${sql.table(table)} where (${columns}) in (
            select ${columns} from ${sql.table(table)} record
            where ${isExpired((days) => new Date(now.getTime() - days * DAY_MS))}
            limit ${sql.lit(DELETE_BATCH)} for update skip locked)
          returning 1 as removed`,
    ),
  )
  return deleted.length
}
