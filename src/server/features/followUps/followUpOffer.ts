/** Says before the form is opened whether a follow-up of an observation can be started, and with which coach. */
import type { FollowUpOffer } from '#api/generated/contract.ts'
import { canBeFollowed, mayOpenFollowUp } from '#domain/followUps/followUpRules.ts'
import { notFound } from '#domain/errors.ts'
import { rolesToAlert } from '#domain/roles.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import {
  visibleFollowUp,
  visibleObservation,
  worksAtPlaces,
} from '../../context/visibility/visibility.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { COACHES } from '../../context/coaching/coaches.ts'
import type { Attempt } from '../../context/coaching/personTasks.ts'

export async function readFollowUpOffer(
  context: RequestContext,
  observationId: string,
): Promise<FollowUpOffer> {
  const session = requireSession(context)
  const access = await accessToRecord(context, 'observations', observationId)
  const { clientId } = access
  const [observation] = await context.db.sql<FollowedObservation>(
    { clientId },
    (tenantFilter) => sql`select observation.*,
        exists (select from follow_ups follow_up where ${tenantFilter('follow_up')} and ${isOpenOfPair}) as is_open,
        (select follow_up.id from follow_ups follow_up where ${tenantFilter('follow_up')} and ${isOpenOfPair}
          and ${visibleFollowUp(access, 'follow_up', tenantFilter)}) as open_id,
        (select follow_up.id from follow_ups follow_up where ${tenantFilter('follow_up')}
          and follow_up.closed_by_observation_id = observation.id
          and follow_up.state = 'CLOSED' and follow_up.deleted_at is null
          and ${visibleFollowUp(access, 'follow_up', tenantFilter)} limit 1) as closed_id,
        (select later.technique = 'correct' from observations later where ${tenantFilter('later')}
          and later.observee_id = observation.observee_id and later.task_id = observation.task_id and later.deleted_at is null
          and later.pseudonymised_at is null and later.technique is not null
          order by later.date desc, later.id desc limit 1) as is_correct_since
      from observations observation
      where ${tenantFilter('observation')} and observation.id = ${requireUuid(observationId)}
        and ${visibleObservation(access, 'observation')}`,
  )
  if (!observation) throw notFound()
  const { open_id, closed_id } = observation
  if (!canBeFollowed(observation) || !mayOpenFollowUp(session, observation))
    return { may_open: false, refusal: null, open_id, closed_id, coach: null }
  const places = { locations: [observation.location_id], departments: [observation.department_id] }
  const [coach] = await context.db.sql<NonNullable<FollowUpOffer['coach']>>(
    { clientId },
    (tenantFilter) => sql`select person.id, person.firstname, person.lastname from users person
      where ${tenantFilter('person')} and person.id <> ${observation.observee_id}
        and person.is_account_enabled and person.deleted_at is null
        and person.type = any(${COACHES}::text[]) and ${worksAtPlaces(places, 'person', tenantFilter)}
        and (person.id = ${observation.user_id}
          or person.type = any(${rolesToAlert('CLIENT_SUPER_USER')}::text[]))
      order by person.id = ${observation.user_id} desc, person.firstname, person.lastname, person.id limit 1`,
  )
  const refusal = observation.is_open
    ? 'OPEN_ALREADY'
    : observation.is_correct_since
      ? 'CORRECT_SINCE'
      : null
  return { may_open: refusal === null, refusal, open_id, closed_id, coach: coach ?? null }
}

/** Test on a `follow_up` and an `observation` of its person and task. */
const isOpenOfPair = sql<boolean>`(follow_up.user_id = observation.observee_id and follow_up.task_id = observation.task_id
  and follow_up.state in ('OPEN', 'COACHED') and follow_up.deleted_at is null)`

interface FollowedObservation extends Attempt {
  observee_id: string | null
  is_open: boolean
  open_id: string | null
  closed_id: string | null
  is_correct_since: boolean | null
}
