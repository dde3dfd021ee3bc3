/** takeBackObservation, and until when the caller may: the facts of the domain's rule. */
import { forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { takeBackUntil } from '#domain/observations/takeBack.ts'
import type { ObservationParent } from '#api/parents.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, recordScopeOf } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

type Facts = Parameters<typeof takeBackUntil>[1] & { id: string }

/** Until when the caller may take each back, in their order; null: they may not. */
export const loadTakeBackUntil = requestBatchLoader(
  async (context: RequestContext, observations: readonly ObservationParent[]) => {
    const { userId } = requireSession(context)
    const ids = observations.map(({ id }) => id)
    const facts = await context.db.sql<Facts>(recordScopeOf(context), (tenantFilter) =>
      selectFacts(ids, tenantFilter),
    )
    return ids.map((id) => {
      const found = facts.find((one) => one.id === id)
      return (found && takeBackUntil(userId, found, context.now())?.toISOString()) ?? null
    })
  },
)

/** Nobody reviews it before the transaction has ended. One that the caller does not see is left to the deletion. */
export async function requireTakeBack(
  transaction: Transaction,
  context: RequestContext,
  { access, ids }: { access: Access; ids: readonly string[] },
): Promise<void> {
  const { userId } = requireSession(context)
  const facts = await transaction.sql<Facts>(
    (tenantFilter) => sql`${selectFacts(ids, tenantFilter)}
      and observation.deleted_at is null and ${visibleObservation(access, 'observation')} for no key update of observation`,
  )
  const mayAll = facts.every((one) => takeBackUntil(userId, one, context.now()))
  if (!mayAll) throw forbidden(message('takeBackRefused'))
}

/** The person who sent the recording or the answers added the observation. */
const selectFacts = (ids: readonly string[], tenantFilter: TenantFilter): Sql<Facts> =>
  sql`select observation.id, coalesce(video.user_id, observation.user_id) as added_by, observation.created_at, observation.deleted_at,
      observation.pseudonymised_at, observation.review_type, observation.ai_review_status, observation.is_ai_prediction_correct,
        observation.internally_reviewed,
      observation.ai_error_cause, observation.ai_review_notes, json_build_object(${sql.join(
        PRINCIPLE_REVIEWS.flatMap((column) => [sql.lit(column), sql.ref(`video.${column}`)]),
      )}) as video,
      exists (select from blind_reviews review
        where ${tenantFilter('review')} and review.observation_id = observation.id) as is_reviewed_blindly,
      exists (select from observation_contests contest
        where ${tenantFilter('contest')} and contest.observation_id = observation.id) as is_contested
    from observations observation left join videos video on video.client_id = observation.client_id and video.id = observation.video_id
    where ${tenantFilter('observation')} and observation.id = any(${ids}::uuid[])`

const PRINCIPLE_REVIEWS: readonly (keyof Facts['video'])[] = [
  'is_ai_inside_base_correct',
  'is_ai_big_engines_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_dip_n_drive_correct',
]
