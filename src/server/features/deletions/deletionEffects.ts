/** deletionEffects: what names records that somebody is about to delete. */
import type { DeletionEffect, NamedEntity, Resolvers } from '#api/generated/contract.ts'
import { RESOURCES } from '#api/resources.ts'
import { mayCall } from '#domain/access.ts'
import { forbidden } from '#domain/errors.ts'
import { ENTITY_ENTRIES, LINK_TABLES } from '../../context/visibility/entities.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { visibleRecord } from '../../context/visibility/recordVisibility.ts'
import { type Access, accessOf, recordScopeOf } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { requireUuid } from '../../platform/db/uuids.ts'

export const deletionResolvers = {
  Query: {
    deletionEffects: async (_root, { entity, ids }, context) => {
      if (!mayCall(requireSession(context).role, RESOURCES[entity].delete)) throw forbidden()
      return readDeletionEffects(context, entity, [...new Set(ids.map(requireUuid))])
    },
  },
} satisfies Resolvers<RequestContext>

async function readDeletionEffects(
  context: RequestContext,
  entity: NamedEntity,
  ids: readonly string[],
): Promise<DeletionEffect[]> {
  const access = await accessOf(context)
  const effects = await context.db.sql<DeletionEffect>(recordScopeOf(context), (tenantFilter) => {
    const query = { access, tenantFilter, now: context.now(), ids }
    return sql.join(
      namingColumns(entity).map((column) => countNaming(column, query)),
      sql` union all `,
    )
  })
  return effects.filter(({ count }) => count > 0)
}

/** Column in which records name others: their own, or one of a link table. */
interface NamingColumn {
  kind: RecordTable
  column: string
  link: { table: string; owner: string } | null
}

/**
 * Observations, follow-ups and actions are left out, which keep the names of what is deleted, except what people still
 * have to do.
 */
function namingColumns(entity: NamedEntity): NamingColumn[] {
  if (entity === 'clients')
    return [
      { kind: 'users', column: 'client_id', link: null },
      { kind: 'campaigns', column: 'client_id', link: null },
    ]
  const target = entity === 'gbslibrary' ? 'gbs_videos' : entity
  const own = ENTITY_ENTRIES.filter(([, { keepsNames }]) => !keepsNames).flatMap(
    ([kind, { references }]) =>
      Object.entries(references)
        .filter(([, table]) => table === target)
        .map(([column]) => ({ kind, column, link: null })),
  )
  const linked = Object.entries(LINK_TABLES)
    .filter(([, { targets }]) => targets === target)
    .map(([table, { of, owner, target: column }]) => ({
      kind: of,
      column,
      link: { table, owner },
    }))
  return [...own, ...linked, ...(target === 'users' ? PEOPLE_COLUMNS : [])]
}

const PEOPLE_COLUMNS: readonly NamingColumn[] = [
  { kind: 'clients', column: 'account_manager_id', link: null },
  { kind: 'follow_ups', column: 'coach_id', link: null },
  { kind: 'task_actions', column: 'owner_id', link: null },
]

interface EffectsQuery {
  access: Access
  tenantFilter: TenantFilter
  now: Date
  ids: readonly string[]
}

function countNaming(
  { kind, column, link }: NamingColumn,
  { access, tenantFilter, now, ids }: EffectsQuery,
): Sql {
  const isNaming = link
    ? sql`exists (select from ${sql.table(link.table)} link where ${tenantFilter('link')} and link.client_id = record.client_id
        and ${sql.ref(`link.${link.owner}`)} = record.id and ${sql.ref(`link.${column}`)} = any(${ids}::uuid[]))`
    : sql`${sql.ref(`record.${column}`)} = any(${ids}::uuid[])`
  return sql`select ${kind}::text as kind, count(*)::int as count from ${sql.table(kind)} record
    where ${tenantFilter('record')} and record.deleted_at is null and not record.id = any(${ids}::uuid[])
      and ${isNaming} and ${visibleRecord(kind, access, 'record', tenantFilter)}
        and ${IS_UNFINISHED[kind]?.(tenantFilter, now) ?? sql`true`}`
}

/** Kinds of which only those count that are not over. */
const IS_UNFINISHED: Partial<Record<RecordTable, (tenantFilter: TenantFilter, now: Date) => Sql>> =
  {
    campaigns: (tenantFilter, now) =>
      sql`(record.end_date is null or record.end_date >= (select (${now}::timestamptz at time zone client.time_zone)::date
      from clients client where ${tenantFilter('client')} and client.id = record.client_id))`,
    follow_ups: () => sql`record.state in ('OPEN', 'COACHED')`,
    task_actions: () => sql`record.done_at is null`,
  }
