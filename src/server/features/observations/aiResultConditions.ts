/** SQL of what the AI said of an observation, what its reviews say, and whether it waits for one. */
import type { AiReviewStatus } from '#domain/enumerations.ts'
import { WITH_AI_RESULT } from '#domain/observations/aiReview.ts'
import { type Principle, PRINCIPLES } from '#domain/observations/principles.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Test on the alias `observation`. */
export const hasAiResult = sql<boolean>`observation.review_type in (${sql.join(WITH_AI_RESULT.map((type) => sql.lit(type)))})`

/**
 * Principles with an AI verdict but no review count as unreviewed; the alias has the columns of
 * PRINCIPLE_REVIEW_COLUMNS.
 */
export function isPrincipleReview(
  alias: string,
  principle: Principle,
  status: AiReviewStatus,
): Sql<boolean> {
  const [isPrincipleCorrect, isAiCorrect] = REVIEW_COLUMNS[principle].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  if (status === 'UNREVIEWED')
    return sql`(${isPrincipleCorrect} is not null and ${isAiCorrect} is null)`
  return sql`(${isPrincipleCorrect} = ${sql.lit(status.endsWith('NEGATIVE'))}
    and ${isAiCorrect} = ${sql.lit(status.startsWith('TRUE'))})`
}

const REVIEW_COLUMNS = {
  INSIDE_BASE: ['is_inside_base', 'is_ai_inside_base_correct'],
  BIG_ENGINES: ['is_big_engines', 'is_ai_big_engines_correct'],
  TURN_NOT_TWIST: ['is_turn_not_twist', 'is_ai_turn_not_twist_correct'],
  DIP_N_DRIVE: ['is_dip_n_drive', 'is_ai_dip_n_drive_correct'],
} as const satisfies Record<Principle, readonly [string, string]>

/** Columns of a video. */
export const PRINCIPLE_REVIEW_COLUMNS: readonly string[] = Object.values(REVIEW_COLUMNS).flat()

/** The domain's rule of the same name, on a video. */
export const isJudgedElsewhere = (alias: string): Sql<boolean> => {
  const [version, state, ...verdicts] = [
    'thresholds_version',
    'processing_state',
    ...PRINCIPLES.map((principle) => REVIEW_COLUMNS[principle][0]),
  ].map((column) => sql.ref(`${alias}.${column}`))
  return sql`(${version} is null and (${state} is null or coalesce(${sql.join(verdicts)}) is not null))`
}

const [VERDICTS, ANSWERS] = [0, 1].map(
  (at) => (alias: string) =>
    sql`coalesce(${sql.join(PRINCIPLES.map((name) => sql.ref(`${alias}.${REVIEW_COLUMNS[name][at] ?? ''}`)))})`,
) as [Columns, Columns]
type Columns = (alias: string) => Sql

/**
 * Test on the alias `observation`, its `video` and its blind `review`: the AI has a verdict of the technique or, where it has
 * none, of a principle, and nobody has saved a review of it, not even one that leaves the technique open.
 */
const hasNoReview = sql<boolean>`(${hasAiResult} and observation.ai_review_status = 'UNREVIEWED'
  and observation.deleted_at is null and observation.pseudonymised_at is null
  and observation.is_ai_prediction_correct is null and not observation.internally_reviewed
  and observation.ai_error_cause = '{}' and coalesce(observation.ai_review_notes, '') = ''
  and (observation.ai_technique is not null or ${VERDICTS('video')} is not null)
  and ${ANSWERS('video')} is null and review.observation_id is null)`

/** Test on the alias `video`: its film or its skeleton can be looked at. */
const canBeSeen = sql<boolean>`coalesce(video.recording_removed_at is null
  and (video.file_location is not null or video.thresholds_version is not null), false)`

/** Test on `observation`, its `video` and its blind `review`: a result that nobody can look at waits for no review. */
export const waitsForReview = sql<boolean>`(${hasNoReview} and ${canBeSeen})`

const ofResult = (
  test: Sql,
): Sql<boolean> => sql`(observation.ai_review_status = 'UNREVIEWED' and exists (
  select from (select 1) one
    left join videos video on video.client_id = observation.client_id and video.id = observation.video_id
    left join blind_reviews review on review.client_id = observation.client_id and review.observation_id = observation.id
    where ${test}))`

/** Test on the alias `observation`. */
export const isToReview = ofResult(waitsForReview)

/** Test on the alias `observation`: nobody has reviewed the AI's result, and there is no recording to review it by. */
export const isWithoutRecording = ofResult(sql`${hasNoReview} and not ${canBeSeen}`)

/** Test on the alias `observation`: nobody reviews a result about themselves, and it waits for nothing of theirs. */
export const isAboutAnother = (userId: string): Sql<boolean> =>
  sql`observation.observee_id is distinct from ${userId}`

/**
 * Test on `observation`, its `client` and its `video`: whoever reviews it is not told the AI's verdicts before. A hash of the id
 * draws the client's share, the same for everybody. Only Liftwise's own verdicts on a film that is still there.
 */
export const isBlind = sql<boolean>`coalesce(
  ('x' || left(md5(observation.id::text), 8))::bit(32)::bigint % 100 < client.blind_review_percent
  and video.file_location is not null and video.recording_removed_at is null
  and not ${isJudgedElsewhere('video')}, false)`

/** Test on the alias `observation`: it is not in the blind sample. */
export const isSeen = sql<boolean>`not exists (select from clients client
  join videos video on video.client_id = client.id
  where client.id = observation.client_id and video.id = observation.video_id and ${isBlind})`
