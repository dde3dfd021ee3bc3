/** The rows behind signed-in people: one per sign-in, with the hash of its newest refresh token and of the one before. */
import { sql } from 'kysely'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../db/database.ts'
import type { Session } from '../graphql/context.ts'
import type { Account } from './accountQueries.ts'
import { recordAudit } from './auditQueries.ts'
import { GRACE_SECONDS, REFRESH_TOKEN_DAYS } from './refreshTokens.ts'
import type { AccessClaims } from './tokens.ts'

/** null: signed out, or the account or its client may no longer be used. */
export async function readSession(
  db: Database,
  { userId, sessionId }: AccessClaims,
): Promise<Session | null> {
  const [row] = await db.read<{ client_id: string; type: Role }>('every client', (tables) =>
    tables.sql(
      (inReach) => sql`
        select u.client_id, u.type
        from sessions s
        join users u on u.client_id = s.client_id and u.id = s.user_id
        join clients c on c.id = u.client_id
        where s.id = ${sessionId} and s.user_id = ${userId} and s.revoked_at is null and ${inReach('s')}
          and u.is_account_enabled and u.deleted_at is null and c.deleted_at is null`,
    ),
  )
  return row ? { userId, sessionId, clientId: row.client_id, role: row.type } : null
}

export async function openSession(
  db: Database,
  opened: { sessionId: string; account: Account; hash: string; now: Date; requestId: string },
): Promise<void> {
  const { sessionId, account, hash, now, requestId } = opened
  const { id: userId, client_id: clientId } = account
  await db.write({ clientId }, async (transaction) => {
    await transaction.run((tables) =>
      tables.insert('sessions').values({
        id: sessionId,
        client_id: clientId,
        user_id: userId,
        token_hash: hash,
        created_at: now,
        rotated_at: now,
        expires_at: lasting(now),
      }),
    )
    await recordAudit(transaction, { action: 'LOGIN', clientId, userId, requestId, now })
  })
}

export interface Rotation {
  sessionId: string
  presentedHash: string
  nextHash: string
  now: Date
}

/**
 * Puts the next token in the place of the presented newest one. The token before is answered alike for a moment, since
 * its answer may have been lost; any other token of the session was used before, and ends it. null: not to be answered.
 */
export async function rotateSession(
  db: Database,
  { sessionId, presentedHash, nextHash, now }: Rotation,
): Promise<{ userId: string; role: Role; rotatedAt: Date } | null> {
  return db.write('every client', async (transaction) => {
    const [found] = await transaction.run<SessionRow>((tables) =>
      tables.sql(
        (inReach) => sql`
          select s.user_id, u.type, s.token_hash, s.previous_token_hash, s.rotated_at
          from sessions s
          join users u on u.client_id = s.client_id and u.id = s.user_id
          join clients c on c.id = u.client_id
          where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${now} and ${inReach('s')}
            and u.is_account_enabled and u.deleted_at is null and c.deleted_at is null
          for update of s`,
      ),
    )
    if (!found) return null
    const { user_id: userId, type: role, rotated_at: rotatedAt } = found
    if (found.token_hash === presentedHash) {
      await transaction.run((tables) =>
        tables
          .update('sessions')
          .set({ token_hash: nextHash, previous_token_hash: presentedHash, rotated_at: now, expires_at: lasting(now) })
          .where('sessions.id', '=', sessionId),
      )
      return { userId, role, rotatedAt: now }
    }
    const repeated =
      found.previous_token_hash === presentedHash &&
      found.token_hash === nextHash &&
      now.getTime() - rotatedAt.getTime() <= GRACE_SECONDS * 1000
    if (repeated) return { userId, role, rotatedAt }
    await transaction.run((tables) =>
      tables.update('sessions').set({ revoked_at: now }).where('sessions.id', '=', sessionId),
    )
    return null
  })
}

interface SessionRow {
  user_id: string
  type: Role
  token_hash: string
  previous_token_hash: string | null
  rotated_at: Date
}

export async function endSession(
  db: Database,
  { clientId, sessionId }: Session,
  now: Date,
): Promise<void> {
  await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables.update('sessions').set({ revoked_at: now }).where('sessions.id', '=', sessionId),
    ),
  )
}

function lasting(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_DAYS * 86_400_000)
}
