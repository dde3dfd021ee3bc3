/** Reads what tests find on record, past the operations. */
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

export interface Entry {
  client_id: string
  position: number
  at: Date
  user_id: string | null
  action: string
  entity: string
  record_id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  request_id: string | null
}

/** In the order of the chain; of one client unless told otherwise, after a position. */
export const entriesOf = (db: Database, clientId: string, after = 0): Promise<Entry[]> =>
  db.read<Entry>({ clientId }, (tables) =>
    tables.sql(
      (inReach) => sql`select a.* from audit_log a where ${inReach('a')} and a.position > ${after}
        order by a.position`,
    ),
  )

export const lastPosition = async (db: Database, clientId: string): Promise<number> =>
  (await entriesOf(db, clientId)).at(-1)?.position ?? 0

/** The first position at which the client's chain is broken. */
export async function breakOf(db: Database, clientId: string): Promise<number | null> {
  const [row] = await db.read<{ broken: number | null }>({ clientId }, (tables) =>
    tables.sql(
      (inReach) => sql`select audit_breaks(c.id) as broken from clients c where ${inReach('c')}`,
    ),
  )
  return row?.broken ?? null
}
