/** Checks and replaces coaches, and tells super users where there is none. */
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { mayCall } from '#domain/access.ts'
import { ROLES, rolesToAlert } from '#domain/roles.ts'
import { isUuid } from '#domain/uuid.ts'
import { isLivePerson } from '../people/isLivePerson.ts'
import type { AuditActor } from '../audit/audit.ts'
import { readAccounts } from '../notices/readAccounts.ts'
import { saveChangedColumns } from '../records/auditedSave.ts'
import { worksAtPlaces } from '../visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'

interface Place {
  location_id: string
  department_id: string
}

type Coached = Pick<
  Row<'follow_ups'>,
  'client_id' | 'id' | 'user_id' | 'observation_id' | 'coach_id' | 'deleted_at'
>

/** Leaves to others what deleted people were to coach, of any clients. */
export async function releaseFollowUps(
  everywhere: Transaction,
  actor: AuditActor,
  coaches: readonly string[],
): Promise<void> {
  const followUps = await everywhere.sql<Coached>(
    (
      tenantFilter,
    ) => sql`select follow_up.client_id, follow_up.id, follow_up.user_id, follow_up.observation_id, follow_up.coach_id,
      follow_up.deleted_at from follow_ups follow_up
        where ${tenantFilter('follow_up')} and follow_up.coach_id = any(${coaches}::uuid[]) and follow_up.state in ('OPEN', 'COACHED')
        order by follow_up.id for no key update`,
  )
  for (const followUp of followUps)
    await coachOrNobody(everywhere.forTenant(followUp.client_id), actor, followUp)
}

/** Returns who goes on coaching, nobody who is deleted; null: nobody does, and super users are told. */
export async function coachOrNobody(
  transaction: Transaction,
  actor: AuditActor,
  followUp: Coached,
): Promise<string | null> {
  const { coach_id } = followUp
  if (coach_id !== null && (await isLivePerson(transaction, coach_id))) return coach_id
  if (coach_id !== null)
    await saveChangedColumns(transaction, actor, {
      entity: 'follow_ups',
      record: followUp,
      set: { coach_id: null },
    })
  const at = actor.now()
  if (followUp.deleted_at === null)
    await tellCoachNeeded(transaction, followUp, { cause: at.toISOString(), at })
  return null
}

/** Tells super users who work at the place that a coach is needed. */
export async function tellCoachNeeded(
  transaction: Transaction,
  followUp: Pick<Coached, 'client_id' | 'id' | 'user_id' | 'observation_id'>,
  notice: { cause: string; at: Date },
): Promise<void> {
  const [place] = await transaction.run((tables) =>
    tables
      .from('observations')
      .select(['location_id', 'department_id'])
      .where('id', '=', followUp.observation_id),
  )
  if (!place) return
  const places = { locations: [place.location_id], departments: [place.department_id] }
  const people = await readAccounts(
    transaction,
    rolesToAlert('CLIENT_SUPER_USER'),
    (tenantFilter) =>
      sql`person.id <> ${followUp.user_id} and ${worksAtPlaces(places, 'person', tenantFilter)}`,
  )
  await notifyAboutFollowUp(transaction, followUp, {
    ...notice,
    kind: 'FOLLOW_UP_UNCOACHED',
    people,
  })
}

interface CoachQuestion {
  coachId: string
  personId: string
  place: Place
}

export async function checkCoach(transaction: Transaction, question: CoachQuestion): Promise<void> {
  if (!(await canCoach(transaction, question)))
    throw badInput('coachId', message('followUpCoachUnknown'))
}

/** Levels of the people who can coach. */
export const COACHES = ROLES.filter((role) => mayCall(role, 'finishCoaching'))

/** Somebody else of the client with an account whose level coaches, who works at the place. */
export async function canCoach(
  transaction: Transaction,
  { coachId, personId, place }: CoachQuestion,
): Promise<boolean> {
  if (coachId === personId || !isUuid(coachId)) return false
  const places = { locations: [place.location_id], departments: [place.department_id] }
  const found = await readAccounts(
    transaction,
    COACHES,
    (tenantFilter) =>
      sql`person.id = ${coachId} and ${worksAtPlaces(places, 'person', tenantFilter)}`,
  )
  return found.length > 0
}
