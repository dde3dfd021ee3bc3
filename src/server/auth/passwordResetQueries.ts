/** The rows behind reset links: a hash, an end, and whether the link was used. */
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Account } from './accountQueries.ts'
import { recordAudit } from './auditQueries.ts'

export interface NewResetToken {
  id: string
  account: Account
  hash: string
  now: Date
  expiresAt: Date
  requestId: string
}

/** The newest link is the only one that works. */
export async function keepResetToken(db: Database, token: NewResetToken): Promise<void> {
  const { id, account, hash, now, expiresAt, requestId } = token
  const { id: userId, client_id: clientId } = account
  await db.write({ clientId }, async (transaction) => {
    await transaction.run((tables) =>
      tables
        .update('password_resets')
        .set({ used_at: now })
        .where('password_resets.user_id', '=', userId)
        .where('password_resets.used_at', 'is', null),
    )
    await transaction.run((tables) =>
      tables.insert('password_resets').values({
        id,
        client_id: clientId,
        user_id: userId,
        token_hash: hash,
        created_at: now,
        expires_at: expiresAt,
      }),
    )
    await recordAudit(transaction, { action: 'EMAIL_SENT', clientId, userId, requestId, now })
  })
}

/** Asked before the costly hash of the new password; only `useResetToken` decides. */
export async function isResetToken(db: Database, hash: string, now: Date): Promise<boolean> {
  const rows = await db.read<{ id: string }>('every client', (tables) =>
    tables.sql(
      (inReach) => sql`
        select r.id from password_resets r
        where r.token_hash = ${hash} and r.used_at is null and r.expires_at > ${now} and ${inReach('r')}`,
    ),
  )
  return rows.length > 0
}

export interface ResetTokenUse {
  hash: string
  passwordHash: string
  now: Date
  requestId: string
}

/** One statement claims the link, so of many at once one wins; the new password ends every session. */
export async function useResetToken(db: Database, use: ResetTokenUse): Promise<boolean> {
  const { hash, passwordHash, now, requestId } = use
  return db.write('every client', async (transaction) => {
    const [claimed] = await transaction.run<{ client_id: string; user_id: string }>((tables) =>
      tables.sql(
        (inReach) => sql`
          update password_resets r set used_at = ${now}
          from users u join clients c on c.id = u.client_id
          where r.token_hash = ${hash} and r.used_at is null and r.expires_at > ${now} and ${inReach('r')}
            and u.client_id = r.client_id and u.id = r.user_id
            and u.is_account_enabled and u.deleted_at is null and c.deleted_at is null
          returning r.client_id, r.user_id`,
      ),
    )
    if (!claimed) return false
    const { client_id: clientId, user_id: userId } = claimed
    await transaction.run((tables) =>
      tables
        .update('users')
        .set({ password_hash: passwordHash, updated_at: now })
        .where('users.id', '=', userId),
    )
    await transaction.run((tables) =>
      tables
        .update('sessions')
        .set({ revoked_at: now })
        .where('sessions.user_id', '=', userId)
        .where('sessions.revoked_at', 'is', null),
    )
    await recordAudit(transaction, { action: 'UPDATE', clientId, userId, requestId, now })
    return true
  })
}
