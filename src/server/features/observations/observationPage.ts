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
      return sql`select o.id, ${key} as place, o.date
        from observations o ${join(tenantFilter)}
        where ${isMatching(tenantFilter, query)} ${condition ? sql`and ${condition}` : sql``}
        ${observationOrder(sort, { key, date: sql`o.date`, id: sql`o.id` })} ${limitOffset(page)}`
    })
  if (parts.length === 1) return sql.join(rowsOf({ skip, take }))
  const first = rowsOf({ skip: 0, take: skip + take }).map((rows) => sql`(${rows})`)
  const order = observationOrder(sort, { key: sql`b.place`, date: sql`b.date`, id: sql`b.id` })
  return sql`select b.id, b.place, b.date from (${sql.join(first, sql` union all `)}) b
    ${order} ${limitOffset({ skip, take })}`
}
