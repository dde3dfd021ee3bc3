/** deleteX, bulkDeleteX, restoreX and bulkRestoreX: soft, all or none, for who sees the records. */
import type { Restored } from '#api/generated/contract.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { duplicate, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { audit } from '../audit/audit.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'
import { type Access, accessOf, recordScopeOf } from '../visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { readDeletedReferences } from './deletedReferences.ts'
import { missingRecord } from './missingRecord.ts'

/** Checks and cascades of an entity; ids are distinct. */
interface Effects {
  /** Throws to change nothing. */
  beforeDelete?: (transaction: Transaction, ids: string[]) => Promise<void>
  beforeRestore?: (transaction: Transaction, ids: string[]) => Promise<void>
  afterDelete?: (transaction: Transaction, ids: string[]) => Promise<void>
  afterRestore?: (transaction: Transaction, ids: string[]) => Promise<void>
}

export type DeletionEffects = (context: RequestContext, access: Access) => Effects

interface SoftDeletion extends Effects {
  table: RecordTable
  /** The caller's. */
  access: Access
}

/** Returns the four mutations of an entity. `readOne` returns the changed record. */
export function deletionMutations<Info, One>(
  table: RecordTable,
  readOne: (context: RequestContext, id: string, info: Info) => Promise<One>,
  effectsOf: DeletionEffects = () => ({}),
) {
  const deletionOf = async (context: RequestContext): Promise<SoftDeletion> => {
    const access = await accessOf(context)
    return { table, access, ...effectsOf(context, access) }
  }
  const remove = async (context: RequestContext, ids: readonly string[]) =>
    softDelete(context, await deletionOf(context), ids)
  const restore = async (context: RequestContext, ids: readonly string[]) =>
    softRestore(context, await deletionOf(context), ids)
  const one =
    (change: typeof remove | typeof restore) =>
    async (_root: unknown, { id }: { id: string }, context: RequestContext, info: Info) => {
      await change(context, [id])
      return readOne(context, id, info)
    }
  type Many = { ids: readonly string[] }
  return {
    deleteOne: one(remove),
    deleteMany: (_root: unknown, { ids }: Many, context: RequestContext) => remove(context, ids),
    restoreOne: one(restore),
    restoreMany: (_root: unknown, { ids }: Many, context: RequestContext) => restore(context, ids),
  }
}

/** NOT_FOUND, deleting nothing, when one of them is unknown, not visible or deleted already. */
async function softDelete(
  context: RequestContext,
  { table, access, beforeDelete, afterDelete }: SoftDeletion,
  ids: readonly string[],
): Promise<string[]> {
  const recordIds = distinctIds(ids)
  await context.db.write(recordScopeOf(context), async (transaction) => {
    await beforeDelete?.(transaction, recordIds)
    const deleted_at = context.now()
    const deleted = await transaction.sql<{ id: string; client_id: string }>(
      (tenantFilter) => sql`update ${sql.table(table)} record set deleted_at = ${deleted_at}
          where ${tenantFilter('record')} and record.id = any(${recordIds}::uuid[]) and record.deleted_at is null
            and ${visibleRecord(table, access, 'record', tenantFilter)}
          returning record.id, record.client_id`,
    )
    if (deleted.length < recordIds.length) {
      const done = new Set(deleted.map(({ id }) => id))
      const ids = recordIds.filter((id) => !done.has(id))
      throw await missingRecord(transaction, access, table, { ids })
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
  { table, access, beforeRestore, afterRestore }: SoftDeletion,
  ids: readonly string[],
): Promise<Restored> {
  const recordIds = distinctIds(ids)
  const restoration = context.db.write(recordScopeOf(context), async (transaction) => {
    await beforeRestore?.(transaction, recordIds)
    const deleted = await transaction.sql<{ id: string; client_id: string; deleted_at: Date }>(
      (
        tenantFilter,
      ) => sql`select record.id, record.client_id, record.deleted_at from ${sql.table(table)} record
            where ${tenantFilter('record')} and record.id = any(${recordIds}::uuid[]) and record.deleted_at is not null
              and ${visibleRecord(table, access, 'record', tenantFilter)}
            order by record.id for no key update`,
    )
    if (deleted.length < recordIds.length) throw notFound()
    await transaction.sql(
      (tenantFilter) => sql`update ${sql.table(table)} record set deleted_at = null
          where ${tenantFilter('record')} and record.id = any(${recordIds}::uuid[])`,
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

const RESTORE_REFUSALS: Partial<Record<RecordTable, string>> = {
  users: message('restorePersonTaken'),
  observations: message('observationDuplicateFromServer'),
  follow_ups: message('followUpOpenAlready'),
}

const distinctIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => requireUuid(id).toLowerCase())),
]
