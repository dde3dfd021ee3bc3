/**
 * Renders the SQL of a page sorted by the names of observers or observees, or by the status of reviews: people in the order
 * of their names, or statuses, and the observations of each by date, until the page is full. Nothing else is read, however
 * many observations there are.
 */
import { textSortKey, fullName } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { PagePlan, PersonColumn } from './observationPlan.ts'

/** Returns queries of rows `(id, place, date)`; the page's rows are among them. */
export function peoplePageBranches(
  tenantFilter: TenantFilter,
  plan: PageParts,
  column: PersonColumn,
): Sql[] {
  const { direction, limit, byDate, live } = orderedParts(tenantFilter, plan)
  const name = textSortKey(fullName('p'))
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

/** Few observations are reviewed; `observations_reviewed` has them by status, and all the others have the same one. */
export function reviewsPageBranches(tenantFilter: TenantFilter, plan: PageParts): Sql[] {
  const { direction, limit, byDate, live } = orderedParts(tenantFilter, plan)
  const select = sql`select o.id, o.ai_review_status as place, o.date from observations o where ${live}`
  return [
    sql`${select} and o.ai_review_status <> 'UNREVIEWED'
      order by o.ai_review_status ${direction}, ${byDate} ${limit}`,
    sql`${select} and o.ai_review_status = 'UNREVIEWED' order by ${byDate} ${limit}`,
  ]
}

type PageParts = Pick<PagePlan, 'filter' | 'sort' | 'conditions'>

/** No key is null, so the indexes have the rows in both orders. */
function orderedParts(tenantFilter: TenantFilter, { filter, sort, conditions }: PageParts) {
  const direction = sort.order === 'ASC' ? sql`asc` : sql`desc`
  return {
    direction,
    limit: sql`limit ${sql.lit(literalLimit(filter.skip + filter.take))}`,
    byDate: sql`o.date desc, o.id desc`,
    live: sql.join([tenantFilter('o'), sql`o.deleted_at is null`, ...conditions], sql` and `),
  }
}

/** Rounds up to a power of two, so that a literal makes few statement shapes. */
const literalLimit = (rows: number): number => 2 ** Math.ceil(Math.log2(Math.max(rows, 16)))
