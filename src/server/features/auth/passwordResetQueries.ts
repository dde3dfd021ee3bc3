/** Rows of reset links: a hash, an expiry, and whether the link was used. */
import type { PasswordOwner } from '#domain/auth/personalPasswords.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { enqueue, type JobServices, type QueuedJob } from '../../platform/queue/queue.ts'
import type { Account } from './accountQueries.ts'
import { deriveResetToken, hashToken } from './opaqueTokens.ts'
import { revokeSessions } from './revokeSessions.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewResetToken {
  id: string
  account: Account
  hash: string
  now: Date
  expiresAt: Date
}

/** Creates the link and its mail in one transaction. Links requested before stay valid. */
export async function createResetLink(db: Database, token: NewResetToken): Promise<void> {
  const { id, account, hash, now, expiresAt } = token
  const { id: user_id, client_id } = account
  await db.write({ clientId: client_id }, async (transaction) => {
    await transaction.run((tables) =>
      tables.insert('password_resets').values({
        id,
        client_id,
        user_id,
        token_hash: hash,
        created_at: now,
        expires_at: expiresAt,
      }),
    )
    const mail = { clientId: client_id, userId: user_id, subjectId: id, dueAt: now }
    await enqueue(transaction, [{ ...mail, kind: 'mail.passwordReset', priority: 0 }])
  })
}

/** Returns the token of a mail's link while that is valid, and null afterwards. */
export async function validResetToken(
  { db, settings, now }: Pick<JobServices, 'db' | 'settings' | 'now'>,
  { clientId, subjectId }: Pick<QueuedJob, 'clientId' | 'subjectId'>,
): Promise<string | null> {
  const [open] = await db.read({ clientId }, (tables) =>
    tables
      .from('password_resets')
      .select('token_hash')
      .where('id', '=', subjectId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now()),
  )
  if (!open) return null
  const { tokenSecret, previousTokenSecret } = settings
  // It may have been requested with the secret before.
  const tokens = [tokenSecret, previousTokenSecret].flatMap((secret) =>
    secret === null ? [] : [deriveResetToken(secret, subjectId)],
  )
  return tokens.find((token) => hashToken(token) === open.token_hash) ?? null
}

/** Account of a link that is still valid; `redeemResetToken` makes the final check. */
export interface ResetToken {
  id: string
  clientId: string
  userId: string
  owner: PasswordOwner
}

export async function findResetToken(
  db: Database,
  hash: string,
  now: Date,
): Promise<ResetToken | null> {
  const [row] = await db.sql<ResetToken>(
    'every client',
    (tenantFilter) => sql`
        select reset.id, reset.client_id as "clientId", reset.user_id as "userId",
          json_build_object('email', person.email, 'firstname', person.firstname, 'lastname', person.lastname,
            'company_name', client.company_name) as owner
        from password_resets reset
        join users person on person.client_id = reset.client_id and person.id = reset.user_id
        join clients client on client.id = person.client_id
        where reset.token_hash = ${hash} and reset.used_at is null and reset.expires_at > ${now} and ${tenantFilter('reset')}
          and person.is_account_enabled and person.deleted_at is null and client.deleted_at is null`,
  )
  return row ?? null
}

/**
 * Claims the link in one statement, so that one of several concurrent calls succeeds; the new password ends every
 * session and voids the other links.
 */
export async function redeemResetToken(
  { db, ...recorder }: AuditActor & Pick<RequestContext, 'db'>,
  { id, clientId, userId }: ResetToken,
  passwordHash: string,
): Promise<boolean> {
  const now = recorder.now()
  return db.write({ clientId }, async (transaction) => {
    // First, so that two links of one person do not wait for each other.
    await transaction.run((tables) =>
      tables.from('users').select('id').where('id', '=', userId).forNoKeyUpdate(),
    )
    const claimed = await transaction.run((tables) =>
      tables
        .update('password_resets')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning('id'),
    )
    if (claimed.length === 0) return false
    await transaction.run((tables) =>
      tables.update('users').set({ password_hash: passwordHash }).where('id', '=', userId),
    )
    await revokeSessions(transaction, [userId], now)
    await audit(transaction, recorder, {
      clientId,
      action: 'UPDATE',
      entity: 'users',
      recordId: userId,
      after: { password_changed_at: now },
    })
    return true
  })
}
