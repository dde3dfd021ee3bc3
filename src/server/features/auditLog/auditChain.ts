/** verifyAuditChain: whether every entry of a client is as it was written. */
import type { AuditChain } from '#api/generated/contract.ts'
import { rateLimited } from '#domain/errors.ts'
import { consume } from '../../context/request/rateLimit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** It reads the whole log, so nobody may ask all the time. */
export async function verifyAuditChain(
  context: RequestContext,
  requestedClientId: string | null | undefined,
): Promise<AuditChain> {
  const { db, now } = context
  const scope = await scopeOf(context, requestedClientId)
  const limit = {
    key: `audit chain by ${requireSession(context).userId}`,
    limit: 20,
    windowSeconds: 60,
  }
  if (!(await consume(db, [limit], now()))) throw rateLimited()
  const { position, hash } = await readChainHead(db, scope)
  const broken_at = await findFirstBreak(db, scope, position)
  return { entry_count: position, is_whole: broken_at === null, broken_at, last_hash: hash }
}

interface ChainHead {
  position: number
  hash: string | null
}

async function readChainHead(db: Database, scope: TenantScope): Promise<ChainHead> {
  const [head] = await db.read<ChainHead>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select h.position, encode(h.hash, 'hex') as hash
        from audit_heads h where ${tenantFilter('h')}`,
    ),
  )
  return head ?? { position: 0, hash: null }
}

/** Entries looked at by one statement, so that others have their turn between. */
const ENTRIES_PER_READ = 20_000

/**
 * Where a client's chain is broken first.
 * null: nowhere. `end` is the newest position; what is added meanwhile belongs to the last stretch, which has no end.
 */
export async function findFirstBreak(
  db: Database,
  scope: TenantScope,
  end: number,
): Promise<number | null> {
  for (let first = 1; ; first += ENTRIES_PER_READ) {
    const last = first + ENTRIES_PER_READ <= end ? first + ENTRIES_PER_READ - 1 : null
    const [row] = await db.read<{ broken_at: number | null }>(scope, (tables) =>
      tables.sql(
        (
          tenantFilter,
        ) => sql`select audit_breaks(c.id, ${first}::bigint, ${last}::bigint) as broken_at
          from clients c where ${tenantFilter('c')}`,
      ),
    )
    if (row?.broken_at) return row.broken_at
    if (last === null) return null
  }
}
