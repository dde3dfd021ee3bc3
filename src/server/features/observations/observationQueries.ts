/** Reads observations with the names of their records: first the ids of a page, then the other columns of those few. */
import type { ObservationParent } from '#api/parents.ts'
import { limitOffset } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import { observationPage, type PageQuery } from './observationPage.ts'
import { lookUpRows, observationRows, type RowsRequest } from './observationRows.ts'
import { observationOrder } from './observationSorts.ts'
import { type CountsPlan, readTotals, readTotalUpTo } from './observationTotals.ts'

/** Columns to read. */
export type RowOptions = Pick<RowsRequest, 'withVideo' | 'isBrief'>

export async function readObservations(
  db: Database,
  { withVideo, isBrief, ...query }: PageQuery & RowOptions,
): Promise<ObservationParent[]> {
  const { access, sort } = query
  return db.read(
    access,
    (tables) =>
      tables.sql((tenantFilter) => {
        const order = { key: sql`page.place`, date: sql`page.date`, id: sql`page.id` }
        const from = lookUpRows(tenantFilter, sql`page`)
        return sql`with page as materialized (${observationPage(tenantFilter, query)})
          ${observationRows(tenantFilter, { from, withVideo, isBrief })}
          ${observationOrder(sort, order)}`
      }),
    { isPlannedByValues: !isInIndexOrder(query) },
  )
}

/** Whether an index has the rows in their order, and nearly all of them are wanted, whatever the values are. */
const isInIndexOrder = ({ sort, ...query }: PageQuery): boolean =>
  sort.column === 'date' && rollupPlanFor(query, null)?.kind === 'all'

/** With `upTo`, a result above it may be less than the total. */
export async function countObservations(
  db: Database,
  plan: CountsPlan,
  upTo: number | null = null,
): Promise<number> {
  return upTo === null
    ? (await readTotals(db, plan, ['total'])).total
    : readTotalUpTo(db, plan, upTo)
}

/** Returns null if there is none within scope. Finds deleted ones. */
export async function readObservation(
  db: Database,
  { scope, access, id }: { scope: TenantScope; access: Access; id: string },
): Promise<ObservationParent | null> {
  const [observation] = await db.read<ObservationParent>(scope, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`${observationRows(tenantFilter, { from: sql`observations o`, withVideo: true })}
        where ${tenantFilter('o')} and o.id = ${id} and ${visibleObservation(access, 'o')}`,
    ),
  )
  return observation ?? null
}

/** Reads the newest observations of all clients: the newest few of each client, then the newest of those. */
export async function readNewestObservations(
  db: Database,
  { take, ...options }: { take: number } & RowOptions,
): Promise<ObservationParent[]> {
  return db.read('every client', (tables) =>
    tables.sql((tenantFilter) => {
      const newest = sql`select o.id, o.date from observations o
        where o.client_id = clients.id and o.deleted_at is null and ${tenantFilter('o')}
        order by o.date desc, o.id desc ${limitOffset({ skip: 0, take })}`
      return sql`with newest as materialized (
          select o.id, o.date from clients cross join lateral (${newest}) o
          where clients.deleted_at is null
          order by o.date desc, o.id desc ${limitOffset({ skip: 0, take })}
        )
        ${observationRows(tenantFilter, { from: lookUpRows(tenantFilter, sql`newest`), ...options })}
        order by newest.date desc, newest.id desc`
    }),
  )
}

/**
 * Returns, for each observation, the id of the one that was contested next and waits for an answer of somebody else; when
 * there is none, of the next older AI result that nobody has reviewed; null if there is neither.
 */
export async function readNextToReview(
  db: Database,
  access: Access,
  observations: readonly Pick<ObservationParent, 'id' | 'client_id'>[],
): Promise<(string | null)[]> {
  const [clientId, ...others] = new Set(observations.map(({ client_id: id }) => id))
  const scope = clientId && others.length === 0 ? { clientId } : 'every client'
  const rows = await db.read<{ id: string; next: string }>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select o.id, coalesce(contested.id, unreviewed.id) as next
        from observations o
        left join lateral (
          select n.id from observation_contests k
          join observations n on n.client_id = k.client_id and n.id = k.observation_id
          where ${tenantFilter('k')} and k.client_id = o.client_id and k.answered_at is null
            and k.user_id <> ${access.userId} and n.id <> o.id and n.deleted_at is null
            and ${visibleObservation(access, 'n')}
            and k.created_at > coalesce((select min(own.created_at) from observation_contests own
              where ${tenantFilter('own')} and own.client_id = o.client_id and own.observation_id = o.id
                and own.answered_at is null), '-infinity')
          order by k.created_at, k.id limit 1) contested on true
        left join lateral (
          select n.id from observations n
          where ${tenantFilter('n')} and n.client_id = o.client_id and (n.date, n.id) < (o.date, o.id)
            and n.deleted_at is null and n.review_type = 'AI' and n.ai_review_status = 'UNREVIEWED'
            and ${visibleObservation(access, 'n')}
          order by n.date desc, n.id desc limit 1) unreviewed on true
        where ${tenantFilter('o')} and o.id = any(${observations.map(({ id }) => id)}::uuid[])`,
    ),
  )
  const nextOf = new Map(rows.map(({ id, next }) => [id, next]))
  return observations.map(({ id }) => nextOf.get(id) ?? null)
}
