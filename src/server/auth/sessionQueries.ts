/** The rows behind signed-in people: one per sign-in, holding the hash of its newest refresh token. */
import { sql } from 'kysely'
import type { Role } from '#domain/roles.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Session } from '../graphql/context.ts'
import type { Account } from './accountQueries.ts'
import { GRACE_SECONDS, REFRESH_TOKEN_DAYS } from './refreshTokens.ts'
import type { AccessClaims } from './tokens.ts'

/** null: signed out, or the account or its client may no longer be used. */
export async function readSession(db: Database, { userId, sessionId }: AccessClaims): Promise<Session | null> {
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
  { sessionId, account, hash, now, requestId }: NewSession,
): Promise<void> {
  const { id: user_id, client_id } = account
  await db.write({ clientId: client_id }, async (transaction) => {
    await transaction.run((tables) =>
      tables.insert('sessions').values({
        id: sessionId,
        client_id,
        user_id,
        token_hash: hash,
        created_at: now,
        expires_at: daysAfter(now, REFRESH_TOKEN_DAYS),
      }),
    )
    await recordLogin(transaction, account, now, requestId)
  })
}
