/** Checks that every entry of a client is unchanged. */
import type { AuditChain } from '#api/generated/contract.ts'
import { rateLimited } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { enforceLimits } from '../../context/request/rateLimit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type ClientScope, scopeOf } from '../../context/scope/tenantScope.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** Reads the whole log, so the attempts of each person are limited. */
export async function verifyAuditChain(
  context: RequestContext,
  requestedClientId: string | null | undefined,
): Promise<AuditChain> {
  const { db, settings, now } = context
  const scope = await scopeOf(context, requestedClientId)
  const limit = {
    key: `audit chain by ${requireSession(context).userId}`,
    limit: 20,
    windowSeconds: 60,
  }
  await enforceLimits(db, [limit], now())
  const { head, brokenAt } = await verifierOf(settings)(db, scope)
  return {
    entry_count: head.position,
    is_whole: brokenAt === null,
    broken_at: brokenAt,
    last_hash: head.hash,
  }
}

/** One verifier per server, so that requests share its runs. */
const verifiers = new WeakMap<Settings, ChainVerifier>()

function verifierOf(settings: Settings): ChainVerifier {
  const verify = verifiers.get(settings) ?? createChainVerifier()
  verifiers.set(settings, verify)
  return verify
}

/** A run reads by the database of the call that began it, which may be a request's view of its own. */
export type ChainVerifier = (db: Database, scope: ClientScope) => Promise<VerifiedChain>

export interface VerifiedChain {
  head: ChainEnd
  /** Position of the first changed entry; null: none. */
  brokenAt: number | null
}

export interface ChainLimits {
  /** Entries per statement, so that other statements can run in between. */
  entriesPerRead: number
  /** Maximum duration of one request. */
  milliseconds: number
  /** Milliseconds of a monotonic clock. */
  clock: () => number
}

const LIMITS: ChainLimits = {
  entriesPerRead: 20_000,
  milliseconds: 45_000,
  clock: () => performance.now(),
}

/**
 * How long, and for how many clients, the verified part of a chain is remembered: entries in it may change meanwhile.
 */
const PROGRESS_MS = 10 * 60_000
const MAX_PROGRESS = 1_000

/**
 * Concurrent calls for the same client share one run. A run that reaches its time limit throws RATE_LIMITED, and the
 * next call resumes after the last batch. Changes of the verified part are found by the run after the resumed one; a
 * change of the hash at its end is found immediately.
 */
export function createChainVerifier(limits = LIMITS): ChainVerifier {
  const running = new Map<string, Promise<VerifiedChain>>()
  const progress = new Map<string, { end: ChainEnd; expiresAt: number }>()

  async function verify(db: Database, scope: ClientScope): Promise<VerifiedChain> {
    const { clientId } = scope
    const startedAt = limits.clock()
    const head = await readChainHead(db, scope)
    const start = await takeVerifiedPart(db, scope, head)
    const result = await verifyFrom(db, scope, {
      start,
      head,
      entriesPerRead: limits.entriesPerRead,
      isTimeUp: () => limits.clock() - startedAt >= limits.milliseconds,
    })
    if ('brokenAt' in result) return { head, brokenAt: result.brokenAt }
    if (progress.size >= MAX_PROGRESS) progress.clear()
    progress.set(clientId, { end: result.pausedAt, expiresAt: limits.clock() + PROGRESS_MS })
    throw rateLimited(1, MESSAGES.auditChainUnfinished)
  }

  /** Returns where an unfinished run ended, or the start of the chain if the verified part has changed. */
  async function takeVerifiedPart(
    db: Database,
    scope: ClientScope,
    head: ChainEnd,
  ): Promise<ChainEnd> {
    const verified = progress.get(scope.clientId)
    progress.delete(scope.clientId)
    if (!verified || verified.expiresAt < limits.clock()) return START
    return startAfter(db, scope, verified.end, head)
  }

  return (db, scope) => {
    const run =
      running.get(scope.clientId) ??
      verify(db, scope).finally(() => {
        running.delete(scope.clientId)
      })
    running.set(scope.clientId, run)
    return run
  }
}

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
  const [head] = await db.read<ChainEnd>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select h.position, encode(h.hash, 'hex') as hash
        from audit_heads h where ${tenantFilter('h')}`,
    ),
  )
  return head ?? START
}

/** Returns null when the chain has no such entry. */
export async function readHashAt(
  db: Database,
  scope: ClientScope,
  position: number,
): Promise<string | null> {
  const [entry] = await db.read<{ hash: string }>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select encode(a.hash, 'hex') as hash
        from audit_log a where ${tenantFilter('a')} and a.position = ${position}::bigint`,
    ),
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
  const [row] = await db.read<{ broken_at: number | null; hash: string | null }>(scope, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select audit_breaks(c.id, ${first}::bigint, ${last}::bigint) as broken_at,
          (select encode(a.hash, 'hex') from audit_log a
            where ${tenantFilter('a')} and a.position = ${last}::bigint) as hash
        from clients c where ${tenantFilter('c')}`,
    ),
  )
  return {
    brokenAt: row?.broken_at ?? null,
    end: last === null ? null : { position: last, hash: row?.hash ?? null },
  }
}
