/** Sets the places or people that a record is linked to. */
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { Transaction, TenantFilter } from '../../platform/db/database.ts'
import { isUuid } from '#domain/uuid.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export const LINK_TABLES = {
  department_locations: { owner: 'department_id', target: 'location_id', targets: 'locations' },
  user_locations: { owner: 'user_id', target: 'location_id', targets: 'locations' },
  user_departments: { owner: 'user_id', target: 'department_id', targets: 'departments' },
  task_locations: { owner: 'task_id', target: 'location_id', targets: 'locations' },
  task_departments: { owner: 'task_id', target: 'department_id', targets: 'departments' },
  campaign_users: { owner: 'campaign_id', target: 'user_id', targets: 'users' },
  task_users: { owner: 'task_id', target: 'user_id', targets: 'users' },
} as const

export interface LinkReplacement {
  table: keyof typeof LINK_TABLES
  /** The linking record. */
  id: string
  targetIds: readonly string[]
  /** Visibility for the editor, over the target's alias; links to other targets stay. */
  isVisible: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>
  /** Form field for BAD_INPUT. */
  field: string
}

/** A target must exist and be visible, or be linked already. Returns the number of links afterwards. */
export async function replaceLinks(
  transaction: Transaction,
  { table, id, targetIds, isVisible, field }: LinkReplacement,
): Promise<number> {
  const { owner, target, targets } = LINK_TABLES[table]
  if (!targetIds.every(isUuid)) throw badInput(field, message('choiceUnknown'))
  const links = (tenantFilter: TenantFilter) =>
    sql`${sql.table(table)} k where ${tenantFilter('k')} and ${sql.ref(`k.${owner}`)} = ${id}`
  const linked = (tenantFilter: TenantFilter) =>
    sql`exists (select from ${links(tenantFilter)} and ${sql.ref(`k.${target}`)} = t.id)`
  const chosen = (tenantFilter: TenantFilter) => sql`from ${sql.table(targets)} t
    where ${tenantFilter('t')} and t.id = any(${targetIds}::uuid[])
      and (${linked(tenantFilter)} or (t.deleted_at is null and ${isVisible('t', tenantFilter)}))`

  const [found] = await transaction.run<{ count: number }>((tables) =>
    tables.sql((tenantFilter) => sql`select count(*)::int as count ${chosen(tenantFilter)}`),
  )
  if (found?.count !== targetIds.length) throw badInput(field, message('choiceUnknown'))
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`delete from ${links(tenantFilter)}
        and not ${sql.ref(`k.${target}`)} = any(${targetIds}::uuid[])
        and exists (select from ${sql.table(targets)} t
          where ${tenantFilter('t')} and t.id = ${sql.ref(`k.${target}`)} and ${isVisible('t', tenantFilter)})`,
    ),
  )
  await transaction.run((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`insert into ${sql.table(table)} (client_id, ${sql.ref(owner)}, ${sql.ref(target)})
        select t.client_id, ${id}, t.id ${chosen(tenantFilter)} on conflict do nothing`,
    ),
  )
  const [now] = await transaction.run<{ count: number }>((tables) =>
    tables.sql((tenantFilter) => sql`select count(*)::int as count from ${links(tenantFilter)}`),
  )
  return now?.count ?? 0
}
