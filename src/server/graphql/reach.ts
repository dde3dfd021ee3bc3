/** Whose rows a call is about: one's own client's, or for the provider those of the client asked for. */
import { notFound } from '#domain/errors.ts'
import { spansClients } from '#domain/roles.ts'
import type { RequestContext } from './context.ts'
import { sessionOf } from './sessionOf.ts'

export interface ClientReach {
  readonly clientId: string
}

/** Another client's id is replaced by the caller's own; the provider's must exist. A deleted client can still be read. */
export async function reachOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<ClientReach> {
  const { clientId, role } = sessionOf(context)
  if (!requestedClientId || requestedClientId === clientId || !spansClients(role))
    return { clientId }
  if (!UUID.test(requestedClientId)) throw notFound()
  const [client] = await context.db.read('every client', (tables) =>
    tables.from('clients').select('id').where('id', '=', requestedClientId),
  )
  if (!client) throw notFound()
  return { clientId: client.id }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
