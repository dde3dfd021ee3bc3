/** deleteX, bulkDeleteX, restoreX and bulkRestoreX: soft, all or none, for who sees the records. */
import type { Restored } from '#api/generated/contract.ts'
import { duplicate, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { audit } from '../audit/audit.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { recordScopeOf } from '../visibility/userAccess.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { readDeletedReferences } from './deletedReferences.ts'
import { missingRecord } from './missingRecord.ts'
import type { DeletableTable } from './references.ts'

/** Needs of an entity's deletion and restoration. */
interface SoftDeletion {
  table: DeletableTable
  /** Visibility for the caller, over the record's alias. */
  isVisible: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>
  /** Further checks and cascades; ids are distinct. Throws to change nothing. */
  beforeDelete?: (transaction: Transaction, ids: string[]) => Promise<void>
  beforeRestore?: (transaction: Transaction, ids: string[]) => Promise<void>
  /** What follows from records that are deleted or restored. */
  afterDelete?: (transaction: Transaction, ids: string[]) => Promise<void>
  afterRestore?: (transaction: Transaction, ids: string[]) => Promise<void>
}

/** Returns the four mutations of an entity. `readOne` returns the changed record. */
export function deletionMutations<Info, One>(
  deletionOf: (context: RequestContext) => SoftDeletion | Promise<SoftDeletion>,
  readOne: (context: RequestContext, id: string, info: Info) => Promise<One>,
) {
  const remove = async (context: RequestContext, ids: readonly string[]) =>
    softDelete(context, await deletionOf(context), ids)
  const restore = async (context: RequestContext, ids: readonly string[]) =>
    softRestore(context, await deletionOf(context), ids)
  return {
    deleteOne: async (
      _root: unknown,
      { id }: { id: string },
      context: RequestContext,
      info: Info,
    ) => {
      await remove(context, [id])
      return readOne(context, id, info)
    },
    deleteMany: (_root: unknown, { ids }: { ids: readonly string[] }, context: RequestContext) =>
      remove(context, ids),
    restoreOne: async (
      _root: unknown,
      { id }: { id: string },
      context: RequestContext,
      info: Info,
    ) => {
      await restore(context, [id])
      return readOne(context, id, info)
    },
    restoreMany: (_root: unknown, { ids }: { ids: readonly string[] }, context: RequestContext) =>
      restore(context, ids),
  }
}

/** NOT_FOUND, deleting nothing, when one of them is unknown, not visible or deleted already. */
async function softDelete(
  context: RequestContext,
  { table, isVisible, beforeDelete, afterDelete }: SoftDeletion,
  ids: readonly string[],
): Promise<string[]> {
  const recordIds = distinctIds(ids)
  await context.db.write(recordScopeOf(context), async (transaction) => {
    await beforeDelete?.(transaction, recordIds)
    const deleted_at = context.now()
    const deleted = await transaction.run<{ id: string; client_id: string }>((tables) =>
      tables.sql(
        (tenantFilter) => sql`update ${sql.table(table)} r set deleted_at = ${deleted_at}
          where ${tenantFilter('r')} and r.id = any(${recordIds}::uuid[]) and r.deleted_at is null
            and ${isVisible('r', tenantFilter)}
          returning r.id, r.client_id`,
      ),
    )
    if (deleted.length < recordIds.length) {
      const done = new Set(deleted.map(({ id }) => id))
      const ids = recordIds.filter((id) => !done.has(id))
      throw await missingRecord(transaction, table, { ids, isVisible })
    }
    for (const { id, client_id: clientId } of deleted) {
      const change = { clientId, action: 'DELETE', entity: table, recordId: id } as const
      await audit(transaction, context, { ...change, after: { deleted_at } })
    }
    await afterDelete?.(transaction, recordIds)
  })
  return recordIds
}

/**
 * NOT_FOUND, restoring nothing, when one of them is unknown, not visible or not deleted; DUPLICATE when another record
 * has its name, email, employee ID or details now.
 */
async function softRestore(
  context: RequestContext,
  { table, isVisible, beforeRestore, afterRestore }: SoftDeletion,
  ids: readonly string[],
): Promise<Restored> {
  const recordIds = distinctIds(ids)
  const restoration = context.db.write(recordScopeOf(context), async (transaction) => {
    await beforeRestore?.(transaction, recordIds)
    const deleted = await transaction.run<{ id: string; client_id: string; deleted_at: Date }>(
      (tables) =>
        tables.sql(
          (tenantFilter) => sql`select r.id, r.client_id, r.deleted_at from ${sql.table(table)} r
            where ${tenantFilter('r')} and r.id = any(${recordIds}::uuid[]) and r.deleted_at is not null
              and ${isVisible('r', tenantFilter)}
            order by r.id for no key update`,
        ),
    )
    if (deleted.length < recordIds.length) throw notFound()
    await transaction.run((tables) =>
      tables.sql(
        (tenantFilter) => sql`update ${sql.table(table)} r set deleted_at = null
          where ${tenantFilter('r')} and r.id = any(${recordIds}::uuid[])`,
      ),
    )
    for (const { id, client_id: clientId, deleted_at } of deleted) {
      const change = { clientId, action: 'UPDATE', entity: table, recordId: id } as const
      await audit(transaction, context, {
        ...change,
        before: { deleted_at },
        after: { deleted_at: null },
      })
    }
    await afterRestore?.(transaction, recordIds)
  })
  await restoration.catch((error: unknown) => {
    if (violatedConstraint(error) === null) throw error
    throw duplicate(RESTORE_REFUSALS[table] ?? message('restoreNameTaken'))
  })
  return {
    ids: recordIds,
    deleted_references: await readDeletedReferences(context, table, recordIds),
  }
}

const RESTORE_REFUSALS: Partial<Record<DeletableTable, string>> = {
  users: message('restorePersonTaken'),
  observations: message('observationDuplicateFromServer'),
  follow_ups: message('followUpOpenAlready'),
}

const distinctIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => requireUuid(id).toLowerCase())),
]
