/** Rows of sessions: one per sign-in, with the hashes of its newest and its previous refresh token. */
import type { Role } from '#domain/roles.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { RequestContext, Session } from '../../context/request/requestContext.ts'
import type { Account } from './accountQueries.ts'
import { auditLogin } from './auditLogin.ts'
import { REFRESH_TOKEN_DAYS } from './opaqueTokens.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewSession {
  id: string
  account: Account
  hash: string
}

export async function createSession(
  { db, now, requestId, userAgent }: Pick<RequestContext, 'db' | 'now' | 'requestId' | 'userAgent'>,
  { id, account, hash }: NewSession,
): Promise<void> {
  const { id: user_id, client_id } = account
  const created_at = now()
  await db.write({ clientId: client_id }, async (transaction) => {
    await transaction.run((tables) =>
      tables.insert('sessions').values({
        id,
        client_id,
        user_id,
        token_hash: hash,
        user_agent: userAgent,
        created_at,
        expires_at: sessionExpiry(created_at),
      }),
    )
    const recorder = { session: { userId: user_id }, requestId, now: () => created_at }
    await auditLogin(transaction, recorder, account, 'ok')
  })
}

/** Current row of a session that may be refreshed. */
export interface RefreshableSession {
  client_id: string
  user_id: string
  type: Role
  token_hash: string
  previous_hash: string | null
  rotated_at: Date | null
}

export async function findRefreshableSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<RefreshableSession | null> {
  const [row] = await db.sql<RefreshableSession>(
    'every client',
    (tenantFilter) => sql`
        select session.client_id, session.user_id, person.type, session.token_hash, session.previous_hash, session.rotated_at
        from sessions session
        join users person on person.client_id = session.client_id and person.id = session.user_id
        join clients client on client.id = person.client_id
        where session.id = ${sessionId} and session.revoked_at is null and session.expires_at > ${now} and ${tenantFilter('session')}
          and person.is_account_enabled and person.deleted_at is null and client.deleted_at is null`,
  )
  return row ?? null
}

export interface Rotation {
  clientId: string
  sessionId: string
  presentedHash: string
  nextHash: string
  now: Date
}

/** Replaces the presented token by the next one if it is still the newest; one of several concurrent calls succeeds. */
export async function rotateRefreshToken(db: Database, rotation: Rotation): Promise<boolean> {
  const { clientId, sessionId, presentedHash, nextHash, now } = rotation
  const rows = await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables
        .update('sessions')
        .set({
          token_hash: nextHash,
          previous_hash: presentedHash,
          rotated_at: now,
          expires_at: sessionExpiry(now),
        })
        .where('id', '=', sessionId)
        .where('token_hash', '=', presentedHash)
        .where('revoked_at', 'is', null)
        .returning('id'),
    ),
  )
  return rows.length === 1
}

/** Ends a session and audits it as an entry by its person; does nothing for a session that has already ended. */
export async function endSession(
  { db, ...recorder }: AuditActor & Pick<RequestContext, 'db'>,
  { clientId, sessionId }: Pick<Session, 'clientId' | 'sessionId'>,
): Promise<void> {
  const signed_out_at = recorder.now()
  await db.write({ clientId }, async (transaction) => {
    for (const recordId of await revoke(transaction, sessionId, signed_out_at)) {
      const change = { clientId, action: 'UPDATE', entity: 'users', recordId } as const
      await audit(transaction, recorder, { ...change, after: { signed_out_at } })
    }
  })
}

/** Like `endSession`, because one of its old refresh tokens was used again: it may have been stolen. */
export async function endReplayedSession(
  { db, now, requestId }: Pick<RequestContext, 'db' | 'now' | 'requestId'>,
  { clientId, sessionId }: Pick<Session, 'clientId' | 'sessionId'>,
): Promise<void> {
  await db.write({ clientId }, async (transaction) => {
    for (const id of await revoke(transaction, sessionId, now())) {
      const actor = { session: null, requestId, now }
      await auditLogin(transaction, actor, { id, client_id: clientId }, 'replayed')
    }
  })
}

/** Returns the session's person; no one when it had already ended. */
async function revoke(
  transaction: Transaction,
  sessionId: string,
  revoked_at: Date,
): Promise<string[]> {
  const ended = await transaction.run((tables) =>
    tables
      .update('sessions')
      .set({ revoked_at })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .returning('user_id'),
  )
  return ended.map(({ user_id }) => user_id)
}

function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_DAYS * 86_400_000)
}
