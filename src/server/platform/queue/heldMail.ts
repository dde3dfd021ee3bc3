/** Mails of a restored copy wait in the queue until somebody lets them go. */
import type { Database, Transaction } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'

/** True if the row `job` is a mail that waits for that. */
export const isHeldMail = sql<boolean>`(starts_with(job.kind, 'mail.')
  and (select installed.mail_held_at from installation installed) is not null)`

/** Returns since when mails are held; null: they are sent. */
export async function readMailHeldAt(db: Database): Promise<Date | null> {
  const [row] = await db.sql<{ mail_held_at: Date | null }>(
    'every client',
    () => sql`select installed.mail_held_at from installation installed`,
  )
  return row?.mail_held_at ?? null
}

/** Mails are sent again, but not those that have been due for longer than a day: nobody wants months of them at once. */
export async function letMailGo(everywhere: Transaction, now: Date): Promise<void> {
  const released = await everywhere.sql(
    () => sql`update installation set mail_held_at = null where mail_held_at is not null
        returning true as was_held`,
  )
  if (released.length === 0) return
  const dayAgo = new Date(now.getTime() - DAY_MS)
  await everywhere.sql(
    (tenantFilter): Sql => sql`update jobs job set state = 'cancelled', finished_at = ${now},
          error = ${TOO_OLD}
        where ${tenantFilter('job')} and job.state = 'waiting' and starts_with(job.kind, 'mail.')
          and job.due_at < ${dayAgo}`,
  )
}

const DAY_MS = 86_400_000
const TOO_OLD = 'It was held for more than a day after the installation was restored.'
