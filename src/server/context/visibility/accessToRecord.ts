/** What a person may see of the client whose record is asked for by its id alone. */
import { notFound } from '#domain/errors.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import type { RequestContext } from '../request/context.ts'
import { requireSession } from '../request/sessionOf.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import type { RecordTable } from '../records/lockRecord.ts'
import { accessOf, type Access } from './access.ts'
import { sql } from '../../platform/db/sql.ts'

/** The provider's record may be any client's; everybody else has their own client, whether it has the record or not. */
export async function accessToRecord(
  context: RequestContext,
  table: RecordTable,
  id: string,
): Promise<Access> {
  const recordId = requireUuid(id)
  if (!canAccessAllClients(requireSession(context).role)) return accessOf(context)
  const [record] = await context.db.read<{ client_id: string }>('every client', (tables) =>
    tables.sql(
      (tenantFilter) => sql`select r.client_id from ${sql.table(table)} r
        where r.id = ${recordId} and ${tenantFilter('r')}`,
    ),
  )
  if (!record) throw notFound()
  return accessOf(context, record.client_id)
}
