/** deleteClient and bulkDeleteClients: their people can no longer sign in, so nobody deletes their own. */
import { forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { softDelete } from '../../context/records/softDelete.ts'
import { sql } from '../../platform/db/sql.ts'

export async function deleteClients(
  context: RequestContext,
  ids: readonly string[],
): Promise<string[]> {
  const { clientId } = requireSession(context)
  if (ids.some((id) => id.toLowerCase() === clientId)) throw forbidden(MESSAGES.ownClientDeleted)
  return softDelete(context, { table: 'clients', ids, isVisible: () => sql`true` })
}
