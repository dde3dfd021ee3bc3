/**
 * Renders the SQL of a page sorted by the names of observers or observees: people in the order of their names, and the
 * observations of each by date, until the page is full. Nothing else is read, however many observations there are.
 */
import { textSortKey } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { PagePlan, PersonColumn } from './observationPlan.ts'

/** Returns queries of rows `(id, place, date)`; the page's rows are among them. */
export function peoplePageBranches(
  tenantFilter: TenantFilter,
  { filter, sort, conditions }: Pick<PagePlan, 'filter' | 'sort' | 'conditions'>,
  column: PersonColumn,
): Sql[] {
  // No key is null, so the indexes have the rows in both orders.
  const direction = sort.order === 'ASC' ? sql`asc` : sql`desc`
  const limit = sql`limit ${sql.lit(literalLimit(filter.skip + filter.take))}`
  const byDate = sql`o.date ${direction}, o.id ${direction}`
  const live = sql.join([tenantFilter('o'), sql`o.deleted_at is null`, ...conditions], sql` and `)
  const name = textSortKey(sql`p.firstname || ' ' || p.lastname`)
  const ofPeople = sql`select o.id, named.name as place, o.date
    from (
      select p.id, ${name} as name from users p where ${tenantFilter('p')} order by ${name} ${direction}
    ) named
    cross join lateral (
      select o.id, o.date from observations o
      where ${live} and ${sql.ref(`o.${column}`)} = named.id order by ${byDate} ${limit}
    ) o order by named.name ${direction}, ${byDate} ${limit}`
  if (column === 'user_id') return [ofPeople]
  const unlinkedName = textSortKey(
    sql`coalesce(o.unlinked_observee_name, o.unlinked_observee_employee_id)`,
  )
  const ofUnlinked = sql`select o.id, ${unlinkedName} as place, o.date from observations o
    where ${live} and o.observee_id is null order by ${unlinkedName} ${direction}, ${byDate} ${limit}`
  return [ofPeople, ofUnlinked]
}

/** Rounds up to a power of two, so that a literal makes few statement shapes. */
const literalLimit = (rows: number): number => 2 ** Math.ceil(Math.log2(Math.max(rows, 16)))
