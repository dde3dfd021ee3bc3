/** Reads observations with the names they point at: ids of one page first, then the rest for those few. */
import { sql, type RawBuilder } from 'kysely'
import type { ObservationParent } from '#api/parents.ts'
import type { ObservationSort } from '#api/generated/contract.ts'
import type { Access } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { Database, Reach } from '../db/database.ts'
import { page } from '../list/page.ts'
import { sortedBy } from '../list/sortedBy.ts'
import { readTotals } from '../summaries/totalsQueries.ts'
import { foundBy, type ObservationQuery } from './observationQuery.ts'
import { observationRows } from './observationRows.ts'
import { columnsOf } from './observationSearch.ts'
import { OBSERVATION_SORTS } from './observationSorts.ts'

export async function readObservations(
  db: Database,
  query: ObservationQuery & { sort: ObservationSort; withVideo: boolean },
): Promise<ObservationParent[]> {
  const { access, filter, sort, withVideo } = query
  const { columns, join, key, neverEmpty = false } = OBSERVATION_SORTS[sort.column]
  return db.read<ObservationParent>(access, (tables) =>
    tables.sql((inReach) => {
      const { ctes, branches } = foundBy(inReach, query, {
        columns,
        mayWalk: sort.column === 'date',
      })
      const order = (id: RawBuilder<unknown>, by: RawBuilder<unknown>) =>
        sortedBy({ key: by, neverEmpty, order: sort.order, id })
      const pageOf = (rows: RawBuilder<unknown>, part: { skip: number; take: number }) =>
        sql`select o.id, ${key} as place from (select ${columnsOf(columns)} ${rows}) o
          ${join(inReach)} ${order(sql`o.id`, key)} ${page(part)}`
      const [only] = branches
      const upToHere = { skip: 0, take: filter.skip + filter.take }
      const ids =
        only && branches.length === 1
          ? pageOf(only, filter)
          : sql`select b.id, b.place from (${sql.join(
              branches.map((rows) => sql`(${pageOf(rows, upToHere)})`),
              sql` union all `,
            )}) b ${order(sql`b.id`, sql`b.place`)} ${page(filter)}`
      const start = filter.search === null ? sql`with` : sql`${ctes},`
      return sql`${start} page as materialized (${ids})
        ${observationRows(inReach, { from: sql`page join observations o on o.id = page.id`, withVideo })}
        where ${inReach('o')} ${order(sql`page.id`, sql`page.place`)}`
    }),
  )
}

export async function countObservations(db: Database, query: ObservationQuery): Promise<number> {
  return (await readTotals(db, query, ['total'])).total
}

/** null: there is none within reach. A deleted one is found. */
export async function readObservation(
  db: Database,
  { reach, access, id }: { reach: Reach; access: Access; id: string },
): Promise<ObservationParent | null> {
  const [row] = await db.read<ObservationParent>(reach, (tables) =>
    tables.sql(
      (inReach) => sql`${observationRows(inReach, { from: sql`observations o`, withVideo: true })}
        where ${inReach('o')} and o.id = ${id} and ${seesObservation(access, 'o')}`,
    ),
  )
  return row ?? null
}
