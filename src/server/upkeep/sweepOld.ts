/** Removes what nobody will ask for any more, so that the tables that only grow do not grow for ever. */
import type { Database } from '../db/database.ts'
import type { TableName } from '../db/tables.ts'
import { sql, type Sql } from '../db/sql.ts'

/** In steps that others need not wait for; when it breaks off, the next one goes on where it was. */
export async function sweepOld(db: Database, now: Date, isOver = () => false): Promise<void> {
  for (const old of OLD) while (!isOver()) if ((await removeSome(db, old, now)) < AT_ONCE) break
}

interface Old {
  table: TableName
  key: readonly string[]
  /** Of the row `r`. */
  is: (daysAgo: (days: number) => Date) => Sql
}

const AT_ONCE = 1_000
const DAY_MS = 86_400_000

const OLD: readonly Old[] = [
  {
    table: 'jobs',
    key: ['client_id', 'id'],
    // More than a year, since an occurrence that comes once a year must find its like.
    is: (daysAgo) =>
      sql`r.state in ('done', 'failed', 'cancelled') and r.finished_at < ${daysAgo(400)}`,
  },
  {
    table: 'sessions',
    key: ['client_id', 'id'],
    is: (daysAgo) => sql`(r.expires_at < ${daysAgo(30)} or r.revoked_at < ${daysAgo(30)})`,
  },
  {
    table: 'password_resets',
    key: ['client_id', 'id'],
    is: (daysAgo) => sql`r.expires_at < ${daysAgo(30)}`,
  },
  { table: 'throttles', key: ['key'], is: (daysAgo) => sql`r.resets_at < ${daysAgo(1)}` },
  {
    table: 'idempotency_keys',
    key: ['client_id', 'user_id', 'operation', 'key'],
    is: (daysAgo) => sql`r.created_at < ${daysAgo(30)}`,
  },
  {
    table: 'notifications',
    key: ['client_id', 'id'],
    is: (daysAgo) => sql`r.read_at < ${daysAgo(180)}`,
  },
]

/** Answers how many. What somebody else is changing is left for the next time. */
async function removeSome(db: Database, { table, key, is }: Old, now: Date): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const removed = await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables.sql(
        () => sql`delete from ${sql.table(table)} where (${columns}) in (
            select ${columns} from ${sql.table(table)} r
            where ${is((days) => new Date(now.getTime() - days * DAY_MS))}
            limit ${sql.lit(AT_ONCE)} for update skip locked)
          returning 1 as removed`,
      ),
    ),
  )
  return removed.length
}
