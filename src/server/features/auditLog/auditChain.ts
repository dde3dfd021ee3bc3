/** Verifies that every entry of a client's audit log is unchanged. */
import type { ClientScope } from '../../context/scope/tenantScope.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Entries per statement, so that other statements can run in between. */
export const ENTRIES_PER_READ = 20_000

/** Returns the end of a verified part, or the start of the chain if that end has changed. */
export async function startAfter(
  db: Database,
  scope: ClientScope,
  end: ChainEnd,
  head: ChainEnd,
): Promise<ChainEnd> {
  if (end.position === 0 || end.position > head.position) return START
  return (await readHashAt(db, scope, end.position)) === end.hash ? end : START
}

/** Verifies the entries after `start` to the end of the chain, or until the time is up. */
export async function verifyFrom(
  db: Database,
  scope: ClientScope,
  {
    start,
    head,
    entriesPerRead,
    isTimeUp,
  }: { start: ChainEnd; head: ChainEnd; entriesPerRead: number; isTimeUp: () => boolean },
): Promise<{ brokenAt: number | null } | { pausedAt: ChainEnd }> {
  let { position } = start
  for (;;) {
    const last = position + entriesPerRead
    const batch = await verifyBatch(db, scope, {
      first: position + 1,
      last: last < head.position ? last : null,
    })
    if (batch.brokenAt !== null || batch.end === null) return { brokenAt: batch.brokenAt }
    position = batch.end.position
    if (isTimeUp()) return { pausedAt: batch.end }
  }
}

export interface ChainEnd {
  position: number
  /** null: the chain has no entries. */
  hash: string | null
}

export const START: ChainEnd = { position: 0, hash: null }

export async function readChainHead(db: Database, scope: ClientScope): Promise<ChainEnd> {
  const [head] = await db.sql<ChainEnd>(
    scope,
    (tenantFilter) => sql`select head.position, encode(head.hash, 'hex') as hash
        from audit_heads head where ${tenantFilter('head')}`,
  )
  return head ?? START
}

/** Returns null when the chain has no such entry. */
export async function readHashAt(
  db: Database,
  scope: ClientScope,
  position: number,
): Promise<string | null> {
  const [entry] = await db.sql<{ hash: string }>(
    scope,
    (tenantFilter) => sql`select encode(entry.hash, 'hex') as hash
        from audit_log entry where ${tenantFilter('entry')} and entry.position = ${position}::bigint`,
  )
  return entry?.hash ?? null
}

interface VerifiedBatch {
  brokenAt: number | null
  /** null: the batch reached the end of the chain. */
  end: ChainEnd | null
}

/** `last` null: to the end of the chain, including entries added meanwhile. */
async function verifyBatch(
  db: Database,
  scope: ClientScope,
  { first, last }: { first: number; last: number | null },
): Promise<VerifiedBatch> {
  const [row] = await db.sql<{ broken_at: number | null; hash: string | null }>(
    scope,
    (
      tenantFilter,
    ) => sql`select audit_breaks(client.id, ${first}::bigint, ${last}::bigint) as broken_at,
          (select encode(entry.hash, 'hex') from audit_log entry
            where ${tenantFilter('entry')} and entry.position = ${last}::bigint) as hash
        from clients client where ${tenantFilter('client')}`,
  )
  return {
    brokenAt: row?.broken_at ?? null,
    end: last === null ? null : { position: last, hash: row?.hash ?? null },
  }
}
