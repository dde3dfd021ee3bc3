/** Reads observations with the names of their records: first the ids of a page, then the other columns of those few. */
import type { ObservationParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { limitOffset } from '../../context/listSql/listSql.ts'
import { scopeOfRecords } from '../../context/scope/tenantScope.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import {
  type Access,
  observationAccessOf,
  recordScopeOf,
} from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { rollupPlanFor } from '../rollups/rollupPlan.ts'
import { isAboutAnother, isSeen, isToReview } from './aiResultConditions.ts'
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
  return db.sql(
    access,
    (tenantFilter) => {
      const order = { key: sql`page.place`, date: sql`page.date`, id: sql`page.id` }
      const from = lookUpRows(tenantFilter, sql`page`)
      return sql`with page as materialized (${observationPage(tenantFilter, query)})
          ${observationRows(tenantFilter, { from, withVideo, isBrief })}
          ${observationOrder(sort, order)}`
    },
    isInIndexOrder(query)
      ? { pipelined: isBrief && query.filter.skip + query.filter.take <= FEW_ROWS }
      : { isPlannedByValues: true },
  )
}

/** A page of them holds up no other read of its connection. */
const FEW_ROWS = 100

/** Tells whether an index has the rows in their order and nearly all of them are wanted, whatever the values. */
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

/** Finds a deleted one too. NOT_FOUND outside the caller's access. */
export async function findObservation(
  context: RequestContext,
  id: string,
): Promise<ObservationParent> {
  const access = await observationAccessOf(context)
  const [observation] = await context.db.sql<ObservationParent>(
    recordScopeOf(context),
    (
      tenantFilter,
    ) => sql`${observationRows(tenantFilter, { from: sql`observations observation`, withVideo: true })}
        where ${tenantFilter('observation')} and observation.id = ${requireUuid(id)} and ${visibleObservation(access, 'observation')}`,
  )
  if (!observation) throw notFound()
  return observation
}

/** Reads the newest observations of all clients: the newest few of each client, then the newest of those. */
export async function readNewestObservations(
  db: Database,
  { take, ...options }: { take: number } & RowOptions,
): Promise<ObservationParent[]> {
  return db.sql('every client', (tenantFilter) => {
    const newest = sql`select observation.id, observation.date from observations observation
        where observation.client_id = clients.id and observation.deleted_at is null and ${tenantFilter('observation')}
        order by observation.date desc, observation.id desc ${limitOffset({ skip: 0, take })}`
    return sql`with newest as materialized (
          select observation.id, observation.date from clients cross join lateral (${newest}) observation
          where clients.deleted_at is null
          order by observation.date desc, observation.id desc ${limitOffset({ skip: 0, take })}
        )
        ${observationRows(tenantFilter, { from: lookUpRows(tenantFilter, sql`newest`), ...options })}
        order by newest.date desc, newest.id desc`
  })
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
  const rows = await db.sql<{ id: string; next: string }>(
    scopeOfRecords(observations),
    (tenantFilter) => sql`select asked.id, coalesce(contested.id, unreviewed.id) as next
        from observations asked
        left join lateral (
          select other.id from observation_contests contest
          join observations other on other.client_id = contest.client_id and other.id = contest.observation_id
          where ${tenantFilter('contest')} and contest.client_id = asked.client_id and contest.answered_at is null
            and contest.user_id <> ${access.userId} and other.id <> asked.id and other.deleted_at is null
            and ${visibleObservation(access, 'other')}
            and contest.created_at > coalesce((select min(own.created_at) from observation_contests own
              where ${tenantFilter('own')} and own.client_id = asked.client_id and own.observation_id = asked.id
                and own.answered_at is null), '-infinity')
          order by contest.created_at, contest.id limit 1) contested on true
        left join lateral (
          select observation.id from observations observation
          where ${tenantFilter('observation')} and observation.client_id = asked.client_id
            and (observation.date, observation.id) < (asked.date, asked.id)
            and ${isToReview} and ${isSeen} and ${isAboutAnother(access.userId)}
            and ${visibleObservation(access, 'observation')}
          order by observation.date desc, observation.id desc limit 1) unreviewed on true
        where ${tenantFilter('asked')} and asked.id = any(${observations.map(({ id }) => id)}::uuid[])`,
  )
  const nextOf = new Map(rows.map(({ id, next }) => [id, next]))
  return observations.map(({ id }) => nextOf.get(id) ?? null)
}
