/** Who coaches, and what happens where nobody does. */
import type { Selectable } from 'kysely'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { rolesToAlert } from '#domain/roles.ts'
import { isUuid } from '#domain/uuid.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { worksAtPlaces } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FollowUpsTable } from '../../platform/db/tables.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'

interface Place {
  location_id: string
  department_id: string
}

type Coached = Pick<
  Selectable<FollowUpsTable>,
  'client_id' | 'id' | 'user_id' | 'observation_id' | 'coach_id' | 'deleted_at'
>

/** Leaves to others what deleted people were to coach, of any clients. */
export async function releaseFollowUps(
  whole: Transaction,
  actor: AuditActor,
  coaches: readonly string[],
): Promise<void> {
  const followUps = await whole.run<Coached>((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select f.client_id, f.id, f.user_id, f.observation_id, f.coach_id, f.deleted_at from follow_ups f
        where ${tenantFilter('f')} and f.coach_id = any(${coaches}::uuid[]) and f.state in ('OPEN', 'COACHED')
        order by f.id for no key update`,
    ),
  )
  for (const followUp of followUps)
    await keepCoach(whole.forTenant(followUp.client_id), actor, followUp)
}

/** Returns who goes on coaching, nobody who is deleted; null: nobody does, and super users are told. */
export async function keepCoach(
  transaction: Transaction,
  actor: AuditActor,
  followUp: Coached,
): Promise<string | null> {
  const { coach_id } = followUp
  if (coach_id !== null && (await isThere(transaction, coach_id))) return coach_id
  if (coach_id !== null)
    await saveChangedColumns(transaction, actor, {
      entity: 'follow_ups',
      record: followUp,
      set: { coach_id: null },
    })
  const at = actor.now()
  if (followUp.deleted_at === null)
    await tellUncoached(transaction, followUp, { occurrence: at.toISOString(), at })
  return null
}

/** Whether a person of the client is not deleted. */
export async function isThere(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction.run((tables) =>
    tables.from('users').select('id').where('id', '=', id).where('deleted_at', 'is', null),
  )
  return found.length > 0
}

/** Tells super users that a coach is needed. */
export async function tellUncoached(
  transaction: Transaction,
  followUp: Pick<Coached, 'client_id' | 'id' | 'user_id' | 'observation_id'>,
  notice: { occurrence: string; at: Date },
): Promise<void> {
  const [place] = await transaction.run((tables) =>
    tables
      .from('observations')
      .select(['location_id', 'department_id'])
      .where('id', '=', followUp.observation_id),
  )
  if (!place) return
  await notifyAboutFollowUp(transaction, followUp, {
    ...notice,
    kind: 'FOLLOW_UP_UNCOACHED',
    people: await readChoosers(transaction, { personId: followUp.user_id, place }),
  })
}

/** Returns the client's super users who work at the place, without the person. */
async function readChoosers(
  transaction: Transaction,
  { personId, place }: { personId: string; place: Place },
): Promise<string[]> {
  const places = { locations: [place.location_id], departments: [place.department_id] }
  const found = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select u.id from users u
        where ${tenantFilter('u')} and u.type = any(${rolesToAlert('CLIENT_SUPER_USER')}::text[]) and u.id <> ${personId}
          and u.is_account_enabled and u.deleted_at is null and ${worksAtPlaces(places, 'u', tenantFilter)}`,
    ),
  )
  return found.map(({ id }) => id)
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

/** Somebody else of the client with an account, who works at the place. */
export async function canCoach(
  transaction: Transaction,
  { coachId, personId, place }: CoachQuestion,
): Promise<boolean> {
  if (coachId === personId || !isUuid(coachId)) return false
  const places = { locations: [place.location_id], departments: [place.department_id] }
  const found = await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`select h.id from users h
        where ${tenantFilter('h')} and h.id = ${coachId} and h.is_account_enabled and h.deleted_at is null
          and ${worksAtPlaces(places, 'h', tenantFilter)}`,
    ),
  )
  return found.length > 0
}
