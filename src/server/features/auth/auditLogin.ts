/** Audits sign-ins and refused sign-ins as entries by the account's person. */
import { audit, auditAlone, type AuditActor, rehearseAudit } from '../../context/audit/audit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type Account, findAccountToAudit } from './accountQueries.ts'

export async function auditLogin(
  transaction: Transaction,
  actor: AuditActor,
  { id: recordId, client_id: clientId }: Pick<Account, 'id' | 'client_id'>,
  outcome: LoginOutcome,
): Promise<void> {
  const change = { clientId, action: 'LOGIN', entity: 'users', recordId } as const
  await audit(transaction, actor, { ...change, after: { outcome } })
}

/** `replayed`: an old refresh token was used again, which ended its session. */
type LoginOutcome = 'ok' | 'refused' | 'replayed'

/**
 * Audits a refused sign-in. An unknown address is not stored, as people type passwords there. Runs after the response,
 * whose time must not reveal whether the account exists; nor must that of the next one, so the same work is done for an
 * unknown account and rolled back.
 */
export async function auditRefusedLogin(
  { db, now, requestId }: Pick<RequestContext, 'db' | 'now' | 'requestId'>,
  email: string,
): Promise<void> {
  const account = await findAccountToAudit(db, email)
  if (!account) return
  const { id: recordId, client_id: clientId, is_known } = account
  const actor = { session: null, requestId, now }
  const change = { clientId, action: 'LOGIN', entity: 'users', recordId } as const
  const entry = { ...change, after: { outcome: 'refused' satisfies LoginOutcome } }
  await (is_known ? auditAlone : rehearseAudit)(db, actor, entry)
}
