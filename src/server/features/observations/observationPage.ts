/**
 * Renders the SQL of a page's observations as rows `(id, place, date)`; sorting by these columns gives the page's
 * order.
 */
import type { ObservationSort } from '#api/generated/contract.ts'
import { limitOffset } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { isMatching, type ObservationQuery } from './observationConditions.ts'
import { OBSERVATION_SORTS, observationOrder } from './observationSorts.ts'

export type PageQuery = ObservationQuery & { sort: ObservationSort }

export function observationPage(tenantFilter: TenantFilter, { sort, ...query }: PageQuery): Sql {
  const { skip, take } = query.filter
  const { parts } = OBSERVATION_SORTS[sort.column]
  const rowsOf = (page: { skip: number; take: number }) =>
    parts.map(({ join, key: keyFor, condition }) => {
      const key = keyFor(query.access)
      return sql`select observation.id, ${key} as place, observation.date
        from observations observation ${join(tenantFilter)}
        where ${isMatching(tenantFilter, query)} ${condition ? sql`and ${condition}` : sql``}
        ${observationOrder(sort, { key, date: sql`observation.date`, id: sql`observation.id` })} ${limitOffset(page)}`
    })
  if (parts.length === 1) return sql.join(rowsOf({ skip, take }))
  const first = rowsOf({ skip: 0, take: skip + take }).map((rows) => sql`(${rows})`)
  const order = observationOrder(sort, {
    key: sql`found.place`,
    date: sql`found.date`,
    id: sql`found.id`,
  })
  return sql`select found.id, found.place, found.date from (${sql.join(first, sql` union all `)}) found
    ${order} ${limitOffset({ skip, take })}`
}
