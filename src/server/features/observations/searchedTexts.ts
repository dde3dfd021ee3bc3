/** SQL of where a search looks: the observation's own texts, and the names of the records that it refers to. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { containsText } from '../../context/listSql/containsText.ts'
import { personMatches } from '../users/peopleQueries.ts'
import { selectColumns, REFERENCE_COLUMNS, type AccessPathRequest } from './observationSource.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

const SEARCH_PATTERN = sql`(select word.pattern from word)`

/** `own`: the test of the observation's own text, made last. */
export function matchesSearch(own: Sql): Sql {
  const tests = REFERENCE_COLUMNS.map(
    (column) => sql`${sql.ref(`o.${column}`)} in (select named.id from named)`,
  )
  return sql`(${sql.join([...tests, own], sql` or `)})`
}

/** A scalar, not EXISTS: that might be hashed, which tests every text there is. */
export function matchesOwnTextById(tenantFilter: TenantFilter): Sql {
  return sql`(select ${matchesOwnText('n')} from observations n where ${tenantFilter('n')} and n.id = o.id)`
}

export const OWN_TEXTS = [
  'unlinked_observee_name',
  'unlinked_observee_employee_id',
  'notes',
] as const

/** Most have no text, and spelling one for the test is what takes the time. */
export function matchesOwnText(alias: string): Sql<boolean> {
  const none = OWN_TEXTS.map((column) => sql`${sql.ref(`${alias}.${column}`)} is null`)
  return sql`case when ${sql.join(none, sql` and `)} then false
    else searchable(${ownText(alias)}) like ${SEARCH_PATTERN} end`
}

/** As the index `observations_search` spells it. */
const ownText = (alias: string): Sql => {
  const text = (column: string) => sql`coalesce(${sql.ref(`${alias}.${column}`)}, '')`
  return sql.join(OWN_TEXTS.map(text), sql` || ' ' || `)
}

/** Each text and each reference is looked up in its own index, before the other conditions; some may come twice. */
export function textMatches(
  tenantFilter: TenantFilter,
  {
    conditions,
    showDeleted,
    columns,
  }: Pick<AccessPathRequest, 'conditions' | 'showDeleted' | 'columns'>,
  isWide: Sql,
): Sql {
  const all = [isWide, ...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const where = (hit: Sql) =>
    sql`select ${selectColumns(columns)}
      from (select o.* from observations o where ${tenantFilter('o')} and ${hit} offset 0) o
      where ${sql.join(all, sql` and `)}`
  const hits = [
    where(sql`searchable(${ownText('o')}) like ${SEARCH_PATTERN}`),
    ...REFERENCE_COLUMNS.map((column) =>
      where(sql`${sql.ref(`o.${column}`)} = any(array(select named.id from named))`),
    ),
  ]
  return sql.join(hits, sql` union all `)
}

/** Related records by name; of people never the e-mail address, and the employee ID only where it is shown. */
export function idsMatchingName(tenantFilter: TenantFilter, search: string): Sql {
  const byName = (['tasks', 'locations', 'departments'] as const).map(
    (table) => sql`select r.id from ${sql.table(table)} r
      where ${tenantFilter('r')} and ${containsText(sql`r.name`, search)} union all`,
  )
  return sql`${sql.join(byName, sql` `)}
    select p.id from users p join clients c on c.id = p.client_id
    where ${tenantFilter('p')} and ${personMatches(search)}`
}
