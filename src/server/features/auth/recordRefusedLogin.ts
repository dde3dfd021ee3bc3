/** Puts a refused sign-in on record; an address that nobody has is not kept, as people type passwords there. */
import type { RequestContext } from '../../context/request/context.ts'
import { findAnyAccount } from './accountQueries.ts'
import { auditLogin } from './recordLogin.ts'

/** After the answer, which must not tell by its time whether there is such an account. */
export async function auditRefusedLogin(
  { db, now, requestId }: Pick<RequestContext, 'db' | 'now' | 'requestId'>,
  email: string,
): Promise<void> {
  const account = await findAnyAccount(db, email)
  if (!account) return
  await db.write({ clientId: account.client_id }, (transaction) =>
    auditLogin(transaction, { session: null, requestId, now }, account, 'refused'),
  )
}
