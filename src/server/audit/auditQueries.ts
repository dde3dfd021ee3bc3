/** Reads and counts the entries of a client's audit log. */
import type { AuditEntryFilter, SortOrder } from '#api/generated/contract.ts'
import type { AuditAction } from '#domain/enumerations.ts'
import type { ListInput } from '#domain/listInput.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import type { Database, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { page } from '../list/page.ts'
import { chosenId, uuidsOf } from '../list/uuids.ts'
import type { Days } from '../observations/observationConditions.ts'
import { namesOf, idsNamed } from './namedRecords.ts'
import { seesEntry } from './seesEntry.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface AuditQuery {
  access: Access
  list: ListInput
  filter: AuditEntryFilter
  days: Days
}

export interface EntryRow {
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

/** In the order of the chain: which entries from what an index holds, then the ten that are shown. */
export async function readEntries(
  db: Database,
  query: AuditQuery,
  order: SortOrder,
): Promise<EntryRow[]> {
  const providers = await readProvidersNamed(db, query.list.search)
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  return db.read<EntryRow>(query.access, (tables) =>
    tables.sql(
      (inReach) => sql`with page as materialized (
          ${
            isWhole(query, inReach)
              ? stretchOf(query.list, order, inReach)
              : sql`select found.position
            from ${matching(query, providers, inReach)} found
            order by found.position ${direction} ${page(query.list)}`
          })
        select a.client_id, a.id, a.position, a.at, a.action, a.user_id, a.entity, a.record_id, a.before, a.after,
          a.request_id, encode(a.hash, 'hex') as hash
        from page join audit_log a on a.position = page.position
        where ${inReach('a')} order by a.position ${direction}`,
    ),
  )
}

export async function countEntries(db: Database, query: AuditQuery): Promise<number> {
  const providers = await readProvidersNamed(db, query.list.search)
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) =>
      isWhole(query, inReach)
        ? sql`select h.position as total from audit_heads h where ${inReach('h')}`
        : sql`select count(*)::int as total from ${matching(query, providers, inReach)} found`,
    ),
  )
  return row?.total ?? 0
}

/** By the record's id. */
export async function readRecordNames(
  db: Database,
  access: Access,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db.read<{ id: string; name: string | null }>(access, (tables) =>
    tables.sql((inReach) => namesOf([...new Set(ids)], inReach)),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The provider's people, who make entries in every client. */
async function readProvidersNamed(db: Database, search: string | null): Promise<string[]> {
  if (!search) return []
  const rows = await db.read<{ id: string }>('every client', (tables) =>
    tables.sql(
      (inReach) => sql`select u.id from users u where ${inReach('u')} and u.type = ${PROVIDER_ROLE}
        and ${containsText(sql`u.firstname || ' ' || u.lastname`, search)}`,
    ),
  )
  return rows.map(({ id }) => id)
}

const isWhole = (query: AuditQuery, inReach: InReach): boolean =>
  query.list.search === null && conditionsOf(query, 'a', inReach).length === 0

/** Positions have no gaps, so that a page of the whole log is found wherever it is. */
function stretchOf({ skip, take }: ListInput, order: SortOrder, inReach: InReach): Sql {
  const where =
    order === 'ASC'
      ? sql`a.position > ${skip}`
      : sql`a.position <= (select h.position - ${skip}::bigint from audit_heads h where ${inReach('h')})`
  return sql`select a.position from audit_log a where ${inReach('a')} and ${where}
    order by a.position ${order === 'ASC' ? sql`asc` : sql`desc`} limit ${sql.lit(take)}`
}

/** Positions. A search goes from the names to the entries: estimates of a text test are useless to the planner. */
function matching(query: AuditQuery, providers: readonly string[], inReach: InReach): Sql {
  const { search } = query.list
  const where = (alias: string) =>
    sql.join([inReach(alias), ...conditionsOf(query, alias, inReach)], sql` and `)
  if (!search) return sql`(select a.position from audit_log a where ${where('a')})`
  return sql`(
    with named as materialized (
      ${idsNamed(search, inReach)} union all select unnest(${providers}::uuid[]))
    select a.position from named join audit_log a on a.record_id = named.id where ${where('a')}
    union
    select b.position from named join audit_log b on b.user_id = named.id where ${where('b')})`
}

function conditionsOf(
  { access, filter, days }: AuditQuery,
  alias: string,
  inReach: InReach,
): Sql[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const users = uuidsOf(filter.userIds)
  const record = chosenId(filter.recordId)
  const seen = seesEntry(access, alias, inReach)
  return [
    ...(users ? [isOneOf(column('user_id'), users, 'uuid')] : []),
    ...(filter.actions?.length ? [isOneOf(column('action'), filter.actions, 'text')] : []),
    ...(filter.entities?.length ? [isOneOf(column('entity'), filter.entities, 'text')] : []),
    ...(record ? [sql`${column('record_id')} = ${record}`] : []),
    ...(days.from ? [sql`${column('at')} >= ${days.from}`] : []),
    ...(days.before ? [sql`${column('at')} < ${days.before}`] : []),
    ...(seen ? [seen] : []),
  ]
}

/** One value lets its index give the order, too. */
const isOneOf = (column: Sql, values: readonly string[], type: 'text' | 'uuid'): Sql<boolean> =>
  values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} = any(${values}::${sql.raw(type)}[])`
