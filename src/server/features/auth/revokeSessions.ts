/** Ends people's sessions everywhere, in the transaction of the change that requires it. */
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Revokes reset links sent before, too. */
export async function revokeSessions(
  transaction: Transaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update sessions session set revoked_at = ${now}
        where ${tenantFilter('session')} and session.user_id = any(${userIds}::uuid[]) and session.revoked_at is null`,
  )
  await revokeResetLinks(transaction, userIds, now)
}

/** Links sent to an address that the person no longer has must not work. */
export async function revokeResetLinks(
  transaction: Transaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update password_resets reset set used_at = ${now}
        where ${tenantFilter('reset')} and reset.user_id = any(${userIds}::uuid[]) and reset.used_at is null`,
  )
}
