/** Puts entries on record, and reads them, past the operations. */
import { v7 as uuid } from 'uuid'
import { audit } from '#server/context/audit/recordChange.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'

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
      (
        tenantFilter,
      ) => sql`select a.* from audit_log a where ${tenantFilter('a')} and a.position > ${after}
        order by a.position`,
    ),
  )

export const lastPosition = async (db: Database, clientId: string): Promise<number> =>
  (await entriesOf(db, clientId)).at(-1)?.position ?? 0

/** The first position at which the client's chain is broken. */
export async function brokenAt(db: Database, clientId: string): Promise<number | null> {
  const [row] = await db.read<{ broken: number | null }>({ clientId }, (tables) =>
    tables.sql(
      (tenantFilter) =>
        sql`select audit_breaks(c.id) as broken from clients c where ${tenantFilter('c')}`,
    ),
  )
  return row?.broken ?? null
}

const now = () => new Date('2026-03-01T10:00:00.123Z')
export const systemContext = { session: null, requestId: 'a request', now }

export const change = (clientId: string, after: object = { name: 'x' }) =>
  ({ clientId, action: 'CREATE', entity: 'locations', recordId: uuid(), after }) as const

/** Of one transaction. */
export const appendEntries = (db: Database, clientId: string, count: number): Promise<void> =>
  db.write({ clientId }, async (transaction) => {
    for (let made = 0; made < count; made += 1)
      await audit(transaction, systemContext, change(clientId, { name: `Number ${made}` }))
  })
