/** deletionEffects: what names records that somebody is about to delete. */
import type {
  DeletionEffect,
  NamedEntity,
  NamingEntity,
  Resolvers,
} from '#api/generated/contract.ts'
import { RESOURCES } from '#api/resources.ts'
import { mayCall } from '#domain/access.ts'
import { forbidden } from '#domain/errors.ts'
import { LINK_TABLES } from '../../context/records/recordLinks.ts'
import {
  type DeletableTable,
  REFERENCE_COLUMNS,
  type TargetTable,
} from '../../context/records/references.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { VISIBLE_RECORDS } from '../../context/visibility/recordVisibility.ts'
import { type Access, accessOf, recordScopeOf } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
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
  const effects = await context.db.read<DeletionEffect>(recordScopeOf(context), (tables) =>
    tables.sql((tenantFilter) => {
      const query = { access, tenantFilter, now: context.now(), ids }
      return sql.join(
        namingColumns(entity).map((column) => countNaming(column, query)),
        sql` union all `,
      )
    }),
  )
  return effects.filter(({ count }) => count > 0)
}

/** Where records name others: in a column of their own, or in a link table. */
interface NamingColumn {
  kind: NamingEntity
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
  const target: TargetTable = entity === 'gbslibrary' ? 'gbs_videos' : entity
  const own = NAMING_ENTITIES.flatMap((kind) =>
    Object.entries(REFERENCE_COLUMNS[kind])
      .filter(([, table]) => table === target)
      .map(([column]) => ({ kind, column, link: null })),
  )
  const linked = Object.entries(LINK_TABLES)
    .filter(([, { targets }]) => targets === target)
    .map(([table, { owner, target: column }]) => ({
      kind: OWNERS[owner],
      column,
      link: { table, owner },
    }))
  return [...own, ...linked, ...(target === 'users' ? OF_PEOPLE : [])]
}

const OF_PEOPLE: readonly NamingColumn[] = [
  { kind: 'clients', column: 'account_manager_id', link: null },
  { kind: 'follow_ups', column: 'coach_id', link: null },
  { kind: 'task_actions', column: 'owner_id', link: null },
]

/** Clients name account managers only, and guidance videos nothing. */
type NamingTable = Exclude<
  DeletableTable,
  'clients' | 'follow_ups' | 'gbs_videos' | 'observations' | 'task_actions'
>

const NAMING_TABLES: Readonly<Record<NamingTable, true>> = {
  campaigns: true,
  locations: true,
  departments: true,
  tasks: true,
  users: true,
}

const NAMING_ENTITIES = Object.keys(NAMING_TABLES) as NamingTable[]

const OWNERS = {
  campaign_id: 'campaigns',
  department_id: 'departments',
  task_id: 'tasks',
  user_id: 'users',
} as const satisfies Record<string, NamingEntity>

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
    ? sql`exists (select from ${sql.table(link.table)} k where ${tenantFilter('k')} and k.client_id = r.client_id
        and ${sql.ref(`k.${link.owner}`)} = r.id and ${sql.ref(`k.${column}`)} = any(${ids}::uuid[]))`
    : sql`${sql.ref(`r.${column}`)} = any(${ids}::uuid[])`
  const isVisible =
    kind === 'clients' ? sql`true` : VISIBLE_RECORDS[kind](access, 'r', tenantFilter)
  return sql`select ${kind}::text as kind, count(*)::int as count from ${sql.table(kind)} r
    where ${tenantFilter('r')} and r.deleted_at is null and not r.id = any(${ids}::uuid[])
      and ${isNaming} and ${isVisible} and ${GOES_ON[kind]?.(tenantFilter, now) ?? sql`true`}`
}

/** Kinds of which only those count that are not over. */
const GOES_ON: Partial<Record<NamingEntity, (tenantFilter: TenantFilter, now: Date) => Sql>> = {
  campaigns: (tenantFilter, now) =>
    sql`(r.end_date is null or r.end_date >= (select (${now}::timestamptz at time zone c.time_zone)::date
      from clients c where ${tenantFilter('c')} and c.id = r.client_id))`,
  follow_ups: () => sql`r.state in ('OPEN', 'COACHED')`,
  task_actions: () => sql`r.done_at is null`,
}
