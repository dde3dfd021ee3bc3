/** The parent of a location or department: it must exist, be visible, and not be inside the record itself. */
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { descendantIds, type PlaceTable } from '../places/placeTree.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { isUuid } from '#domain/uuid.ts'
import { sql } from '../../platform/db/sql.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'
import type { Access } from '../visibility/userAccess.ts'

export interface ParentChoice {
  table: PlaceTable
  /** The editor's. */
  access: Access
  /** null: a new record. */
  record: { id: string; parent_id: string | null } | null
  /** undefined: unchanged. */
  parentId: string | null | undefined
}

/** Returns the parent to store. A parent that is not visible is not shown, so choosing none keeps it. */
export async function resolveParent(
  transaction: Transaction,
  choice: ParentChoice,
): Promise<string | null> {
  const { record, parentId } = choice
  const stored = record?.parent_id ?? null
  if (parentId === undefined || parentId === stored) return stored
  if (parentId !== null) {
    await checkParent(transaction, choice, parentId)
    return parentId
  }
  return stored !== null && (await readParent(transaction, choice, stored)) ? null : stored
}

/** Serialises moves in a client's tree: two at the same time could create a cycle together. */
export const lockTree = (
  transaction: Transaction,
  table: PlaceTable,
  clientId: string,
): Promise<void> => lockUntilCommit(transaction, { clientId, name: table })

async function checkParent(
  transaction: Transaction,
  choice: ParentChoice,
  parentId: string,
): Promise<void> {
  if (!isUuid(parentId)) throw badInput('parentId', message('parentUnknown'))
  const { table, access } = choice
  await lockTree(transaction, table, access.clientId)
  const parent = await readParent(transaction, choice, parentId)
  if (!parent || parent.isDeleted) throw badInput('parentId', message('parentUnknown'))
  if (parent.inside) throw badInput('parentId', message('parentInsideItself'))
}

async function readParent(
  transaction: Transaction,
  { table, access, record }: ParentChoice,
  parentId: string,
): Promise<{ inside: boolean; isDeleted: boolean } | undefined> {
  const [parent] = await transaction.sql<{ inside: boolean; isDeleted: boolean }>(
    (
      tenantFilter,
    ) => sql`select parent.id in (${descendantIds(tenantFilter, table, record ? [record.id] : [])}) as inside,
          parent.deleted_at is not null as "isDeleted"
        from ${sql.table(table)} parent
        where ${tenantFilter('parent')} and parent.id = ${parentId} and ${visibleRecord(table, access, 'parent', tenantFilter)}`,
  )
  return parent
}
