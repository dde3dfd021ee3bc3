/** What a person may see of the client that a new record is for. */
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import type { RequestContext } from '../request/context.ts'
import { requireSession } from '../request/sessionOf.ts'
import { accessOf, type Access } from './access.ts'

/** A deleted client gets no new records; only the provider can ask for one. */
export async function accessForCreate(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const access = await accessOf(context, requestedClientId)
  if (!canAccessAllClients(requireSession(context).role)) return access
  const [client] = await context.db.read(access, (tables) =>
    tables.from('clients').select('deleted_at'),
  )
  if (client?.deleted_at) throw badInput('clientId', MESSAGES.clientDeleted)
  return access
}
