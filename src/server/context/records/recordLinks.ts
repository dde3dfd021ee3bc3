/** Sets the places or people that a record is linked to. */
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { Transaction, TenantFilter } from '../../platform/db/database.ts'
import { isUuid } from '#domain/uuid.ts'
import { sql } from '../../platform/db/sql.ts'
import { LINK_TABLES } from '../visibility/entities.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'
import type { Access } from '../visibility/userAccess.ts'

interface LinkReplacement {
  table: keyof typeof LINK_TABLES
  /** The linking record. */
  id: string
  targetIds: readonly string[]
  /** Form field for BAD_INPUT. */
  field: string
}

/**
 * A target must exist and be visible to the editor, or be linked already; links to targets out of their sight stay. Returns
 * the number of links afterwards.
 */
export async function replaceLinks(
  transaction: Transaction,
  access: Access,
  { table, id, targetIds, field }: LinkReplacement,
): Promise<number> {
  const { owner, target, targets } = LINK_TABLES[table]
  if (!targetIds.every(isUuid)) throw badInput(field, message('choiceUnknown'))
  const isVisible = (tenantFilter: TenantFilter) =>
    visibleRecord(targets, access, 'target', tenantFilter)
  const links = (tenantFilter: TenantFilter) =>
    sql`${sql.table(table)} link where ${tenantFilter('link')} and ${sql.ref(`link.${owner}`)} = ${id}`
  const linked = (tenantFilter: TenantFilter) =>
    sql`exists (select from ${links(tenantFilter)} and ${sql.ref(`link.${target}`)} = target.id)`
  const chosen = (tenantFilter: TenantFilter) => sql`from ${sql.table(targets)} target
    where ${tenantFilter('target')} and target.id = any(${targetIds}::uuid[])
      and (${linked(tenantFilter)} or (target.deleted_at is null and ${isVisible(tenantFilter)}))`

  const [found] = await transaction.sql<{ count: number }>(
    (tenantFilter) => sql`select count(*)::int as count ${chosen(tenantFilter)}`,
  )
  if (found?.count !== targetIds.length) throw badInput(field, message('choiceUnknown'))
  await transaction.sql(
    (tenantFilter) => sql`delete from ${links(tenantFilter)}
        and not ${sql.ref(`link.${target}`)} = any(${targetIds}::uuid[])
        and exists (select from ${sql.table(targets)} target
          where ${tenantFilter('target')} and target.id = ${sql.ref(`link.${target}`)} and ${isVisible(tenantFilter)})`,
  )
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`insert into ${sql.table(table)} (client_id, ${sql.ref(owner)}, ${sql.ref(target)})
        select target.client_id, ${id}, target.id ${chosen(tenantFilter)} on conflict do nothing`,
  )
  const [now] = await transaction.sql<{ count: number }>(
    (tenantFilter) => sql`select count(*)::int as count from ${links(tenantFilter)}`,
  )
  return now?.count ?? 0
}
