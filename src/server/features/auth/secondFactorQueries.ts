/** Rows of second factors: one per person who has one or is setting one up. */
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { RecoveryCodes } from './secondFactorCodes.ts'

/** Owner of the second factor. */
export interface Person {
  userId: string
  clientId: string
}

/** Person who removed a second factor: its owner, or one who may change the owner. */
export type RemovedBy = 'self' | 'administrator'

export interface SecondFactor {
  /** Encrypted. */
  secret: string
  /** null: being set up. */
  confirmed_at: Date | null
  recovery_salt: string
  recovery_codes_left: number
}

/** Returns null for a person without a second factor. */
export async function readSecondFactor(
  db: Database,
  { clientId, userId }: Person,
): Promise<SecondFactor | null> {
  const [row] = await db.sql<SecondFactor>(
    { clientId },
    (tenantFilter) => sql`select factor.secret, factor.confirmed_at, factor.recovery_salt,
          cardinality(factor.recovery_hashes) as recovery_codes_left
        from second_factors factor where ${tenantFilter('factor')} and factor.user_id = ${userId}`,
  )
  return row ?? null
}

/** Stores a secret to be confirmed; returns false, and stores nothing, for a person who has a second factor. */
export async function storePendingSecret(
  db: Database,
  { clientId, userId }: Person,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const rows = await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables
        .insert('second_factors')
        .values({ client_id: clientId, user_id: userId, secret, created_at: now })
        .onConflict((known) =>
          known
            .columns(['client_id', 'user_id'])
            .doUpdateSet({ secret, created_at: now })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id'),
    ),
  )
  return rows.length === 1
}

/** Returns false when the secret has been replaced or confirmed meanwhile. */
export async function confirmPendingSecret(
  { db, ...actor }: AuditActor & { db: Database },
  { clientId, userId }: Person,
  { secret, step, recovery }: { secret: string; step: number; recovery: RecoveryCodes },
): Promise<boolean> {
  return db.write({ clientId }, async (transaction) => {
    const rows = await transaction.run((tables) =>
      tables
        .update('second_factors')
        .set({ confirmed_at: actor.now(), last_step: step, ...recoveryColumns(recovery) })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .where('confirmed_at', 'is', null)
        .returning('user_id'),
    )
    if (rows.length === 0) return false
    await auditSecondFactor(transaction, actor, { clientId, userId }, { second_factor: true })
    return true
  })
}

export async function replaceRecoveryCodes(
  { db, ...actor }: AuditActor & { db: Database },
  { clientId, userId }: Person,
  recovery: RecoveryCodes,
): Promise<void> {
  await db.write({ clientId }, async (transaction) => {
    await transaction.run((tables) =>
      tables
        .update('second_factors')
        .set(recoveryColumns(recovery))
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null),
    )
    const after = { recovery_codes_renewed_at: actor.now() }
    await auditSecondFactor(transaction, actor, { clientId, userId }, after)
  })
}

const recoveryColumns = ({ salt, hashes }: RecoveryCodes) => ({
  recovery_salt: salt,
  recovery_hashes: hashes,
})

/** Removes a second factor and enqueues the mail that says so; returns false for a person without one. */
export async function deleteSecondFactor(
  transaction: Transaction,
  actor: AuditActor,
  { clientId, userId, by }: Person & { by: RemovedBy },
): Promise<boolean> {
  const rows = await transaction.run((tables) =>
    tables.remove('second_factors').where('user_id', '=', userId).returning('confirmed_at'),
  )
  if (!rows[0]?.confirmed_at) return false
  await auditSecondFactor(transaction, actor, { clientId, userId }, { second_factor: false })
  const dueAt = actor.now()
  const mail = { clientId, userId, subjectId: userId, cause: dueAt.toISOString(), dueAt }
  await enqueue(transaction, [{ ...mail, kind: 'mail.secondFactorRemoved', payload: { by } }])
  return true
}

/** Uses the code of a step up; of several calls with it at the same time, one succeeds. */
export async function claimStep(
  db: Database,
  { clientId, userId }: Person,
  step: number,
): Promise<boolean> {
  const rows = await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables
        .update('second_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .returning('user_id'),
    ),
  )
  return rows.length === 1
}

/** Uses a recovery code up; of several calls with it at the same time, one succeeds. */
export async function claimRecoveryCode(
  { db, ...actor }: AuditActor & { db: Database },
  { clientId, userId }: Person,
  hash: string,
): Promise<boolean> {
  return db.write({ clientId }, async (transaction) => {
    const rows = await transaction.sql(
      (tenantFilter) => sql`update second_factors factor
          set recovery_hashes = array_remove(factor.recovery_hashes, ${hash})
          where ${tenantFilter('factor')} and factor.user_id = ${userId} and factor.confirmed_at is not null
            and ${hash} = any(factor.recovery_hashes)
          returning factor.user_id`,
    )
    if (rows.length === 0) return false
    const after = { recovery_code_used_at: actor.now() }
    await auditSecondFactor(transaction, actor, { clientId, userId }, after)
    return true
  })
}

async function auditSecondFactor(
  transaction: Transaction,
  actor: AuditActor,
  { clientId, userId }: Person,
  after: object,
): Promise<void> {
  const change = { clientId, action: 'UPDATE', entity: 'users', recordId: userId } as const
  await audit(transaction, actor, { ...change, after })
}

/** Returns whether the person's client requires a second factor of everybody. */
export async function readSecondFactorRequired(
  db: Database,
  { clientId }: Pick<Person, 'clientId'>,
): Promise<boolean> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('second_factor_required'),
  )
  return client?.second_factor_required ?? false
}
