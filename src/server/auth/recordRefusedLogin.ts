/** Puts a refused sign-in on record; an address that nobody has is not kept, as people type passwords there. */
import type { RequestContext } from '../graphql/context.ts'
import { findKnownAccount } from './accountQueries.ts'
import { recordLogin } from './recordLogin.ts'

/** After the answer, which must not tell by its time whether there is such an account. */
export async function recordRefusedLogin(
  { db, now, requestId }: Pick<RequestContext, 'db' | 'now' | 'requestId'>,
  email: string,
): Promise<void> {
  const account = await findKnownAccount(db, email)
  if (!account) return
  await db.write({ clientId: account.client_id }, (transaction) =>
    recordLogin(transaction, { session: null, requestId, now }, account, 'refused'),
  )
}
