/** Reads and counts the entries of a client's audit log. */
import type { AuditEntryFilter, SortOrder } from '#api/generated/contract.ts'
import type { AuditAction } from '#domain/enumerations.ts'
import type { ListInput } from '#domain/listInput.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { containsText, limitOffset, fullName } from '../../context/listSql/listSql.ts'
import { ENTITY_ENTRIES } from '../../context/visibility/entities.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { isRestricted, visibleRecord } from '../../context/visibility/recordVisibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { filterUuids, uuidOrNil } from '../../platform/db/uuids.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'

export interface AuditQuery {
  access: Access
  list: ListInput
  filter: AuditEntryFilter
  days: DateRange
}

interface AuditEntryRow {
  client_id: string
  id: string
  position: number
  at: Date
  action: AuditAction
  user_id: string | null
  entity: string
  record_id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  request_id: string | null
  hash: string
}

/** Returns entries in chain order: first selects positions from an index, then reads the page's entries. */
export async function readAuditEntries(
  db: Database,
  query: AuditQuery,
  order: SortOrder,
): Promise<AuditEntryRow[]> {
  const providers = await searchProviderUsers(db, query.list.search)
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  return db.sql<AuditEntryRow>(
    query.access,
    (tenantFilter) => sql`with page as materialized (
          ${
            isUnfiltered(query, tenantFilter)
              ? positionRange(query.list, order, tenantFilter)
              : sql`select found.position
            from ${matchingEntries(query, providers, tenantFilter)} found
            order by found.position ${direction} ${limitOffset(query.list)}`
          })
        select entry.client_id, entry.id, entry.position, entry.at, entry.action, entry.user_id, entry.entity, entry.record_id,
          entry.before, entry.after,
          entry.request_id, encode(entry.hash, 'hex') as hash
        from page join audit_log entry on entry.position = page.position
        where ${tenantFilter('entry')} order by entry.position ${direction}`,
  )
}

export async function countAuditEntries(db: Database, query: AuditQuery): Promise<number> {
  const providers = await searchProviderUsers(db, query.list.search)
  const [row] = await db.sql<{ total: number }>(query.access, (tenantFilter) =>
    isUnfiltered(query, tenantFilter)
      ? sql`select head.position as total from audit_heads head where ${tenantFilter('head')}`
      : sql`select count(*)::int as total from ${matchingEntries(query, providers, tenantFilter)} found`,
  )
  return row?.total ?? 0
}

/** Returns names by record id, of the records that the caller may see. */
export async function readRecordNames(
  db: Database,
  access: Access,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db.sql<{ id: string; name: string | null }>(access, (tenantFilter) =>
    selectRecordNames([...new Set(ids)], access, tenantFilter),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Finds the provider's people, who make entries in every client. */
async function searchProviderUsers(db: Database, search: string | null): Promise<string[]> {
  if (!search) return []
  const rows = await db.sql<{ id: string }>(
    'every client',
    (
      tenantFilter,
    ) => sql`select person.id from users person where ${tenantFilter('person')} and person.type = ${PROVIDER_ROLE}
        and ${containsText(fullName('person'), search)}`,
  )
  return rows.map(({ id }) => id)
}

const isUnfiltered = (query: AuditQuery, tenantFilter: TenantFilter): boolean =>
  query.list.search === null && entryConditions(query, 'entry', tenantFilter).length === 0

/** Positions have no gaps, so that any page of the whole log is found directly. */
function positionRange(
  { skip, take }: ListInput,
  order: SortOrder,
  tenantFilter: TenantFilter,
): Sql {
  const conditions =
    order === 'ASC'
      ? sql`entry.position > ${skip}`
      : sql`entry.position <= (select head.position - ${skip}::bigint from audit_heads head where ${tenantFilter('head')})`
  return sql`select entry.position from audit_log entry where ${tenantFilter('entry')} and ${conditions}
    order by entry.position ${order === 'ASC' ? sql`asc` : sql`desc`} limit ${sql.lit(take)}`
}

/**
 * Selects positions. A search starts from names and joins the entries, since the planner's estimates of a text test are
 * useless.
 */
function matchingEntries(
  query: AuditQuery,
  providers: readonly string[],
  tenantFilter: TenantFilter,
): Sql {
  const { search } = query.list
  const where = (alias: string) =>
    sql.join([tenantFilter(alias), ...entryConditions(query, alias, tenantFilter)], sql` and `)
  if (!search) return sql`(select entry.position from audit_log entry where ${where('entry')})`
  return sql`(
    with named as materialized (
      ${selectIdsByName(search, query.access, tenantFilter)} union all select unnest(${providers}::uuid[]))
    select entry.position from named join audit_log entry on entry.record_id = named.id where ${where('entry')}
    union
    select made.position from named join audit_log made on made.user_id = named.id where ${where('made')})`
}

function entryConditions(
  { access, filter, days }: AuditQuery,
  alias: string,
  tenantFilter: TenantFilter,
): Sql[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const users = filterUuids(filter.userIds)
  const record = uuidOrNil(filter.recordId)
  const visible = visibleAuditEntry(access, alias, tenantFilter)
  return [
    ...(users ? [isOneOf(column('user_id'), users, 'uuid')] : []),
    ...(filter.actions?.length ? [isOneOf(column('action'), filter.actions, 'text')] : []),
    ...(filter.entities?.length ? [isOneOf(column('entity'), filter.entities, 'text')] : []),
    ...(record ? [sql`${column('record_id')} = ${record}`] : []),
    ...(days.from ? [sql`${column('at')} >= ${days.from}`] : []),
    ...(days.before ? [sql`${column('at')} < ${days.before}`] : []),
    ...(visible ? [visible] : []),
  ]
}

/** With a single value, its index also provides the order. */
const isOneOf = (column: Sql, values: readonly string[], type: 'text' | 'uuid'): Sql<boolean> =>
  values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} = any(${values}::${sql.raw(type)}[])`

/**
 * Condition for an entry to be visible: its record is visible, or the entry is the caller's own. null: every entry.
 * `alias` is the entry's.
 */
function visibleAuditEntry(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> | null {
  if (!isRestricted(access)) return null
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const ofRecords = ENTITY_ENTRIES.map(([table, { isVisible }]) => {
    const seen = isVisible
      ? sql`exists (select from ${sql.table(table)} record where ${tenantFilter('record')}
          and record.id = ${column('record_id')} and ${isVisible(access, 'record', tenantFilter)})`
      : sql`true`
    return sql`when ${sql.lit(table)} then ${seen}`
  })
  return sql`(${column('user_id')} = ${access.userId} or case ${column('entity')}
    ${sql.join(ofRecords, sql` `)}
    else false end)`
}

/** Selects rows `(id, name)` of those ids that have a name. */
function selectRecordNames(
  ids: readonly string[],
  access: Access,
  tenantFilter: TenantFilter,
): Sql<{ id: string; name: string | null }> {
  const parts = ENTITY_ENTRIES.map(
    ([
      table,
      { name },
    ]) => sql`select record.id, ${name ?? sql`null::text`} as name from ${sql.table(table)} record
      where ${tenantFilter('record')} and record.id = any(${ids}::uuid[])
        and ${visibleNamed(table, access, tenantFilter)}`,
  )
  return sql.join(parts, sql` union all `)
}

/**
 * Selects the ids of records that a search matches. Observations and their videos have their task's name, which is
 * searched directly.
 */
function selectIdsByName(search: string, access: Access, tenantFilter: TenantFilter): Sql {
  const parts = ENTITY_ENTRIES.flatMap(([table, { searchText }]) =>
    searchText
      ? [
          sql`select record.id from ${sql.table(table)} record
            where ${tenantFilter('record')} and ${containsText(searchText, search)}
              and ${visibleNamed(table, access, tenantFilter)}`,
        ]
      : [],
  )
  return sql.join(parts, sql` union all `)
}

/** Over the alias `record`. */
const visibleNamed = (
  table: RecordTable,
  access: Access,
  tenantFilter: TenantFilter,
): Sql<boolean> =>
  isRestricted(access) ? visibleRecord(table, access, 'record', tenantFilter) : sql`true`
