/** Before the app is drawn for the first time: who is signed in, and where the address must go because of it. */
import { spansClients } from '#domain/roles.ts'
import { meQuery } from '../auth/me.ts'
import { sessionClient } from '../auth/sessionClient.ts'
import { addressCodec } from './addressCodec.ts'
import type { Address } from './addressCodec.ts'
import { publicRedirect } from './publicRedirect.ts'

/** Never fails: the app asks again, says so, and puts right what is not known here. null: the address may stay. */
export async function meet(here: Address): Promise<Address | null> {
  await sessionClient.prefetchQuery(meQuery)
  const me = sessionClient.getQueryData(meQuery.queryKey)
  if (!me || (spansClients(me.type) && addressCodec.clientIdOf(here) !== null)) return null
  return publicRedirect.find(here, me, { id: me.client_id, deleted_at: null })
}
