/** What reviews found of the AI's verdict on each principle, in SQL: the video's own flag and the reviewer's word on it. */
import { AI_REVIEW_STATUSES, type AiReviewStatus } from '#domain/enumerations.ts'
import { WITH_AI_RESULT, type AiPrincipleReview } from '#domain/observations/aiReview.ts'
import { PRINCIPLES, type Principle } from '#domain/observations/principles.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** On the alias `o`: an observation with an AI result, of which any of the reviews is true. */
export function hasPrincipleReview(reviews: readonly AiPrincipleReview[]): Sql<boolean> {
  const any = PRINCIPLES.flatMap((principle) =>
    AI_REVIEW_STATUSES.filter((status) => reviews.includes(`${principle}_${status}`)).map(
      (status) => isPrincipleReview('v', principle, status),
    ),
  )
  return sql`(${hasAiResult} and exists (select from videos v
    where v.client_id = o.client_id and v.id = o.video_id and (${sql.join(any, sql` or `)})))`
}

/** On the alias `o`. */
export const hasAiResult = sql<boolean>`o.review_type in (${sql.join(WITH_AI_RESULT.map((type) => sql.lit(type)))})`

/** Unreviewed are those that the AI has judged; the alias has the columns of PRINCIPLE_REVIEW_COLUMNS. */
export function isPrincipleReview(
  alias: string,
  principle: Principle,
  status: AiReviewStatus,
): Sql<boolean> {
  const [noFault, isCorrect] = REVIEW_COLUMNS[principle].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  if (status === 'UNREVIEWED') return sql`(${noFault} is not null and ${isCorrect} is null)`
  return sql`(${noFault} = ${sql.lit(status.endsWith('NEGATIVE'))}
    and ${isCorrect} = ${sql.lit(status.startsWith('TRUE'))})`
}

const REVIEW_COLUMNS = {
  INSIDE_BASE: ['is_inside_base', 'is_ai_inside_base_correct'],
  BIG_ENGINES: ['is_big_engines', 'is_ai_big_engines_correct'],
  TURN_NOT_TWIST: ['is_turn_not_twist', 'is_ai_turn_not_twist_correct'],
  DIP_N_DRIVE: ['is_dip_n_drive', 'is_ai_dip_n_drive_correct'],
} as const satisfies Record<Principle, readonly [string, string]>

/** Of a video. */
export const PRINCIPLE_REVIEW_COLUMNS: readonly string[] = Object.values(REVIEW_COLUMNS).flat()
