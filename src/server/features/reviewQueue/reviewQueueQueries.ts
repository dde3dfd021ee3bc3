/** Claims of results of the AI for review: whoever has one is the only one who gets it until the claim runs out. */
import type { ReviewClaim, ReviewOrder } from '#domain/reviewQueue/reviewQueueInput.ts'
import { CLAIM_MINUTES, CLAIMS } from '#domain/reviewQueue/reviewQueueInput.ts'
import { PRINCIPLES, type TaskPrinciples } from '#domain/observations/principles.ts'
import { countRows } from '../../context/listSql/listSql.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Database, TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import { isBlind } from '../observations/aiResultConditions.ts'
import { isMatching, type ObservationQuery } from '../observations/observationConditions.ts'

interface ClaimedReviews {
  reviews: QueuedReview[]
  left: number
}

interface QueuedReview {
  id: string
  /** null: the AI's verdicts are shown. */
  blind: BlindObservation | null
}

/** Result of the blind sample, without the AI's verdict. */
export interface BlindObservation {
  client_id: string
  video_id: string
  file_location: string | null
  date: Date
  lift_start_time: number | null
  lift_end_time: number | null
  task: { name: string } & TaskPrinciples
  location: { name: string }
}

/** Claims for the access's person. One person at a time claims in a client, so that nobody gets what another one gets. */
export async function claimReviews(
  transaction: Transaction,
  query: ObservationQuery,
  { order, keptIds, skippedIds }: ReviewClaim,
  now: Date,
): Promise<ClaimedReviews> {
  const { clientId, userId } = query.access
  const [kept, skipped] = [keptIds, skippedIds].map((ids) => filterUuids(ids) ?? [])
  await lockUntilCommit(transaction, { clientId, name: 'review claims' })
  await transaction.sql(
    (tenantFilter) => sql`delete from review_claims claim where ${tenantFilter('claim')}
        and (claim.claimed_until <= ${now}
          or (claim.user_id = ${userId} and claim.observation_id = any(${skipped}::uuid[])))`,
  )
  const rows = await transaction.sql<QueuedReview & { left: number }>(
    (tenantFilter) => sql`select observation.id, (count(*) over ())::int as left,
          case when ${isBlind} then json_build_object(
            'client_id', observation.client_id, 'video_id', video.id, 'file_location', video.file_location, 'date', observation.date,
            'lift_start_time', video.lift_start_time, 'lift_end_time', video.lift_end_time,
            'task', (select row_to_json(task) from tasks task where ${tenantFilter('task')} and task.id = observation.task_id),
            'location', (select row_to_json(location) from locations location
              where ${tenantFilter('location')} and location.id = observation.location_id)) end as blind
        from ${queued(tenantFilter, query)}
          and not observation.id = any(${skipped}::uuid[])
          and not exists (select from review_claims claim where ${tenantFilter('claim')}
            and claim.observation_id = observation.id and claim.user_id <> ${userId})
        order by observation.id = any(${kept}::uuid[]) desc, ${isBlind} desc,
          case when ${isBlind} then md5(observation.id::text) end, ${ORDERS[order]}, observation.date, observation.id
        limit ${sql.lit(CLAIMS)}`,
  )
  const ids = rows.map(({ id }) => id)
  // Nobody keeps more than they are handed out, whichever filters they ask with.
  await transaction.sql(
    (tenantFilter) => sql`delete from review_claims claim where ${tenantFilter('claim')}
        and claim.user_id = ${userId} and not claim.observation_id = any(${ids}::uuid[])`,
  )
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
  if (ids.length > 0)
    await transaction.run((tables) =>
      tables
        .insert('review_claims')
        .values(
          ids.map((id) => ({
            client_id: clientId,
            observation_id: id,
            user_id: userId,
            claimed_until: until,
          })),
        )
        .onConflict((own) =>
          own.columns(['client_id', 'observation_id']).doUpdateSet({ claimed_until: until }),
        ),
    )
  const reviews = rows.map(({ id, blind }) => ({ id, blind }))
  return { reviews, left: rows[0]?.left ?? 0 }
}

/** Number of results that a filter leaves to review. */
export const countReviews = (db: Database, query: ObservationQuery): Promise<number> =>
  countRows(db, query.access, (tenantFilter) => sql`from ${queued(tenantFilter, query)}`, {
    isPlannedByValues: true,
  })

/** Renders the results `observation` of a filter's queue, with their `client` and `video`. */
function queued(tenantFilter: TenantFilter, { filter, ...query }: ObservationQuery): Sql {
  const waiting = { ...query, filter: { ...filter, toReview: true } }
  return sql`observations observation
    join clients client on ${tenantFilter('client')} and client.id = observation.client_id
    left join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
    where ${isMatching(tenantFilter, waiting)}`
}

/** Lowest certainty among the verdicts of the analysis; null: unknown. */
const confidence = sql`least(${sql.join(
  PRINCIPLES.map((name) => sql`(video.judgement -> ${sql.lit(name)} ->> 'confidence')::float8`),
)})`

const capture = sql`case when video.capture_quality = 'POOR' then 0
  when video.capture_quality = 'FAIR' or observation.did_user_ignore_angle_warning or observation.did_user_ignore_keypoint_warning then 1
  when video.capture_quality = 'GOOD' then 2 else 3 end`

/** Sort keys over `observation` and its `video`; the oldest first among equals. */
const ORDERS: Record<ReviewOrder, Sql> = {
  UNCERTAIN: sql`${confidence} nulls last`,
  CAPTURE: sql`${capture}, ${confidence} nulls last`,
  OLDEST: sql`observation.date`,
}
