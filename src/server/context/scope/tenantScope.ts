/** Tenant scope of a request: the caller's client or, for the provider, the requested one. */
import { isUuid } from '#domain/uuid.ts'
import { notFound } from '#domain/errors.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import type { TenantScope } from '../../platform/db/database.ts'
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

/** Scope of records that are read together: their client's, where they are of one. */
export function scopeOfRecords(records: readonly { client_id: string }[]): TenantScope {
  const [clientId, ...others] = new Set(records.map(({ client_id }) => client_id))
  return clientId && others.length === 0 ? { clientId } : 'every client'
}
