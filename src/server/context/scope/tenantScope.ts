/** Tenant scope of a request: the caller's client or, for the provider, the requested one. */
import { isUuid } from '#domain/uuid.ts'
import { notFound } from '#domain/errors.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { type RequestContext, requireSession } from '../request/requestContext.ts'

export interface ClientScope {
  readonly clientId: string
}

/**
 * Replaces another client's id by the caller's own; for the provider the client must exist. A deleted client can
 * still be read.
 */
export async function scopeOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<ClientScope> {
  const { clientId, role } = requireSession(context)
  if (!requestedClientId || requestedClientId === clientId || !canAccessAllClients(role))
    return { clientId }
  if (!isUuid(requestedClientId)) throw notFound()
  const [client] = await context.db.read('every client', (tables) =>
    tables.from('clients').select('id').where('id', '=', requestedClientId),
  )
  if (!client) throw notFound()
  return { clientId: client.id }
}
