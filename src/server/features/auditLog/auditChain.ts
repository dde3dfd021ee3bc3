/** verifyAuditChain: whether every entry of a client is as it was written (spec 3: audit). */
import type { AuditChain } from '#api/generated/contract.ts'
import { rateLimited } from '#domain/errors.ts'
import { consume } from '../../context/request/rateLimit.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { findFirstBreak } from './firstBreak.ts'
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
