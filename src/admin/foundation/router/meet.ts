/** Before the app is drawn for the first time: who is signed in, and where the address must go because of it. */
import { canAccessAllClients } from '#domain/roles.ts'
import { meQuery } from '../auth/me.ts'
import { sessionQueryClient } from '../auth/sessionClient.ts'
import { addressCodec } from './addressCodec.ts'
import type { Address } from './addressCodec.ts'
import { publicRedirect } from './publicRedirect.ts'

/** Never fails: the app asks again, says so, and puts right what is not known here. null: the address may stay. */
export async function resolveEntryAddress(address: Address): Promise<Address | null> {
  await sessionQueryClient.prefetchQuery(meQuery)
  const me = sessionQueryClient.getQueryData(meQuery.queryKey)
  if (!me || (canAccessAllClients(me.type) && addressCodec.clientIdOf(address) !== null))
    return null
  return publicRedirect.find(address, me, { id: me.client_id, deleted_at: null })
}
