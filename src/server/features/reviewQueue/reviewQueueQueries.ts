/** Claims of results of the AI for review: whoever has one is the only one who gets it until the claim runs out. */
import type { ReviewClaim, ReviewOrder } from '#domain/reviewQueue/reviewQueueInput.ts'
import { CLAIM_MINUTES, CLAIMS } from '#domain/reviewQueue/reviewQueueInput.ts'
import { PRINCIPLES, type TaskPrinciples } from '#domain/observations/principles.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import {
  hasAiResult,
  isJudgedElsewhere,
  isMatching,
  type ObservationQuery,
  PRINCIPLE_REVIEW_COLUMNS,
} from '../observations/observationConditions.ts'

interface ClaimedReviews {
  reviews: QueuedReview[]
  left: number
}

interface QueuedReview {
  id: string
  /** null: the AI's verdicts are shown. */
  blind: BlindObservation | null
}

/** What a reviewer gets who is not to know what the AI has said. */
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
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`delete from review_claims k where ${tenantFilter('k')}
        and (k.claimed_until <= ${now}
          or (k.user_id = ${userId} and k.observation_id = any(${skipped}::uuid[])))`,
    ),
  )
  const rows = await transaction.run<QueuedReview & { left: number }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select o.id, (count(*) over ())::int as left,
          case when ${isBlind()} then json_build_object(
            'client_id', o.client_id, 'video_id', v.id, 'file_location', v.file_location, 'date', o.date,
            'lift_start_time', v.lift_start_time, 'lift_end_time', v.lift_end_time,
            'task', (select row_to_json(t) from tasks t where ${tenantFilter('t')} and t.id = o.task_id),
            'location', (select row_to_json(l) from locations l
              where ${tenantFilter('l')} and l.id = o.location_id)) end as blind
        from observations o
        join clients c on ${tenantFilter('c')} and c.id = o.client_id
        left join videos v on ${tenantFilter('v')} and v.client_id = o.client_id and v.id = o.video_id
        where ${isMatching(tenantFilter, query)} and ${isToReview}
          and not o.id = any(${skipped}::uuid[])
          and not exists (select from review_claims k where ${tenantFilter('k')}
            and k.observation_id = o.id and k.user_id <> ${userId})
        order by o.id = any(${kept}::uuid[]) desc, ${ORDERS[order]}, o.date, o.id
        limit ${sql.lit(CLAIMS)}`,
    ),
  )
  const ids = rows.map(({ id }) => id)
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
export async function countReviews(db: Database, query: ObservationQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(
    query.access,
    (tables) =>
      tables.sql(
        (tenantFilter) => sql`select count(*)::int as total from observations o
          where ${isMatching(tenantFilter, query)} and ${isToReview}`,
      ),
    { isPlannedByValues: true },
  )
  return row?.total ?? 0
}

const [VERDICTS, ANSWERS] = [false, true].map((isAnswer) =>
  sql.join(
    PRINCIPLE_REVIEW_COLUMNS.filter((column) => column.startsWith('is_ai_') === isAnswer).map(
      (column) => sql.ref(`judged.${column}`),
    ),
  ),
)

/**
 * Test on the alias `o`: the AI has a verdict of the technique or, where it has none, of a principle, and nobody has saved
 * a review of it, not even one that leaves the technique open.
 */
export const isToReview = sql<boolean>`(${hasAiResult} and o.ai_review_status = 'UNREVIEWED'
  and o.deleted_at is null and o.pseudonymised_at is null
  and o.is_ai_prediction_correct is null and not o.internally_reviewed
  and o.ai_error_cause = '{}' and coalesce(o.ai_review_notes, '') = ''
  and (o.ai_technique is not null or exists (select from videos judged
    where judged.client_id = o.client_id and judged.id = o.video_id and coalesce(${VERDICTS}) is not null))
  and not exists (select from videos judged
    where judged.client_id = o.client_id and judged.id = o.video_id and coalesce(${ANSWERS}) is not null)
  and not exists (select from blind_reviews seen
    where seen.client_id = o.client_id and seen.observation_id = o.id))`

/**
 * Test on `o`, its client `c` and its video `v`: whoever reviews it is not told the AI's verdicts before. A hash of the id
 * draws the client's share, the same for everybody. Only Liftwise's own verdicts on a film that is still there.
 */
export const isBlind = (): Sql<boolean> => sql<boolean>`coalesce(
  ('x' || left(md5(o.id::text), 8))::bit(32)::bigint % 100 < c.blind_review_percent
  and v.file_location is not null and v.recording_removed_at is null
  and not ${isJudgedElsewhere('v')}, false)`

/** Of the verdict that the analysis is least sure of; null: it has not said. */
const confidence = sql`least(${sql.join(
  PRINCIPLES.map((name) => sql`(v.judgement -> ${sql.lit(name)} ->> 'confidence')::float8`),
)})`

const capture = sql`case when v.capture_quality = 'POOR' then 0
  when v.capture_quality = 'FAIR' or o.did_user_ignore_angle_warning or o.did_user_ignore_keypoint_warning then 1
  when v.capture_quality = 'GOOD' then 2 else 3 end`

/** Sort keys over `o` and its video `v`; the oldest first among equals. */
const ORDERS: Record<ReviewOrder, Sql> = {
  UNCERTAIN: sql`${confidence} nulls last`,
  CAPTURE: sql`${capture}, ${confidence} nulls last`,
  OLDEST: sql`o.date`,
}
