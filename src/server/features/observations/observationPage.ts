/** SQL of which observations a page has, `(id, place, date)`: by these they are in its order. */
import type { ObservationSort } from '#api/generated/contract.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { limitOffset } from '../../context/listSql/page.ts'
import { pageByDayCounts } from './deepPage.ts'
import { pageByGroup } from './groupedPage.ts'
import { drivingFilterOf } from './narrowest.ts'
import { observationConditions } from './observationConditions.ts'
import { observationScan, type ObservationQuery } from './observationQuery.ts'
import { orderByDate, selectColumns, accessPath } from './observationSource.ts'
import { OBSERVATION_SORTS, observationOrder } from './observationSorts.ts'

export interface PageSql {
  /** `with …` and a comma, or only `with`: another one may follow. */
  ctes: Sql
  ids: Sql
}

export type PageQuery = ObservationQuery & { sort: ObservationSort }

export function observationPage(tenantFilter: TenantFilter, query: PageQuery): PageSql {
  const { filter, sort } = query
  const shortcut =
    sort.column === 'date' ? dayCountsPage(tenantFilter, query) : pageByGroup(tenantFilter, query)
  if (shortcut) return { ctes: sql`${shortcut.ctes},`, ids: shortcut.ids }
  const { columns, join, key } = OBSERVATION_SORTS[sort.column]
  const rows = filter.skip + filter.take
  const first = sort.column === 'date' ? { rows, order: sort.order } : null
  const { ctes, branches } = observationScan(tenantFilter, query, { columns, first })
  const pageOf = (found: Sql, part: { skip: number; take: number }) =>
    sql`select o.id, ${key} as place, o.date from (select ${selectColumns(columns)} ${found}) o
      ${join(tenantFilter)} ${observationOrder(sort, { key, date: sql`o.date`, id: sql`o.id` })} ${limitOffset(part)}`
  const [only] = branches
  if (only && branches.length === 1) return { ctes: sql`with`, ids: pageOf(only, filter) }
  const pages = branches.map((branch) => sql`(${pageOf(branch, { skip: 0, take: rows })})`)
  const order = observationOrder(sort, { key: sql`b.place`, date: sql`b.date`, id: sql`b.id` })
  return {
    ctes: sql`${ctes},`,
    ids: sql`select b.id, b.place, b.date from (${sql.join(pages, sql` union all `)}) b ${order} ${limitOffset(filter)}`,
  }
}

function dayCountsPage(tenantFilter: TenantFilter, query: PageQuery): PageSql | null {
  const { access, filter, days, sort } = query
  const dayCounts = pageByDayCounts(tenantFilter, query, sort.order)
  if (!dayCounts) return null
  const source = accessPath(tenantFilter, {
    conditions: [...observationConditions(access, filter, days), dayCounts.condition],
    drivingFilter: drivingFilterOf(access, filter),
    showDeleted: false,
    columns: [],
    first: { limit: dayCounts.limit, order: sort.order },
  })
  return {
    ctes: dayCounts.ctes,
    ids: sql`select o.id, o.date as place, o.date ${source} ${orderByDate(sort.order)} ${dayCounts.page}`,
  }
}
