/** auditChain: whether every entry of a client is as it was written (spec 3: audit). */
import type { AuditChain } from '#api/generated/contract.ts'
import { rateLimited } from '#domain/errors.ts'
import { take } from '../auth/throttle.ts'
import type { Database, Reach } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { reachOf } from '../graphql/reach.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { firstBreak } from './firstBreak.ts'
import { sql } from '../db/sql.ts'

/** It reads the whole log, so nobody may ask all the time. */
export async function auditChain(
  context: RequestContext,
  requestedClientId: string | null | undefined,
): Promise<AuditChain> {
  const { db, now } = context
  const reach = await reachOf(context, requestedClientId)
  const tries = { key: `audit chain by ${sessionOf(context).userId}`, times: 20, seconds: 60 }
  if (!(await take(db, [tries], now()))) throw rateLimited()
  const { position, hash } = await readHead(db, reach)
  const broken_at = await firstBreak(db, reach, position)
  return { entry_count: position, is_whole: broken_at === null, broken_at, last_hash: hash }
}

interface Head {
  position: number
  hash: string | null
}

async function readHead(db: Database, reach: Reach): Promise<Head> {
  const [head] = await db.read<Head>(reach, (tables) =>
    tables.sql(
      (inReach) => sql`select h.position, encode(h.hash, 'hex') as hash
        from audit_heads h where ${inReach('h')}`,
    ),
  )
  return head ?? { position: 0, hash: null }
}
