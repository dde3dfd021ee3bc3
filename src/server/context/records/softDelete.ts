/** deleteX and bulkDeleteX: soft, all or none. */
import { notFound } from '#domain/errors.ts'
import { recordScopeOf } from '../visibility/userAccess.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction, TenantFilter } from '../../platform/db/database.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface SoftDelete {
  table: RecordTable
  ids: readonly string[]
  /** Visibility for the caller, over the record's alias. */
  isVisible: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>
  /** Further checks and cascades; ids are distinct. Throws to delete nothing. */
  before?: (transaction: Transaction, ids: string[]) => Promise<void>
}

/** NOT_FOUND, deleting nothing, when one of them is unknown, not visible or deleted already. */
export async function softDelete(
  context: RequestContext,
  { table, ids, isVisible, before }: SoftDelete,
): Promise<string[]> {
  const recordIds = [...new Set(ids.map((id) => requireUuid(id)))]
  await context.db.write(recordScopeOf(context), async (transaction) => {
    await before?.(transaction, recordIds)
    const deleted_at = context.now()
    const deleted = await transaction.run<{ id: string; client_id: string }>((tables) =>
      tables.sql(
        (tenantFilter) => sql`update ${sql.table(table)} r set deleted_at = ${deleted_at}
          where ${tenantFilter('r')} and r.id = any(${recordIds}::uuid[]) and r.deleted_at is null
            and ${isVisible('r', tenantFilter)}
          returning r.id, r.client_id`,
      ),
    )
    if (deleted.length < recordIds.length) throw notFound()
    for (const { id, client_id: clientId } of deleted) {
      const change = { clientId, action: 'DELETE', entity: table, recordId: id } as const
      await audit(transaction, context, { ...change, after: { deleted_at } })
    }
  })
  return recordIds
}
