/** Puts a sign-in on record, or the refusal of one, as of the person whose account it was for. */
import { audit, type AuditActor } from '../../context/audit/recordChange.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Account } from './accountQueries.ts'

export async function auditLogin(
  transaction: Transaction,
  actor: AuditActor,
  { id: recordId, client_id: clientId }: Pick<Account, 'id' | 'client_id'>,
  outcome: 'ok' | 'refused',
): Promise<void> {
  const change = { clientId, action: 'LOGIN', entity: 'users', recordId } as const
  await audit(transaction, actor, { ...change, after: { outcome } })
}
