/** SQL of which observations a page has, `(id, place, date)`: by these they are in its order. */
import type { ObservationSort } from '#api/generated/contract.ts'
import type { InReach } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'
import { page } from '../list/page.ts'
import { deepPage } from './deepPage.ts'
import { groupedPage } from './groupedPage.ts'
import { narrowestOf } from './narrowest.ts'
import { observationConditions } from './observationConditions.ts'
import { foundBy, type ObservationQuery } from './observationQuery.ts'
import { byDate, columnsOf, observationSource } from './observationSource.ts'
import { OBSERVATION_SORTS, orderOf } from './observationSorts.ts'

export interface ObservationPage {
  /** `with …` and a comma, or only `with`: another one may follow. */
  ctes: Sql
  ids: Sql
}

export type PageQuery = ObservationQuery & { sort: ObservationSort }

export function observationPage(inReach: InReach, query: PageQuery): ObservationPage {
  const { filter, sort } = query
  const short = sort.column === 'date' ? deepIds(inReach, query) : groupedPage(inReach, query)
  if (short) return { ctes: sql`${short.ctes},`, ids: short.ids }
  const { columns, join, key } = OBSERVATION_SORTS[sort.column]
  const rows = filter.skip + filter.take
  const first = sort.column === 'date' ? { rows, order: sort.order } : null
  const { ctes, branches } = foundBy(inReach, query, { columns, first })
  const pageOf = (found: Sql, part: { skip: number; take: number }) =>
    sql`select o.id, ${key} as place, o.date from (select ${columnsOf(columns)} ${found}) o
      ${join(inReach)} ${orderOf(sort, { key, date: sql`o.date`, id: sql`o.id` })} ${page(part)}`
  const [only] = branches
  if (only && branches.length === 1) return { ctes: sql`with`, ids: pageOf(only, filter) }
  const pages = branches.map((branch) => sql`(${pageOf(branch, { skip: 0, take: rows })})`)
  const order = orderOf(sort, { key: sql`b.place`, date: sql`b.date`, id: sql`b.id` })
  return {
    ctes: sql`${ctes},`,
    ids: sql`select b.id, b.place, b.date from (${sql.join(pages, sql` union all `)}) b ${order} ${page(filter)}`,
  }
}

function deepIds(inReach: InReach, query: PageQuery): ObservationPage | null {
  const { access, filter, days, sort } = query
  const deep = deepPage(inReach, query, sort.order)
  if (!deep) return null
  const source = observationSource(inReach, {
    conditions: [...observationConditions(access, filter, days), deep.condition],
    narrowest: narrowestOf(access, filter),
    showDeleted: false,
    columns: [],
    first: { limit: deep.limit, order: sort.order },
  })
  return {
    ctes: deep.ctes,
    ids: sql`select o.id, o.date as place, o.date ${source} ${byDate(sort.order)} ${deep.page}`,
  }
}
